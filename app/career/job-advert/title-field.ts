import { foldText } from "~/career/nlp/fold";
import { clustersOf } from "~/career/nlp/word-clusters";
import { hasCompanyForm, KNOWN, PLACES } from "./company-name";
import { inOrder, listOf } from "./patterns";
import { FIELD_FORMS } from "./vocabulary/company-words";
import { WORK_FIELDS } from "./vocabulary/work-fields";
import { isTitleWord, TITLE_REGION } from "./vocabulary/title-words";

const FIELD = inOrder(
  [
    /^, (?<field>\p{Lu}[\p{L}&/-]*(?: (?:of |and |& )?\p{Lu}[\p{L}/-]*){0,4})/u,
    /(?=$|[.;:|\n@]| [(@[]| (?:at|in|with|for|is|are|needed|wanted|required|to) |\s[-–—])/u,
  ],
  "u",
);

/** "Team Lead, Dispatch Riders", "Head, Human Capital": behind a bare rank its field, which is no place, employer or second post. */
export function fieldIn(behind: string, title: string): string | undefined {
  const field = FIELD.exec(behind)?.groups?.field;
  if (!field || field.split(/ and | & |, /).some(isPlace) || KNOWN.test(field)) return undefined;
  if (isInstitution(field) || OF_PAY.test(field)) return undefined;
  // "Regional Sales Manager, North"
  if (TITLE_REGION.test(field)) return field;
  const parts = field.split(/ (?:and|&) /i);
  // "Instructor II, Welding": behind a step nothing but the field is left to say.
  const isRank =
    / (?:I{1,3}|IV|V)$/.test(title) || title.split(/[\s/]+/).every((word) => RANKS.has(word.toLowerCase()));
  const isList = parts.length > 1 ? parts.every(endsInTitle) : isTitleWord(field);
  if (isRank) return isList || PLACE_NOUN.test(field) ? undefined : field;
  if (isWorkField(field)) return field;
  return parts.length > 1 &&
    !parts.some(endsInTitle) &&
    !/(?<!\p{L})(?:sons|co|partners|associates)$/iu.test(field)
    ? field
    : undefined;
}

/** "CONTISS 09", "GL. 08": the grade of its pay. */
const OF_PAY = /(?<!\p{L})(?:con\p{L}{1,6}ss\p{L}{0,3}|gl|grade|level|step|hatiss)(?!\p{L})/iu;

/** "Oak Hospitals": what has the form of an employer's name, unless that is a field, too ("Health"). */
export function isInstitution(text: string): boolean {
  return hasCompanyForm(text) && !FIELD_FORMS.has(text.split(" ").at(-1)?.toLowerCase() ?? "");
}

/**
 * Whether words name a field of work: "Livelihoods", "Malt & Juices". Each must be known, none may be a place or name work, and
 * half of them (`isStrict`: all but words such as "line") must be used like the fields that are listed.
 */
export function isWorkField(text: string, { isStrict = false } = {}): boolean {
  if (isPlace(text) || PLACE_NOUN.test(text) || KNOWN.test(text) || isInstitution(text)) return false;
  const words = text.split(/[\s&/-]+/).filter((word) => word !== "" && !SMALL.has(word.toLowerCase()));
  const groups = words.map((word) => clustersOf(foldText(word)));
  const isStrange = words.some(
    (word, at) => !groups[at] || isTitleWord(word) || isPlace(word) || TERMS.has(word.toLowerCase()),
  );
  if (words.length === 0 || words.length > 5 || isStrange) return false;
  fields ??= new Set(WORK_FIELDS.flatMap((word) => clustersOf(foldText(word))?.fine ?? []));
  const isField = (at: number) => fields?.has(groups[at]?.fine ?? -1) ?? false;
  const known = words.filter((_, at) => isField(at)).length;
  return isStrict
    ? known > 0 && words.every((word, at) => isField(at) || OF_FIELDS.has(word.toLowerCase()))
    : known * 2 >= words.length;
}
let fields: Set<number> | undefined;
const SMALL = new Set(
  listOf("and, of, the, in, for, small, medium, new, modern, large, internal, external, key"),
);
/** Words that go with any field. */
const OF_FIELDS = new Set(
  listOf(
    "line, lines, service, services, unit, products, systems, works, desk, section, management, control, general, assurance, corporate, field, public",
  ),
);
/** What is said of the terms of a post and not of its work. */
const TERMS = new Set(
  listOf(
    "salary, pay, wage, wages, monthly, weekly, daily, urgent, urgently, remote, hybrid, contract, permanent, temporary, full, part, time, male, female, experience, experienced, vacancy, position, positions, slots, needed, wanted, apply, immediate, degree, graduate, graduates, nysc, available, now, job, jobs, career, careers, opportunity, hiring, training, free, paid, unpaid, accommodation, live, shift, night, day, entry, level, centre, center, quarter, quarters, survey, project, programme, campaign, house, court, base, nationwide, factory, plant, farm, store, shop, hotel, school, clinic, hospital, company, firm, estate",
  ),
);

function endsInTitle(part: string): boolean {
  return isTitleWord(part.split(" ").at(-1) ?? "");
}

/** Words of a rank that say nothing of the work. */
const RANKS = new Set(
  listOf(
    "head, lead, team, manager, supervisor, officer, director, deputy, assistant, associate, coordinator, executive, specialist, senior, junior, principal, chief, vice, president, general, group, unit, section, regional, zonal, national, analyst, superintendent, foreman, i, ii, iii, officer",
  ),
);

/** "Head", "Assistant Manager / Manager": the rank without the work, which names no post where something else does. */
export function isBareRank(title: string): boolean {
  return title.split(/[\s/]+/).every((word) => BARE_RANKS.has(word.toLowerCase()));
}
const BARE_RANKS = new Set(
  listOf(
    "head, lead, team, manager, officer, deputy, assistant, senior, junior, individual, national, international, consultant",
  ),
);

export const PLACE_NOUN =
  /(?<!\p{L})(?:phase|street|road|estate|island|layout|state|zone|gra|city|nigeria)(?!\p{L})/iu;

/** Whether a text is the name of a place. */
export function isPlace(text: string): boolean {
  return text.split(/[,/]/).some((part) => PLACES.has(part.trim().toLowerCase()));
}
