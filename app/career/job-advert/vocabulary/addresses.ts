import { anyOf, inOrder, listOf, patternOf } from "../patterns";

/** A street, a place or a building to go to. */
export const ADDRESS = inOrder(
  [
    /(?<![\p{L}\d])/u,
    anyOf(
      [
        /(?:No\.? ?|Plot ?|Suite ?|Km ?|Block ?)?\d{1,4}[A-Z]?,? /u,
        /(?:Plot|Suite|Km|Block|Shop|Off|Opposite|Beside|Behind|Along) |[\p{Lu}][\p{L}'.-]+,? /u,
      ],
      "u",
    ),
    /(?:[\p{L}\d'’./-]+,? ){0,7}?/u,
    anyOf(
      [
        /street|str\.?|st\.|road|rd\.?|crescent|close|avenue|ave\.?|way|drive|lane|boulevard|estate/u,
        /plaza|mall|house|complex|expressway|highway|junction|roundabout|layout|straße|strasse|rue/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
    patternOf(
      `(?:${/,? (?:(?:off|opposite|beside|behind|by|near|along|after|before) )?[\p{Lu}\d][\p{L}\d'’.-]*/u.source}){0,9}`,
      "u",
    ),
  ],
  "iu",
);

/** An address that begins with its number. */
export const NUMBERED_ADDRESS = inOrder(
  [
    /(?<![\p{L}\d:.]|\d[ -])(?:No\.? ?|Plot ?|Suite ?|Km ?|Block ?|Shop ?)?(?:[A-Z] ?)?/u,
    // No year and no day: "2026 by 7pm", "28 November".
    /(?!20[2-9]\d |\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec))\d{1,4}[A-Z]?,? /u,
    /(?:[\p{L}\d'’./-]+,? ){1,6}/u,
    anyOf(
      [
        /street|str\.?|st\.|road|rd\.?|crescent|close|avenue|ave\.?|way|drive|lane|boulevard|estate/u,
        /plaza|mall|house|complex|expressway|highway|junction|roundabout|layout|straße|strasse|rue/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
    patternOf(
      `(?:${/,? (?:(?:off|opposite|beside|behind|by|near|along|after|before) )?[\p{Lu}\d][\p{L}\d'’.-]*/u.source}){0,9}`,
      "u",
    ),
  ],
  "iu",
);

/** An office without a street: "head office behind Sahad roundabout Lugbe". */
export const OFFICE_PLACE = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})(?:(?:our|the|head|main|site|branch|hr|admin|corporate|\p{Lu}\p{L}*) ){0,3}/u,
        /(?:office|gate house|reception|front desk|security post|secretariat|campus|premises)(?!\p{L})/u,
        patternOf(
          `(?:${inOrder([/,? (?:behind|opposite|at|in|beside|by|near|along|off|after) (?:the )?\p{Lu}[\p{L}'-]*/u, /(?:,? (?:\p{Lu}[\p{L}'-]*|\d+|roundabout|road|street|village|junction|market)){0,6}/u], "u").source})?`,
          "u",
        ),
      ],
      "u",
    ),
    /(?<!\p{L})(?:behind|opposite|beside) \p{Lu}[\p{L}'-]*(?:,? \p{Lu}[\p{L}'-]*){1,6}/u,
  ],
  "u",
);

/** A clause that tells where to come. */
export const COMES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        // "walk-in cold rooms" are no invitation.
        /walk[- ]?in(?:to)?(?! (?:cold )?(?:rooms?|freezers?|coolers?|chillers?|fridges?|closets?))/u,
        /come (?:with|to|along|for)|bring|venue|report (?:to|at|with)|in person/u,
        /drop(?:ped)? (?:it|your|off|them|by|at)|post or deliver|deliver|submit(?:ted)?|reach|visit/u,
        anyOf(
          [
            /(?:screening|audition|accreditation)s?|meeting/u,
            /(?:interview|trial|test)s? (?:is|are|holds?|at|in|on|will|takes)/u,
            /see (?:him|her|us|me|am)|interviews?(?= ?:)/u,
          ],
          "u",
        ),
        /pick (?:up )?(?:\p{L}+ ){0,2}forms?|hand in|post your|deposer|déposer|address|hand(?:ed)? in/u,
        /deliver(?:ed)?|should be sent to|post(?:ed)? to|by hand|se présenter|présente[rz]/u,
        /abgeben|vorbei|ask (?:for|of)|submit|come (?:and|see|on|any|in|inside|straight)/u,
        /you come|applications (?:\p{L}+ )*to the|come (?:mon|tues|wednes|thurs|fri|satur)day/u,
        /come \p{Lu}/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A house with a name, and a room in it: "Room 12, Palm Guest House", "the lounge of Crown hotel". */
export const NAMED_VENUE = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})(?:(?:Room|Suite|Flat|Hall|Block) [\dA-Z]{1,4},? (?:of |at |in )?)?/u,
        /(?:\p{Lu}[\p{L}'’&-]* (?:of |and |& )?){1,5}/u,
        anyOf(
          [
            /Guest (?:House|Inn|Home|Lodge)|Inn|[Hh]otel|Lodge|[Ll]ounge|Hall|Motel|Resort|Apartments?/u,
            /Suites|House|Church|Mosque|Library|Club|Secretariat|Headquarters|Building|Cent(?:re|er)|Complex|Annexe?/u,
          ],
          "u",
        ),
        inOrder(
          [
            /(?!\p{L})/u,
            patternOf(
              `(?:${inOrder([/, /u, anyOf([/(?:flat|room|suite|block|hall) [\dA-Z]{1,4}/u, /(?:off |opposite |beside )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}/u], "u")], "u").source}){0,3}`,
              "u",
            ),
          ],
          "u",
        ),
      ],
      "u",
    ),
    inOrder(
      [
        /(?<!\p{L})(?:(?:VIP|his|her|my|the|our) ){0,2}/u,
        /(?:lounge|suite|room|flat|apartment|house|chalet|place)/u,
        / (?:of|in|at) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}(?: hotel| inn)?/u,
      ],
      "u",
    ),
  ],
  "u",
);

/** Nouns of places where people come, in the three languages; each row with an example. */
export const PLACE_HEADS: readonly { words: string[]; example: string }[] = [
  {
    words: listOf("gate, gatehouse, security post, reception, front desk, help desk"),
    example: "Bring your CV to the hotel gate",
  },
  {
    words: listOf(
      "office, Office, secretariat, Secretariat, registry, Registry, headquarters, siège, bureau, Büro, guichet",
    ),
    example: "Submit your papers at the Parish Office",
  },
  {
    words: listOf(
      "shop, store, showroom, supermarket, salon, workshop, warehouse, depot, factory, plant, site, farm, garage, bakery, boutique",
    ),
    example: "Come with your CV to the store",
  },
  {
    words: listOf(
      "school, clinic, hospital, pharmacy, church, mosque, branch, hall, campus, hotel, restaurant, Schule, Klinik, école",
    ),
    example: "Walk in to our clinic with your licence",
  },
  {
    words: listOf("park, motor park, terminal, hub, stadium, training centre, town hall, quarters"),
    example: "Come with your papers to our park",
  },
];
