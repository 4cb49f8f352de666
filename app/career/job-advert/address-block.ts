import { matchesIn } from "~/pattern";
import { hasCompanyForm } from "./company-name";
import { anyOf, inOrder, patternOf } from "./patterns";
import { isOfOthers } from "./persons-of-others";
import { HONORIFICS, OFFICE_FIELDS, OFFICE_NOUNS } from "./vocabulary/addressees";

/** To whom an application goes, and the lines of the address that stand under the name: body, organisation, box or street, town. */
export type AddressBlock = { addressee: string; lines: string[] };

/** The address in an advert to which applications go, where one begins with a person, an office or a department. */
export function addressBlockIn(text: string): AddressBlock | undefined {
  const blocks = matchesIn(text, LEAD).flatMap((lead) => {
    const before = text.slice(Math.max(0, lead.index - REACH), lead.index);
    const isSure =
      lead.groups?.name !== undefined ||
      lead.groups?.office !== undefined ||
      (lead.groups?.label === undefined && ADDRESSED.test(before));
    // "… and names of two referees, should reach the Secretary": the word itself sends.
    const isReached = /^reach/iu.test(lead[0]) && /(?<!\p{L})(?:should|must|shall|to) $/u.test(before);
    const start = lead.index + lead[0].length;
    const isNever = isOfOthers(text, { start, end: start });
    const isSent =
      isReached ||
      isSure ||
      lead.groups?.label !== undefined ||
      (SENDS.test(before) && !REPORTS.test(before));
    const parts = isSent && !isNever ? partsBehind(text, start) : [];
    // "Address: Head Office, 5 Marina" says where they are, "Address: Search Committee, MCNP" who reads.
    const isPlace = lead.groups?.label !== undefined && /(?:office|headquarters)$/iu.test(parts[0] ?? "");
    const block = isPlace ? undefined : blockOf(parts);
    // "submit data to the Coordinator": a name alone is the reader of applications only behind their papers.
    const isOfPapers = isSure || isReached || PAPERS.test(before);
    const isWritten = lead.groups?.label === undefined && WRITTEN_TO.test(before);
    return block && (isOfPapers || block.lines.length > 0) ? [{ ...block, isSure, isWritten }] : [];
  });
  const weight = ({ lines, isSure }: (typeof blocks)[number]) => lines.length + (isSure ? 0.5 : 0);
  const longest = blocks.toSorted((a, b) => weight(b) - weight(a));
  // "addressed to the Secretary and submitted to the Director, Room 4": who opens the letter, and where it is handed in.
  const written = blocks.find(({ isWritten }) => isWritten)?.addressee;
  const best = longest.find(({ addressee }) => written === undefined || isSameOffice(addressee, written));
  return best && { addressee: best.addressee, lines: best.lines };
}

/** "The Provost" is "the Provost, Oak College". */
function isSameOffice(one: string, other: string): boolean {
  const [a = "", b = ""] = [one, other].map(
    (name) => `${name.toLowerCase().replace(/^(?:the|our) /u, "")}, `,
  );
  return a.startsWith(b) || b.startsWith(a);
}

const REACH = 170;
/** "applications addressed to": enquiries go to somebody else. */
const WRITTEN_TO = inOrder(
  [
    /(?<!\p{L})(?:applications?|letters?|cvs?|papers|documents)(?!\p{L})/u,
    /(?:(?! (?:enquir|inquir|question|complain))[^.;:\n]){0,60}? addressed ?$/u,
  ],
  "iu",
);
const ADDRESSED = /(?<!\p{L})(?:address(?:ed)?|directed|forwarded|attention)(?: [\p{L}]+){0,2} ?$/iu;

