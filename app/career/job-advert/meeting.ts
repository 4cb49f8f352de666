import { matchesIn } from "~/pattern";
import { MONTH_NAME } from "./dates-in-text";
import { anyOf, inOrder, patternOf } from "./patterns";
import { PLACE_HEADS } from "./vocabulary/addresses";
import { isTitleWord } from "./vocabulary/title-words";

// Where and when people meet, in one clause: "come to the Matron's office, Gold Cross Hospital, Asaba, Monday to Thursday, 9am - 2pm".

const LEADS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /to|at|into|inside|visit|venue ?(?:is|:)?|address ?:|holds? (?:at|in)|chez|à l[ae']/u,
        // "come see am for no 3 Iweka road"
        /for(?= (?:no\.? ?\d|our |\d))/u,
        // "2 d workshop" in a chat
        /2(?= (?:d|our|the|my|dis) )/u,
      ],
      "u",
    ),
    / (?:(?:the|our|d|la|le) )?/u,
  ],
  "giu",
);

/** What ends the place: when, with what, or for whom. */
const PLACE_END = anyOf(
  [
    /[;!?()\n]|\.(?=\s+\p{Lu}|\s*$)(?<!(?:st|no|rd|ave|str|opp|dr|km)\.)|\s[-–—]\s/u,
    inOrder(
      [
        /,? (?:and |or )?/u,
        anyOf(
          [
            // "on Tuesday", "with your CV", "for a form"
            /on|by|from|between|btw|before|any|daily|weekdays?|with|ask|bring|come|call|not later|latest/u,
            /for|if|or|where|when|urgently|immediately|personally|who|will|shall|is|are|you|within|to|via|every/u,
            /in (?:an?|one|person|sealed|daytime)/u,
            /(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?|tomorrow|today|time|date/u,
            /\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|noon)/u,
            inOrder(
              [
                /\d{1,2}(?:st|nd|rd|th)?/u,
                /(?= (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/u,
              ],
              "u",
            ),
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
    // "the Proprietor and dropped at the school office": what is done with the papers comes before the place.
    inOrder(
      [
        /,? (?:and |or |should |must |to )?(?:be )?/u,
        /(?:drop|submit|deposit|hand|deliver|forward|return)(?:s|t?ed|p?ed)? /u,
      ],
      "u",
    ),
    /^be |,? (?:should|must|shall|to) (?:be|reach) |,? \+?\d{4}[ -]?\d{3}/u,
  ],
  "iu",
);

const HEADS = PLACE_HEADS.flatMap(({ words }) => words).join("|");
/** Nouns that make a place of what is named: a street, a building, or a mark beside which it stands. */
const IS_PLACE = anyOf(
  [
    patternOf(String.raw`(?<!\p{L})(?:${HEADS})(?!\p{L})`, "u"),
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /street|str|road|rd|crescent|close|avenue|ave|drive|lane|boulevard|estate|plaza|mall|house|complex/u,
            /expressway|highway|junction|roundabout|layout|floor|building|block|suite|room|yard|hall|centre|center/u,
            /opposite|opp|behind|beside|hotel|inn|lodge|market|km|quarry|box at/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "iu",
);

/** The place that a sentence sends people to, as it is written; undefined where no part of it names one. */
export function placeBehind(text: string): string | undefined {
  let onLetter: string | undefined;
  for (const lead of matchesIn(text, LEADS)) {
    const rest = text.slice(lead.index + lead[0].length, lead.index + lead[0].length + 160);
    const stop = PLACE_END.exec(rest);
    const place = withoutReader(rest.slice(0, stop?.index ?? rest.length).replace(/[\s,.:]+$/u, ""));
    const isWritten = /\p{Lu}/u.test(place) || place.split(" ").length <= 5;
    // "the office" alone is no place: which one another part may say.
    if (
      isWritten &&
      place.includes(" ") &&
      place.length >= 6 &&
      IS_PLACE.test(place.replace(COMPOUND, "")) &&
      !NO_PLACE.test(place)
    ) {
      // What the letter is addressed to is the place only where no other is named.
      if (!ADDRESSES.test(text.slice(0, lead.index))) return place;
      onLetter ??= place;
    }
  }
  return onLetter;
}

/** "team-building", "property-level": a part of a word is no place. */
const COMPOUND = /\p{Ll}+-\p{Ll}+/gu;

const ADDRESSES = /(?<!\p{L})address(?:ed)? $/iu;

/** "The Managing Director, Lens Eyewear, 45 Ring Road", "Mr Dan at the shop": who reads it is no part of the place. */
function withoutReader(given: string): string {
  const [reader = "", ...behind] = given.split(/ at (?:the )?/u);
  const place = behind.length > 0 && !IS_PLACE.test(reader) ? behind.join(" at ") : given;
  const [first = "", ...rest] = place.split(", ");
  const isReader = [
    / (?:of|for|in) /u.test(first) ? first.split(" ")[0] : undefined,
    first.split(" ").at(-1),
  ].some((word) => word !== undefined && isTitleWord(word));
  // "the Office of the Director, Works" is a room.
  return rest.length > 0 && isReader && !/^(?:the )?office of /iu.test(first) ? rest.join(", ") : place;
}

// A letter box is no place to come to, and "a busy restaurant" is none in particular.
const NO_PLACE = anyOf(
  [
    /@|https?:|www\.|(?<!\p{L})(?:p\.? ?o\.? ?box|p\.? ?m\.? ?b)(?!\p{L})/u,
    /^(?:an?|any|work|all) |^\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|noon)/u,
  ],
  "iu",
);

const DAY = /(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?|weekdays?|tomorrow|daily/u;
const MONTH = patternOf(`(?:${MONTH_NAME.source})`, "u");
const HOUR = /\d{1,2}(?:[:.]\d\d)? ?(?:a\.?m|p\.?m|noon)(?:(?<=\.m)\.)?/u;
const WORD_OF_TIME = anyOf(
  [
    DAY,
    MONTH,
    HOUR,
    /\d{1,2}(?:st|nd|rd|th)?|20\d\d|noon|prompt/u,
    /to|and|or|by|from|between|btw|at|till|of|this|next|the|on|any|before(?= \d{1,2} ?(?:am|pm|noon))/u,
  ],
  "u",
);
const TIMES = patternOf(
  `(?<![\\p{L}\\d])(?:${WORD_OF_TIME.source})(?![\\p{L}\\d])(?:(?:[\\s,&–-]+|/)(?:${WORD_OF_TIME.source})(?![\\p{L}\\d])){0,24}`,
  "giu",
);
const TIME_JOINTS = anyOf(
  [
    /^[\s,&–-]*(?:(?:to|and|or|at|of|the|from|on|by)\s)*/u,
    /(?:[\s,&–-]+(?:to|and|or|by|from|at|of|the|on|this|next))+$|[\s,&–-]+$/u,
  ],
  "giu",
);
const NAMES_TIME = patternOf(`(?<!\\p{L})(?:${DAY.source})(?!\\p{L})|${HOUR.source}`, "iu");
const CLOSES_THEN = inOrder(
  [/(?:later than|before|deadline|clos\p{L}*|latest|until|till|ends?)(?: (?:is|on))?[\s:–-]*$/u],
  "iu",
);

/** The place, and behind it the days and hours that its sentence gives. */
export function withTimes(place: string, text: string): string {
  const at = text.indexOf(place);
  const without = at < 0 ? text : `${text.slice(0, at)}; ${text.slice(at + place.length)}`;
  for (const found of matchesIn(without, TIMES)) {
    const times = found[0].replace(TIME_JOINTS, "");
    if (NAMES_TIME.test(times) && !CLOSES_THEN.test(without.slice(0, found.index)))
      return `${place}, ${times}`;
  }
  return place;
}

/** A place without the day and hour that a street ran on into: "14 Gana Lane, Abuja, Tuesday 8 December" is in Abuja. */
export function withoutTimes(place: string): string {
  for (const found of matchesIn(place, TIMES)) {
    const behind = place.slice(found.index + found[0].length);
    const isTime = NAMES_TIME.test(found[0]) || DAY_OF_MONTH.test(found[0]);
    // "5 March Street" and "Monday Market" go on with a name.
    if (found.index > 0 && isTime && !/^\s\p{Lu}/u.test(behind))
      return place
        .slice(0, found.index)
        .replace(TIME_JOINTS, "")
        .replace(/[\s,:.(]+$/u, "");
  }
  // "…, Enugu, 24 to 27 November": where a range begins.
  return place.replace(/, \d{1,2}(?:st|nd|rd|th)?$/u, "");
}
const DAY_OF_MONTH = patternOf(
  `\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH.source}(?!\\p{L})|(?<!\\p{L})${MONTH.source} \\d`,
  "iu",
);
