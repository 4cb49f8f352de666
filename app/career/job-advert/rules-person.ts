import { anyOf, inOrder, listOf, patternOf, phrasePattern, rangeOf } from "./patterns";
import type { FoundRule } from "./found-rule";
import type { Sentence } from "./sentence";
import { nigerianPlaces, states } from "~/career/resume/vocabulary/places";

const LIVES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /a home|dey (?:stay|live)|resid(?:e|es|ing|ents?)|liv(?:e|ing)|domiciled?|stay(?:ing)?(?! on)|based/u,
        /(?<=(?:who|that|candidate|applicant|person|,) )(?:lives|stays|resides)/u,
        /situated|located|résid(?:er|ez|ant)|habit(?:er|ant)|domicilié|wohn(?:haft|en|sitz)/u,
      ],
      "u",
    ),
    / ?/u,
    anyOf(
      [
        anyOf(
          [
            /close to|close(?: o)?|very close|near|(?:not )?(?:too )?far(?: away)? from|within|around|in|at/u,
            /of|along|on|inside|for|à|dans/u,
          ],
          "u",
        ),
        /in der nähe von|a proximité de/u,
      ],
      "u",
    ),
    /(?: and around| or around| or near| or close to| any part of| the environs of)?/u,
    /(?: or (?:very )?(?:near|close to|around|nearby))?(?!\p{L})/u,
  ],
  "iu",
);
const NEAR = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /habit(?:er|ant)(?: à| dans)?|not farther than|not further than|an address (?:in|within|around)/u,
        /indigenes? (?:or resident )?of|proximity to|proximity|closeness to|not far from|close to/u,
        /residence (?:in|around|near)|(?:resident|residents) (?:of|in|around|along|within|at|on)/u,
        anyOf(
          [
            /locate[sd]? (?:in|around|near)|dwellers? (?:in|of)/u,
            inOrder(
              [
                /(?:applicants?|candidates?|persons?|people|those|somebody|someone) (?:must be |should be )?/u,
                /(?:from |who are )?(?:within|around|near|in and around)/u,
              ],
              "u",
            ),
          ],
          "u",
        ),
      ],
      "u",
    ),
    / ?(?!\p{L})/u,
  ],
  "iu",
);
const PLACE_NAME = String.raw`\p{Lu}[\p{L}'-]{1,40}(?: road| estate| junction)?`;
/** "Ajao, Isolo or Mafoluku people please", "Bariga residents only": the places stand before the word. */
const PEOPLE_OF = inOrder(
  [
    patternOf(String.raw`(?<places>${PLACE_NAME}(?:(?:, | and | or |\/| & )${PLACE_NAME}){0,6}) `, "u"),
    /(?:residents?|people|dwellers?|indigenes?|address(?:es)?|axis|(?:or |and )?environs)/u,
    /(?<only> (?:only|alone|please|pls|abeg))?(?= (?:preferred|first)|[.,; ]|$)/u,
  ],
  "u",
);
const PLACES = phrasePattern([...listOf(states), ...listOf(nigerianPlaces)], "giu");
const PLACE_END = anyOf(
  [
    /[.;()!?]/u,
    inOrder(
      [
        /,? /u,
        anyOf(
          [
            /and|or|with|who|for|because|pls|please|if|is|are|will|would|only|preferred|preferably/u,
            /compulsory|must|should|may|can|and must|to|where|so|as|as this|since|hence|an? /u,
          ],
          "u",
        ),
        /(?= )/u,
      ],
      "u",
    ),
    /,? (?:preferred|compulsory|only)$|$/u,
  ],
  "iu",
);