// "to:", "to", a line "Attention:"; what follows must then begin with who reads it.
/** "The State Coordinator" over "Attn: Dr. Bello": the lines of an address need no word that leads to them. */
const OFFICE_LINE = String.raw`The [^\n]{4,60}\n\(?Att(?:entio)?n(?!\p{L})`;
const LEAD = patternOf(
  String.raw`(?<!\p{L})(?:(?<name>[Aa]ttention|ATTENTION|[Aa]ttn\.?|ATTN\.?|FAO|[Ff]or the attention of)\s?:?|(?:to|To|TO|reach)(?: the (?:following|undersigned|address below))?\s?:?-?|(?<label>(?<=^|[.;\n] ?)(?:Address|ADDRESS)\s?:)|(?<office>)(?=\n${OFFICE_LINE})|(?:address|addressed|below|following|undersigned)\s?:-?)[ \n](?=(?:[Tt]he |[Oo]ur )?\p{Lu})`,
  "gu",
);
const SENDS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /address(?:ed)?|forward(?:ed)?|submit(?:ted)?|sen[dt]|direct(?:ed)?|deliver(?:ed)?/u,
        /writ(?:e|ten)|mail(?:ed)?/u,
        /return(?:ed)?|post(?:ed)?|appl(?:y|ications?)|letters?|cvs?|curriculum|credentials|envelopes?|hand|reach/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const PAPERS =
  /(?<!\p{L})(?:applications?|apply|letters?|cvs?|curriculum|credentials|certificates)(?!\p{L})/iu;
/** "reports to the Rector", "assistant to the Managing Director": no address. */
const REPORTS = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:report(?:s|ing)?|responsible|accountable|answerable|assistant|deput(?:y|ise)|secretary|close|next)/u,
    /(?: directly| jointly)?(?: \p{L}+)? ?$/u,
  ],
  "iu",
);

const WORD = String.raw`(?:\p{Lu}[\p{L}'’&/-]*|\d(?:st|nd|rd|th) floor|\d[\p{L}\d/-]*|&)`;
const SHORT = String.raw`(?:(?:\p{Lu}\. ?){2,4}|(?:St|No|Dr|Mr|Mrs|Ms|Prof|Engr|Rev|Sr|Fr|Km|Rd|Ave|Barr|Pharm|Surv|Alh|Capt|Arc|Opp|Off|Nig|Dept|Bldg|Blk|Sec|Min|Est|Ext)\. ?|\p{Lu}\. )`;
const JOINT = String.raw`(?:of|and|for|the|de|du|la|le|in|on)`;
/** "Mr Kunle on WhatsApp": the way to reach somebody is no part of who they are. */
const NO_WAY = String.raw`(?!on (?:Whats ?[Aa]pp|WHATSAPP|Telegram|Facebook|LinkedIn|E-?mail))`;
const BRACKET = String.raw` ?\([^()\n]{1,40}\)`;
/** "Jebba - Mokwa Road": a road between two towns. */
const ROADS = String.raw`(?:Road|Rd|Expressway|Express Road|Highway|Bypass|Street)(?!\p{L})`;
const PART = patternOf(
  String.raw`(?:(?:opposite|opp\.?|beside|behind|off|near|along|c/o) (?:the )?)?(?:[Tt]he |[Oo]ur )?(?:${SHORT}|${WORD})(?: ?${SHORT}| ?${WORD}(?!\p{L})| ${NO_WAY}(?:${JOINT} ){1,2}(?=\p{Lu})| to (?:the )?(?=Council|Board|Senate|Government)| [–-] ${WORD}(?= ${ROADS})|${BRACKET}){0,14}`,
  "uy",
);
const MAX_PARTS = 9;

