import { anyOf } from "~/pattern";
import type { Line } from "./clean-text";
import { listOf, phrasePattern, inOrder } from "./patterns";
import type { Sentence } from "./sentence";
import { ASKS, HIRES } from "./vocabulary/demand-words";
import { COMPANY_FORMS, TITLE_ADJECTIVES, TITLE_END } from "./vocabulary/names";
import { nigerianPlaces, states } from "~/career/resume/vocabulary/places";

export type Head = { title?: string; company?: string; location?: string };

/** Post, employer and place, as far as the advert says. Nothing is guessed where no form holds. */
export function readHead(lines: Line[], sentences: Sentence[]): Head {
  const facts = (labels: string[]) => labelled(sentences, labels);
  const title = facts(TITLE_LABELS) ?? hiredTitle(sentences) ?? headlineTitle(lines);
  const company = facts(COMPANY_LABELS) ?? namedCompany(sentences, title);
  const location = facts(PLACE_LABELS) ?? namedPlace(lines);
  return {
    ...(title && { title }),
    ...(company && { company }),
    ...(location && { location }),
  };
}

const TITLE_LABELS = listOf(
  "job title, title, position, role, post, vacancy, job position, job role, job, intitule du poste, poste, stelle, we are hiring, hiring, now hiring, urgent vacancy, job vacancy, wanted, job opening",
);
const COMPANY_LABELS = listOf(
  "company, company name, employer, organisation, organization, name of company, entreprise, unternehmen, school, hospital",
);
const PLACE_LABELS = listOf(
  "location, job location, work location, place of work, duty station, station, place, lieu, standort, arbeitsort, einsatzort, lieu de travail",
);

function labelled(sentences: Sentence[], labels: string[]): string | undefined {
  for (const { label, isHeading, text } of sentences) {
    if (isHeading || label === undefined || !labels.includes(label)) continue;
    const value = text
      .split(/\s[|]\s|;/)[0]
      ?.replace(/[.,\s]+$/, "")
      .trim();
    if (!value || value.length > 90) continue;
    if (labels !== TITLE_LABELS) return value;
    const title = titleFrom(value);
    if (title && TITLE_END.test(title)) return title;
  }
  return undefined;
}

const ADJECTIVES = phrasePattern(TITLE_ADJECTIVES, "iu");
const TITLE_STOP = anyOf(
  [
    /[,.;:!?|(]|\s[-–—]\s/u,
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /at|in|for|to|who|with|must|should|needed|wanted|required|as|based|around|that|urgently/u,
            /vacanc\p{L}+|and \d|on|by|from|near|within|is|are|having|chez|bei|pour|à|mit|gesucht|zum|ab/u,
            /wey|immediately|position|role|job|to work|under|whose|where|recruitment|have|has/u,
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

/** The title in a sentence that hires: "needs an experienced Driver", "Tailors wanted". */
function hiredTitle(sentences: Sentence[]): string | undefined {
  for (const { text, section } of sentences.slice(0, 12)) {
    if (section === "benefits" || section === "apply" || section === "must") continue;
    const before = BEFORE_NEEDED.exec(text)?.[1];
    const fromBefore = before && titleFrom(before.replace(/^.*(?:vacancy|urgent)[!: -]+/i, ""));
    if (fromBefore && TITLE_END.test(fromBefore)) return fromBefore;
    for (const verb of text.matchAll(AFTER_HIRING_VERB)) {
      const title = titleFrom(text.slice(verb.index + verb[0].length));
      if (title && TITLE_END.test(title)) return title;
    }
  }
  return undefined;
}

const AFTER_HIRING_VERB = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /needs?|in need of|requires?|seeks?|seeking|recruiting|hiring|looking for|searching for/u,
        /employ|employs|wants|want|takes|taking|vacanc(?:y|ies) for|position of|post of|role of/u,
        /apply for(?: the)?|applications (?:for|from)|recrute|recherche|cherche|sucht|suchen|need/u,
      ],
      "u",
    ),
    /(?: now)?:?(?!\p{L})/u,
  ],
  "giu",
);

const BEFORE_NEEDED = inOrder(
  [
    /^(.{3,70}?)(?:\(.{1,30}\) )?\s?(?:is |are )?(?:urgently |currently )?/u,
    /(?:needed|wanted|gesucht|required)(?!\p{L})/u,
  ],
  "iu",
);

