import { matchesIn } from "~/pattern";
import type { Line } from "./clean-text";
import { hasCompanyForm } from "./company-name";
import { inOrder, listOf, patternOf, phrasePattern } from "./patterns";
import type { Sentence } from "./sentence";
import { nigerianPlaces, states, worldPlaces } from "~/career/resume/vocabulary/places";

/** The place of work, as the advert names it. What stands in the name of the employer or of a road is no place of work. */
export function readPlace(lines: Line[], sentences: Sentence[], company?: string): string | undefined {
  return labelled(sentences) ?? namedPlace(lines, PLACE, company) ?? namedPlace(lines, ABROAD, company);
}

const PLACE_LABELS = listOf(
  "location, job location, work location, place of work, duty station, station, place, lieu, standort, arbeitsort, einsatzort, lieu de travail, lieu d'affectation",
);

function labelled(sentences: Sentence[]): string | undefined {
  const found = sentences.find(
    ({ label, isHeading, text }) =>
      !isHeading && label !== undefined && PLACE_LABELS.includes(label) && text.length <= 90,
  );
  return (
    found?.text
      // "Yola with travel to Madagali", "Jabi (hybrid)"
      .split(/\s[|]\s|;|,? \(|,? with /)[0]
      ?.replace(/[.,|\s]+$/, "")
      .trim() || undefined
  );
}

const PLACE = phrasePattern(
  [...listOf(nigerianPlaces), ...listOf(states)].filter(
    (place) => !/^(?:nigeria|vi|oko|ota|ondo city|ede|iwo)$/.test(place),
  ),
  "giu",
);

// Short forms of American states are words of other languages: "DE", "La".
const ABROAD = phrasePattern(
  listOf(worldPlaces).filter((place) => place.length > 3 && !/^(?:remote|nice|reading)$/.test(place)),
  "giu",
);
const STATES = new Set(listOf(states));

/** "Gboko Road", "Ibadan-Abeokuta Expressway": what stands behind a place that names a road. */
const ROAD_BEHIND = inOrder(
  [
    /^(?:[- –]\p{Lu}[\p{L}-]*)?[ ,]+/u,
    /(?:road|rd|street|str|avenue|way|expressway|close|crescent|lane|drive|bypass)(?!\p{L})/u,
  ],
  "iu",
);

function namedPlace(lines: Line[], places: RegExp, company: string | undefined): string | undefined {
  for (const line of lines.slice(0, 12)) {
    const text = line.text.slice(0, MAX_HEAD);
    const near = NEAR_PLACE.exec(text)?.[1];
    places.lastIndex = 0;
    if (near && places.test(near) && !hasCompanyForm(near) && !OTHER_PART.test(near))
      return `${near}${otherPlace(text.slice(text.indexOf(near) + near.length), places)}`;
    places.lastIndex = 0;
    const inName = company === undefined ? -1 : text.toLowerCase().indexOf(company.toLowerCase());
    const known = matchesIn(text, places).filter(
      ({ index, 0: name }) =>
        /^\p{Lu}/u.test(text.slice(index)) &&
        !ROAD_BEHIND.test(text.slice(index + name.length, index + name.length + 40)) &&
        !(inName >= 0 && index >= inName && index < inName + (company ?? "").length),
    );
    // "KWARA STATE GOVERNMENT … Ilorin": the town says more than the State.
    const [first] = known;
    const town = known.findIndex(
      ({ 0: name, index }) => !STATES.has(name.toLowerCase()) && index - (first?.index ?? 0) < NEAR_STATE,
    );
    const isEither = first !== undefined && EITHER.test(text.slice(first.index + first[0].length));
    if (known.length > 0) return wholePlace(text, isEither ? known : known.slice(Math.max(0, town)));
  }
  return undefined;
}

/** "Lagos or Abuja": one of two, of which none says where the other is. */
const EITHER = /^,? or (?=\p{Lu})/iu;

/** A firm or a paper beside the place: "Port Harcourt Swiftpepper Logistics", "Uyo, HND". */
const OTHER_PART = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:HND|OND|ND|B\.?Sc|SSCE|NCE|Ltd|Limited|Plc|Schools?|Hotels?|Logistics|Apartments|Clinic|Hospital)/u,
    /(?!\p{L})/u,
  ],
  "u",
);

/** "Kano, Kaduna or Jos": the last of several places. */
function otherPlace(behind: string, places: RegExp): string {
  const joint = /^,? or /iu.exec(behind)?.[0];
  places.lastIndex = 0;
  const found = joint === undefined ? null : places.exec(behind.slice(0, joint.length + 30));
  return found && found.index === joint?.length ? behind.slice(0, joint.length + found[0].length) : "";
}

/** The first place that a line names, with the quarter before it and the State or town behind it: "Agbara Industrial Estate, Ogun State". */
function wholePlace(text: string, known: RegExpExecArray[]): string {
  const [first, second] = known;
  const start = first?.index ?? 0;
  let end = start + (first?.[0].length ?? 0);
  const isJoined =
    second !== undefined && /^(?: State)?(?:,| and| &|,? or|\s?\/)\s?$/iu.test(text.slice(end, second.index));
  if (isJoined) end = second.index + second[0].length;
  end += /^ STATE(?!\p{L})/iu.exec(text.slice(end))?.[0].length ?? 0;
  const quarter = QUARTER.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
  return (quarter + text.slice(start, end))
    .split(/(?<=[,/&] ?)|(?= (?:and|or) )/iu)
    .map((part) =>
      part.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, (word) =>
        SHORT_FORMS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      ),
    )
    .join("");
}

const SHORT_FORMS = new Set(listOf("FCT, GRA, VGC, CBD, USA, UAE, LGA, III"));

const QUARTER = inOrder(
  [
    /(?:\p{Lu}[\p{L}'-]+ ){1,3}/u,
    /(?:Estate|GRA|Phase(?: \d| I{1,3})?|Area(?: \d{1,2})?|Zone(?: \d{1,2})?|Layout|Extension|Quarters), $/u,
  ],
  "u",
);

/** So many characters behind the name of a State its town may follow. */
const NEAR_STATE = 60;

/** Where a post is stands at the head; behind so many characters of one line it is read no more. */
const MAX_HEAD = 2000;

const NEAR_PLACE = inOrder(
  [
    /(?<!\p{L})(?:in|at|around|based in|located (?:in|at)|office in|à|de|in) /u,
    patternOf(
      `(${inOrder([/(?:the )?\p{Lu}[\p{L}'-]+(?: (?:\d|[\p{Lu}][\p{L}'-]+)){0,3}/u, /(?:, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?){0,2}/u], "u").source})`,
      "u",
    ),
  ],
  "u",
);