/** The parts of an address from a place on: each begins with a capital or a number, and ends at a comma or with its line. */
function partsBehind(text: string, start: number): string[] {
  const parts: string[] = [];
  let at = start;
  while (parts.length < MAX_PARTS) {
    const attention = parts.length > 0 ? ATTENTION.exec(text.slice(at, at + 24))?.[0] : undefined;
    at += attention?.length ?? 0;
    // "(Attention: Director, Supplies)": the bracket is of the line, that of "Director (Kilns)" of the office.
    const line = attention && WHOLE_LINE.exec(text.slice(at, at + 80))?.[0];
    const whole = attention?.startsWith("(") ? line?.replace(/\)$/u, "") : line;
    if (whole) {
      parts.push(`Attention: ${whole}`);
      at = text.indexOf("\n", at) + 1;
      if (at === 0) break;
      continue;
    }
    PART.lastIndex = at;
    const found = PART.exec(text)?.[0].trimEnd() ?? "";
    if (found === "" || ENDS_ADDRESS.test(found)) break;
    const behind = text.slice(at + found.length, at + found.length + 24);
    const isWhole = parts.length === 0 || ENDS_PART.test(behind) || STOPS.test(behind);
    if (!isWhole) break;
    parts.push(found);
    const joint = NEXT_PART.exec(behind)?.[0];
    // A line goes on below only in an address that is set in lines.
    if (joint === undefined || (/^\.?\n$/u.test(joint) && text[start - 1] !== "\n")) break;
    at += found.length + joint.length;
  }
  return parts;
}