/** The first short line, where it ends like a title. */
function headlineTitle(lines: Line[]): string | undefined {
  for (const text of lines
    .slice(0, 5)
    .flatMap((line) => line.text.split(/\s[-–—|·•]\s|\s?@\s|\.\s/).slice(0, 3))) {
    const line = text.replace(HEADLINE_NOISE, "");
    if (line.length > 90 || line === "") continue;
    const title = FORM.test(line) ? undefined : titleFrom(line);
    if (title && TITLE_END.test(title.split(" (")[0]?.split(" ").at(-1) ?? "")) return title;
  }
  return undefined;
}

const HEADLINE_NOISE = inOrder(
  [
    /^/u,
    new RegExp(
      `(?:${inOrder([anyOf([/urgent|hot|job|new|immediate|we are|now|vacancy|vacancies|announcement|alert|offre d'emploi/u, /stellenangebot|stellenanzeige|hiring/u], "u"), /[\s!:–—-]*/u], "u").source})+`,
      "u",
    ),
  ],
  "giu",
);

function titleFrom(text: string): string | undefined {
  let rest = text
    .trim()
    .replace(/^["'(\s]+/, "")
    .replace(/^\d+\s+/, "");
  for (let count = 0; count < 6; count += 1) {
    const found = ADJECTIVES.exec(rest);
    if (found?.index !== 0) break;
    rest = rest.slice(found[0].length).replace(/^[\s,]+(?:and )?/, "");
  }
  rest = rest.replace(/^\(?\d+\)?\s+/, "");
  // "proactive and ambitious Sales Officer": small letters before a title in capitals only praise.
  const praise = /^(?:\p{Ll}[\p{L}-]*,? ){1,4}(?=\p{Lu}[\p{L}]+ \p{Lu})/u.exec(rest)?.[0] ?? "";
  rest = rest.slice(praise.length);
  const brackets = /^[^(,.;:]{3,60}\((?!\d|m\/|f\/|h\/)[\p{L} /&-]{2,30}\)/u.exec(rest)?.[0];
  const stop = rest.slice(0, 100).search(TITLE_STOP);
  const cut = (brackets ?? (stop < 0 ? rest : rest.slice(0, stop))).trim().replace(/[\s"'&/-]+$/, "");
  if (cut.length < 3 || cut.split(" ").length > 8 || ASKS.test(cut) || NO_TITLE.test(cut) || HIRES.test(cut))
    return undefined;
  return singular(inTitleCase(cut));
}

const NO_TITLE = anyOf(
  [
    inOrder(
      [
        /^/u,
        anyOf(
          [
            /no|urgent|vacanc\p{L}+|jobs?|we|our|the|a|hot|new|immediate|applicants?|candidates?/u,
            /qualified|people|staff|workers?|experience|company|organi[sz]ation|you|this|it|following/u,
            /suitable persons?|persons?|someone|somebody|dear|good|hello|offre|d'emploi|services?/u,
          ],
          "u",
        ),
        /\b.{0,12}$/u,
      ],
      "u",
    ),
    /following|@/u,
  ],
  "iu",
);

/** One post, not many: "Sales Girls" → "Sales Girl". */
export function singular(title: string): string {
  return title
    .replace(PLURAL_ENDING, "")
    .replace(/(?<=secretar|nann)ies$/i, "y")
    .replace(/(?<=m)en$/i, "an");
}

const PLURAL_ENDING = inOrder(
  [
    new RegExp(
      `(?<=${/[a-z]{2}(?:er|or|ist|ant|ian|ee|ive|ard|rk|se|nt|ef|ok|rl|oy|de|st|nd|tor|yst|ern|te|cer|ess)/.source})`,
    ),
    /s(?=$|\s\()/,
  ],
  "i",
);

/** Capitals alone become "Front Desk Officer". */
export function inTitleCase(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, "");
  if (letters !== letters.toUpperCase() || letters.length < 5) return title;
  return title.toLowerCase().replace(/(?<![\p{L}'])\p{L}+/gu, (word) => {
    if (/^(?:and|of|the|in|for|to|de|du|des|et|und)$/.test(word)) return word;
    if (/^(?:ii|iii|iv|hr|it|hse|qa|qc|hvac|ict|meal|cctv|pa|md|ceo|cfo|sme|pos)$/.test(word))
      return word.toUpperCase();
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

const NAME_WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d&'.-]*|of|and|for|the|&|de|du|des)`;
const NAME = String.raw`\p{Lu}[\p{L}\d&'.-]*(?: ${NAME_WORD}){0,6}`;
const FORM = phrasePattern(COMPANY_FORMS, "u");
const COMPANY_PATTERNS = [
  new RegExp(String.raw`\((${NAME})\)`, "u"),
  new RegExp(
    String.raw`(?:^|[.!] )(?:At |The |La société |Das |L'entreprise )?(${NAME})(?: \([^)]{1,40}\))?,?(?: [a-z][^.,]{0,50},)? (?:is|are|needs?|seeks|requires?|invites|wishes|would like|takes|employs|opens|wants to|cherche|recrute|recherche|sucht|stellt|has|runs|hires?|wants|operates)(?!\p{L})`,
    "u",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:at|with|by|chez|bei|join|We at|we at|for) (${NAME})`, "u"),
  new RegExp(String.raw`(?:^|\n)(${NAME})\.?(?:$|,| [-–|·])`, "u"),
  new RegExp(
    String.raw`(?<!\p{L})((?:\p{Lu}[\p{L}'&-]+ (?:(?:&|and|of) )?){1,4}(?:${COMPANY_FORMS.filter((form) => form.length > 2).join("|")}))(?!\p{L})`,
    "u",
  ),
];
const SHOUTS =
  /^(?:(?:URGENT(?:LY)?|HOT|JOBS?|NEW|VACANC(?:Y|IES)|HIRING|NOW|ALERT|RECRUITMENT|MASSIVE)[\s!:–—-]*)+/u;

function namedCompany(sentences: Sentence[], title: string | undefined): string | undefined {
  const own = sentences.filter(
    ({ section, isHeading }) =>
      !isHeading &&
      section !== "must" &&
      section !== "duties" &&
      section !== "wish" &&
      section !== "benefits",
  );
  for (const [index, pattern] of COMPANY_PATTERNS.entries()) {
    for (const { text } of own.slice(0, 25)) {
      const name = pattern
        .exec(text.slice(0, 240).replace(SHOUTS, ""))?.[1]
        ?.replace(/(?:\s(?:of|and|for|the|&|de|du|des)|[\s.,])+$/u, "")
        .trim();
      if (!name || name.length < 3 || name === title || NO_COMPANY.test(name) || HIRES.test(name)) continue;
      const hasForm = FORM.test(name);
      if (
        hasForm ||
        (index === 1 && name !== name.toUpperCase() && !TITLE_END.test(name.split(" ").at(-1) ?? ""))
      )
        return name.replace(/^The (?=\p{Lu}\p{L}+ )/u, "");
    }
  }
  return undefined;
}

const NO_COMPANY = inOrder(
  [
    /^/u,
    anyOf(
      [
        /we|our|this|it|the|there|applicants?|candidates?|he|she|you|they|salary|what|who|which/u,
        /experience|that|a|an|nysc|urgent|vacancy|job|position|interested|qualified|only|send|apply/u,
        /must|kindly|please|owner|women|applications?|bike|target|training|interview|pay|location/u,
        /nigeria|lagos|abuja|b\.?sc|hnd|ond|deadline|closing|all|how|why|if|are|is|fresh|new|good/u,
        /dear|monday|tuesday|wednesday|thursday|friday|saturday|sunday/u,
      ],
      "u",
    ),
    /\b(?! [\p{Lu}][\p{L}]+ (?:Ltd|Limited|Plc|Bank|Hospital|School|Hotel|Group))/u,
  ],
  "iu",
);

const PLACE = phrasePattern(
  [...listOf(nigerianPlaces), ...listOf(states)].filter(
    (place) => !/^(?:nigeria|vi|oko|ota|ondo city|ede|iwo)$/.test(place),
  ),
  "giu",
);

function namedPlace(lines: Line[]): string | undefined {
  for (const { text } of lines.slice(0, 12)) {
    const near = NEAR_PLACE.exec(text)?.[1];
    PLACE.lastIndex = 0;
    if (near && PLACE.test(near)) return near;
    PLACE.lastIndex = 0;
    const known = [...text.matchAll(PLACE)].filter(({ index }) => /^\p{Lu}/u.test(text.slice(index)));
    if (known.length > 0)
      return [...new Set(known.map(([name]) => inTitleCase(name)))].slice(0, 2).join(", ");
  }
  return undefined;
}

const NEAR_PLACE = inOrder(
  [
    /(?<!\p{L})(?:in|at|around|based in|located (?:in|at)|office in|à|de|in) /u,
    new RegExp(
      `(${inOrder([/(?:the )?\p{Lu}[\p{L}'-]+(?: (?:\d|[\p{Lu}][\p{L}'-]+)){0,3}/u, /(?:, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?){0,2}/u], "u").source})`,
      "u",
    ),
  ],
  "u",
);