/** Where the person must live. */
export function residenceRules({ text, section, label }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  const people = PEOPLE_OF.exec(text);
  if (
    people?.groups?.places &&
    namesPlaces(people.groups.places.split(/, | and | or |\/| & /), people.groups.only)
  ) {
    const range = rangeOf(people, 0);
    return [
      {
        rule: { kind: "residence", place: people.groups.places, ...range },
        demand: { kind: "place", ...range },
      },
    ];
  }
  const cue = LIVES.exec(text) ?? NEAR.exec(text);
  const isLabelled = label === "residence";
  if (!cue && !isLabelled) return [];
  const verb = cue?.[0] ?? "";
  // "a company located in Lekki" and "a vacancy based in Jos" speak of the post.
  if (/^(?:based|situated|located?)/i.test(verb) && !ASKS.test(text.slice(0, cue?.index))) return [];
  const from = cue ? cue.index + verb.length : 0;
  const place = placeAt(text.slice(from));
  // To live where one works is a duty, and says nothing of where somebody lives now.
  if (!place || LODGING.test(place.text) || WHERE_POSTED.test(text.slice(from))) return [];
  // An app is "live on the Play Store": people live on an island or along a road.
  if (/ on\s*$/i.test(verb) && !ON_PLACE.test(place.text) && !isPlaceName(place.text)) return [];
  // "LIVE IN HOUSE KEEPER": capitals prove no place where everything is shouted.
  if (verb.length > 3 && verb === verb.toUpperCase() && !isPlaceName(place.text)) return [];
  const start = cue?.index ?? 0;
  const end = from + place.end;
  // Who comes from a State may live anywhere.
  if (/^indigene/i.test(verb) && !/resident/i.test(verb)) return [{ demand: { kind: "place", start, end } }];
  return [
    { rule: { kind: "residence", place: place.text, start, end }, demand: { kind: "place", start, end } },
  ];
}

const LODGING = inOrder(
  [
    /^(?:the |our |its )?(?:\p{L}+ )?/u,
    anyOf(
      [
        /quarters?|farm|school|premises|compound|hostel|house|estate|site|hotel|camp|clinic/u,
        /hospital|orphanage|home|residence/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** "within the Ward of posting" */
const WHERE_POSTED = /^ ?(?:the |their )?\p{L}+ of (?:posting|deployment|assignment|duty|work)(?!\p{L})/iu;

const ON_PLACE =
  /(?<!\p{L})(?:island|mainland|road|expressway|axis|street|estate|campus|site|farm)(?!\p{L})/iu;
const ASKS = /\b(?:must|should|applicants?|candidates?|you|be|only|preferably|person|persons|who|staff)\b/i;

/** Names of places, of which the lists know one; "only" behind several says that all of them are. */
function namesPlaces(names: string[], only: string | undefined): boolean {
  return names.some((one) => isPlaceName(one)) || (names.length > 1 && only !== undefined);
}

/** A text that is nothing but the name of a place. */
export function isPlaceName(text: string): boolean {
  PLACES.lastIndex = 0;
  return PLACES.exec(text)?.[0].length === text.length;
}

/** The place names at the start of a text: "Ajah, Lekki or Obalende". */
function placeAt(text: string): { text: string; end: number } | undefined {
  let end = 0;
  let rest = text;
  for (let count = 0; count < 6; count += 1) {
    const part =
      /^[\s,/–-]*(?:(?:and|or|in|the|its|environs|around|axis|&|ou|et|und|oder)[\s,]+){0,3}/iu.exec(
        rest,
      )?.[0] ?? "";
    const body = rest.slice(part.length);
    const name = nameAt(body);
    if (!name) break;
    end += part.length + name;
    rest = body.slice(name);
  }
  const tail =
    /^ (?:axis|corridor|area|environs|and environs|and its environs|or environs|metropolis|town|city)\b/i.exec(
      rest,
    )?.[0] ?? "";
  const found = text.slice(0, end + tail.length);
  const trimmed = found.replace(/^[\s,/]+/, "").replace(/^(?:the )?(?=\p{Lu})/u, "");
  return end > 0 && /\p{L}{2}/u.test(trimmed) && !/^(?:the )?(?:state|country|nation)$/i.test(trimmed)
    ? { text: trimmed, end: end + tail.length }
    : undefined;
}

function nameAt(text: string): number {
  PLACES.lastIndex = 0;
  const known = PLACES.exec(text.slice(0, 60));
  const capitals =
    /^(?:\p{Lu}[\p{L}'’/–-]*|\d{1,2})(?: (?:\p{Lu}[\p{L}'’/–-]*|\d{1,2}|of))*/u.exec(
      text.slice(0, 60),
    )?.[0] ?? "";
  const premises =
    /^(?:the )?(?:farm|premises|site|quarters|school|compound|estate|island|mainland|hostel|house)(?!\p{L})/iu.exec(
      text,
    )?.[0] ?? "";
  const shout = capitals === capitals.toUpperCase() && capitals.length > 4;
  const cut = capitals.search(PLACE_END);
  const name = (shout || cut > 0 ? capitals.slice(0, cut < 0 ? undefined : cut) : capitals).trimEnd();
  return Math.max(name.length, premises.length, known?.index === 0 ? known[0].length : 0);
}