/** A line of its own in the address of an office: "Attention: Director (PRS)". */
const ATTENTION = /^\(?att(?:entio)?n\.?\s?:\s?/iu;
const WHOLE_LINE = /^[^\n]+?(?=[.,]?\s*(?:\n|$))/u;
const ENDS_PART = /^(?:\s?[,;:.)(+=\n]|\s?$)/u;
const STOPS = inOrder(
  [
    /^ /u,
    anyOf(
      [
        /and|or|not|on|in|within|by|before|via|through|with|as|so|at|to|using|using|under|quoting|no later|latest/u,
        /during|between|from|where|which|who|for/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "u",
);
const NEXT_PART = /^(?:\s?[,;]\s|\s?[,;]?\n| at (?=\p{Lu}|\d)|\.\n)/u;
const ENDS_ADDRESS = inOrder(
  [
    /^/u,
    anyOf(
      [
        /(?:CVs?|Curriculum|Letters?|Cover|Passports?|Certificates?|Copies|Credentials)(?!\p{L})/u,
        /(?:Subject|E-?mails?|Tel|Phone|WhatsApp|Clos(?:es|ing)|Deadline|Ref(?:erence)?)(?!\p{L})/u,
        /(?:Only|All|Signed|Sgd|Date|Interested|Note|Quote|Quoting|Mark|Please|Applica(?:nts|tions?))(?!\p{L})/u,
        /(?:Beware|BEWARE|Warning|WARNING|Disclaimer|Tags)(?!\p{L})/u,
        /(?:Candidates|And|Or|Via|Through|Using|On|Not|Before|Within|By|Late)(?!\p{L})/u,
        /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})/u,
        /(?:\d{1,2}(?:st|nd|rd|th)? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*(?: |$)/u,
        /\+?\d[\d -]{6,}|\d{1,2}(?:am|pm|:\d|noon)|\d{1,2}(?:st|nd|rd|th)$/u,
      ],
      "u",
    ),
  ],
  "u",
);

// "Sr." is a sister only in front of another title.
const TITLE = patternOf(String.raw`^(?:Sr\.? )?(?:${HONORIFICS.join("|")})\.? `, "u");
const NOUNS = new Set(OFFICE_NOUNS);
const FIELDS = new Set(OFFICE_FIELDS);
const wordsOf = (part: string) => part.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

function isOffice(part: string): boolean {
  // "Secretary-General"
  return wordsOf(part).some((word) => NOUNS.has(word) || NOUNS.has(word.split("-")[0] ?? ""));
}

/** "Human Capital", "Management Committee", "HRM": what an office is for. */
function isField(part: string): boolean {
  const words = wordsOf(part.replace(/\(.*\)/, "")).filter((word) => !/^(?:and|of|the)$/.test(word));
  return words.length > 0 && words.every((word) => FIELDS.has(word));
}

function blockOf([whole, ...others]: string[]): AddressBlock | undefined {
  // "(registry@oak.ng)", "(600 words)", a number of a telephone: no part of the name.
  const first = whole?.replace(/ ?\([^()]*(?:@|\d)[^()]*\)| \+?\d[\d -]{5,}$/, "");
  if (first === undefined || /['’]s$/.test(first)) return undefined;
  const isPerson = TITLE.test(first);
  if (!isPerson && !isOffice(first)) return undefined;
  // "The Office of the Registrar": who reads it is the Registrar.
  const name = first
    .replace(/^(?:[Tt]he )?Office of (?=[Tt]he )/u, "")
    .replace(/^(?:[Tt]he )?Office of (?=(?:Head|Director|Registrar|Chairman|Secretary)(?!\p{L}))/u, "the ");
  const rest = withWholeField(name, others);
  const [second] = rest;
  const goesOn =
    second !== undefined &&
    (isField(second) || isWhatFor(name, second) || (isPerson ? isOffice(second) : TITLE.test(second)));
  const office = goesOn ? second : name;
  const field = goesOn ? rest[1] : undefined;
  // "Mrs Bello, Head, People & Culture": what she is head of.
  const isOfField = field !== undefined && (isField(field) || isWhatFor(office, field));
  const lines = rest.slice((goesOn ? 1 : 0) + (isOfField ? 1 : 0));
  const addressee = [name, goesOn ? second : undefined, isOfField ? field : undefined]
    .filter((part) => part !== undefined)
    .join(", ");
  return { addressee, lines: joined(lines) };
}

/** "The Director, Planning, Research and Statistics": the field that commas cut is one. */
function withWholeField(office: string, parts: readonly string[]): string[] {
  const end = BARE_OFFICE.test(office) ? parts.findIndex((part) => LAST_OF_FIELD.test(part)) : -1;
  const field = parts.slice(0, end + 1);
  const isField =
    end > 0 &&
    end <= MOST_OF_FIELD &&
    field.every(
      (part) => part.split(" ").length <= MOST_OF_FIELD && !hasCompanyForm(part) && !/\d/u.test(part),
    );
  return isField ? [field.join(", "), ...parts.slice(end + 1)] : [...parts];
}
const LAST_OF_FIELD = /^\p{Lu}\p{L}+ (?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;

/** "The Head" says nothing without "Field Operations", nor "The Chairman" without "Board of Governors"; "The Head, Oak School" is complete. */
function isWhatFor(office: string, part: string): boolean {
  const words = wordsOf(part.replace(/\(.*\)/, ""));
  const last = words.at(-1) ?? "";
  return (
    BARE_OFFICE.test(office) &&
    (part.includes(", ") || (words.length <= MOST_OF_FIELD && (FIELDS.has(last) || OF_BOARD.test(last))))
  );
}
const BARE_OFFICE = /^(?:the )?(?:\p{L}+ )?(?:head|director|manager|lead|chair(?:man|woman|person)?)$/iu;
const OF_BOARD = /^(?:governors|trustees|directors)$/;
const MOST_OF_FIELD = 4;

/** The State stands behind its town, and a building behind its number: "Potiskum, Yobe State", "Room 208, Block C". */
function joined(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1);
    const isOfLast =
      last !== undefined &&
      (/ State$|^(?:Nigeria|FCT|Lagos|Abuja)$/u.test(part) || /^\d/.test(last) || NUMBERED.test(last));
    return isOfLast && !/ State$/u.test(last)
      ? [...lines.slice(0, -1), `${last}, ${part}`]
      : [...lines, part];
  }, []);
}
const NUMBERED = /^(?:Plot|Room|Block|Suite|Shop|Km|Mile|No\.?|House|Flat) [\dA-Z]{1,4}$/u;
