import type { Line } from "./clean-text";
import { hasCompanyForm, PLACES } from "./company-name";
import { anyOf, inOrder, listOf, patternOf } from "./patterns";
import { NO_EMPLOYER } from "./vocabulary/company-words";
import { inTitleCase } from "./title-print";
import { HONORIFIC } from "./vocabulary/persons";
import { isTitleWord } from "./vocabulary/title-words";

/**
 * An employer's name from its first word to its last, as the text has it. What finds a name sees a part of it where joints stand within: "Creeks College" of
 * "Our Lady of the Creeks College", "of Mercy Clinic".
 */
export function wholeName(name: string, lines: readonly Line[]): string {
  const bare = name.replace(LEADING_JOINTS, "");
  const ofState = IS_BODY.test(bare) ? openingOfState(bare, lines) : undefined;
  if (ofState !== undefined) return ofState;
  const government = IS_GOVERNMENT.test(bare) ? bare : governmentOver(bare, lines);
  const body = government === undefined ? undefined : bodyBelow(government, lines);
  if (body !== undefined) return body;
  for (const { text } of lines) {
    const at = text.indexOf(bare);
    if (at < 0) continue;
    const behind = text.slice(at + bare.length);
    const end =
      (IS_BARE.test(bare) ? TOWN : ENDS_OPEN.test(bare) ? OF_WHAT : NOTHING).exec(behind)?.[0] ?? "";
    const opening = openingOf(bare, text.slice(Math.max(0, at - MOST_BEFORE), at));
    if (opening + end !== "") return `${opening}${bare}${end}`;
  }
  return withLetterhead(bare, lines);
}

/** "IKPESHI OAK CEMENT PLC" at the top, of which "Oak Cement Plc" was found: a line of nothing but names is all of the name. */
function withLetterhead(name: string, lines: readonly Line[]): string {
  const own = lines.slice(0, MOST_OVER).find(({ text }) => isLetterheadOf(name, text))?.text;
  const opening = own?.slice(0, own.length - name.length).trim() ?? "";
  if (opening === "") return name;
  const isShouted = name !== name.toUpperCase() && opening === opening.toUpperCase();
  return `${isShouted ? inTitleCase(opening) : opening} ${name}`;
}
const MOST_OVER = 3;
const MOST_OPENING_WORDS = 2;

function isLetterheadOf(name: string, line: string): boolean {
  if (!hasCompanyForm(name) || !line.toLowerCase().endsWith(` ${name.toLowerCase()}`)) return false;
  const opening = line.slice(0, line.length - name.length - 1).split(" ");
  return (
    opening.length <= MOST_OPENING_WORDS &&
    opening.every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word) && isOfName(word))
  );
}

/** A town may open the name of a firm; "Vacancy" and "Visit" do not. */
function isOfName(word: string): boolean {
  const bare = word.toLowerCase();
  return !isTitleWord(word) && !NO_EMPLOYER.has(bare) && !NO_OPENERS.has(bare);
}
/** "KOGI STATE GOVERNMENT" over "STATE HOSPITALS BOARD": who hires is the body, of that State. */
function bodyBelow(government: string, lines: readonly Line[]): string | undefined {
  const at = lines.findIndex(({ text }) => text === government);
  const body = lines.slice(at + 1, at + 1 + MOST_BELOW).find(({ text }) => OF_GOVERNMENT.test(text))?.text;
  if (at < 0 || body === undefined || body.split(" ").length > MOST_WORDS) return undefined;
  const state = IS_GOVERNMENT.exec(government)?.groups?.state ?? "";
  if (state === "" || body.toLowerCase().startsWith(state.toLowerCase())) return body;
  return /^state /iu.test(body)
    ? `${state} ${body}`
    : `${state} ${government === government.toUpperCase() ? "STATE" : "State"} ${body}`;
}
const MOST_BELOW = 2;

function governmentOver(name: string, lines: readonly Line[]): string | undefined {
  const at = lines.findIndex(({ text }) => text === name);
  return lines.slice(Math.max(0, at - 1), Math.max(0, at)).find(({ text }) => IS_GOVERNMENT.test(text))?.text;
}
const MOST_WORDS = 12;
const IS_GOVERNMENT = inOrder(
  [
    anyOf(
      [
        /^(?<state>\p{Lu}[\p{L}-]+(?: Ibom| Rivers?)?) State Government/u,
        /^(?:the )?Federal Government/u,
        /^Government of Nigeria/u,
      ],
      "u",
    ),
    /(?: of (?:the Federal Republic of )?Nigeria)?$/u,
  ],
  "iu",
);
const OF_GOVERNMENT = inOrder(
  [
    /^\D*(?<!\p{L})/u,
    anyOf(
      [
        /ministry of|office of|commission|board|agency|bureau|authority|service|council/u,
        /hospital|college of|university|polytechnic/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const MOST_BEFORE = 80;
const NOTHING = /^/u;
const LEADING_JOINTS = /^(?:(?:of|for|and|&|du|des) )+(?:the )?/iu;

/** What stands in front of a name and belongs to it: "Our Lady of the ", "Okon, Bassey & " before partners. */
function openingOf(name: string, before: string): string {
  if (IS_PARTNERS.test(name)) return PARTNERS.exec(before)?.[0].trimStart() ?? "";
  const { lead = "", joint = "" } = OPENING.exec(before)?.groups ?? {};
  const words = lead.trimEnd().split(" ");
  const head = words.at(-1)?.toLowerCase() ?? "";
  // "Driver for Oak Stores", "School for the Blind": only what is an institution is for somebody.
  const isBarred = /^for/iu.test(joint) && !hasCompanyForm(head) && !INSTITUTIONS.has(head);
  // "Mr Ubong of Idara Glass" works there.
  if (head === "" || isBarred || OF_PERSON.test(lead) || !mayOpen(words.at(-1) ?? "")) return "";
  const first = words.findLastIndex((word) => !mayOpen(word)) + 1;
  return `${words.slice(first).join(" ")} ${joint}`;
}
const OPENING = patternOf(
  String.raw`(?<=^|[\s("“])(?<lead>(?:(?:\p{Lu}[\p{L}'’-]*|[Ss]t\.) ){1,4})(?<joint>(?:of|for|OF|FOR) (?:(?:the|THE|The) )?)$`,
  "u",
);
const OF_PERSON = patternOf(`(?:^| )${HONORIFIC} \\p{Lu}`, "u");
const INSTITUTIONS = new Set(
  listOf("centre, center, ministry, department, bureau, college, university, institute, school, federation"),
);

/** Whether a word can stand in a name before "of": no post, no part of a firm, and nothing that opens a sentence. */
function mayOpen(word: string): boolean {
  const bare = word.toLowerCase();
  if (OPENERS.has(bare)) return true;
  return !isTitleWord(word) && !NO_EMPLOYER.has(bare) && !NO_OPENERS.has(bare) && !PLACES.has(bare);
}
const OPENERS = new Set(
  listOf("our, lady, new, mother, father, department, federal, state, sisters, brothers"),
);
const NO_OPENERS = new Set(
  listOf(
    "member, members, subsidiary, division, arm, branch, campus, affiliate, outlet, brand, product, project, programme, republic, government, authorities, proprietor, proprietress, board, council, trustees, students, pupils, parents, friends, sponsors, founders, at, by, to, of, join, about, contact, visit, welcome, why, home, part, one, some, behalf, services, name, address",
  ),
);

/** "CIVIL SERVICE COMMISSION" in the head of "Kogi State Civil Service Commission": the letter names the State, too. */
function openingOfState(name: string, lines: readonly Line[]): string | undefined {
  for (const { text } of lines) {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    const state = at < 0 ? undefined : OF_STATE.exec(text.slice(Math.max(0, at - MOST_OF_STATE), at))?.[0];
    if (state !== undefined) return `${state}${text.slice(at, at + name.length)}`;
  }
  return undefined;
}
const IS_BODY =
  /^(?!.*(?<!\p{L})State(?!\p{L})).*(?<!\p{L})(?:Commission|Board|Agency|Bureau|Authority|Service)$/iu;
const OF_STATE = /(?<=^|[\s("“])\p{Lu}[\p{L}-]+ (?:[IR]\p{L}+ |Ibom )?(?:State|STATE) $/u;
const MOST_OF_STATE = 40;

/** "The Polytechnic, Ibadan", "Federal Medical Centre, Owerri": without its town an institution has no name. */
const IS_BARE = inOrder(
  [
    /^(?:the )?(?:(?:federal|state|general|specialist|teaching|national|cottage) )*/u,
    /(?:polytechnic|university|college|monotechnic|seminary|medical cent(?:re|er)|hospital|high court)/u,
    /(?: of (?:education|technology|agriculture|nursing|health|science))?/u,
    /(?:(?: and| &)? (?:technology|sciences?))?$/u,
  ],
  "iu",
);
const TOWN = /^, \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=$|[ ,.(])/u;
/** "School of" of "School of the Niger" */
const ENDS_OPEN = / of$/iu;
const OF_WHAT = /^ (?:(?:the|THE) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u;
const IS_PARTNERS = /^\p{Lu}[\p{L}'-]+ (?:&|and) (?:Partners|Co|Associates|Sons|Brothers|Company)(?!\p{L})/u;
const PARTNERS = /(?<=^|[.:;–—-] ?|\n|(?:at|by|for) )(?:\p{Lu}[\p{L}'-]+, ){1,3}$/u;
