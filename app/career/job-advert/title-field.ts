import { hasCompanyForm, KNOWN, PLACES } from "./company-name";
import { inOrder, listOf } from "./patterns";
import { FIELD_FORMS } from "./vocabulary/company-words";
import { isTitleWord, TITLE_REGION } from "./vocabulary/title-words";

const FIELD = inOrder(
  [
    /^, (?<field>\p{Lu}[\p{L}&-]*(?: (?:of |and |& )?\p{Lu}[\p{L}-]*){0,4})/u,
    /(?=$|[.;:|\n]| \(| (?:at|in|with|for|is|are|needed|wanted|required|to) |\s[-–—])/u,
  ],
  "u",
);

/** "Team Lead, Dispatch Riders", "Head, Human Capital": behind a bare rank its field, which is no place, employer or second post. */
export function fieldIn(behind: string, title: string): string | undefined {
  const field = FIELD.exec(behind)?.groups?.field;
  if (!field || field.split(/ and | & |, /).some(isPlace) || KNOWN.test(field)) return undefined;
  if (hasCompanyForm(field) && !FIELD_FORMS.has(field.split(" ").at(-1)?.toLowerCase() ?? ""))
    return undefined;
  // "Regional Sales Manager, North"
  if (TITLE_REGION.test(field)) return field;
  const parts = field.split(/ (?:and|&) /i);
  // "Instructor II, Welding": behind a step nothing but the field is left to say.
  const isRank =
    / (?:I{1,3}|IV|V)$/.test(title) || title.split(/[\s/]+/).every((word) => RANKS.has(word.toLowerCase()));
  const isList = parts.length > 1 ? parts.every(endsInTitle) : isTitleWord(field);
  if (isRank) return isList || PLACE_NOUN.test(field) ? undefined : field;
  return parts.length > 1 &&
    !parts.some(endsInTitle) &&
    !/(?<!\p{L})(?:sons|co|partners|associates)$/iu.test(field)
    ? field
    : undefined;
}

function endsInTitle(part: string): boolean {
  return isTitleWord(part.split(" ").at(-1) ?? "");
}

/** Words of a rank that say nothing of the work. */
const RANKS = new Set(
  listOf(
    "head, lead, team, manager, supervisor, officer, director, deputy, assistant, associate, coordinator, executive, specialist, senior, junior, principal, chief, vice, president, general, group, unit, section, regional, zonal, national, analyst, superintendent, foreman, i, ii, iii, officer",
  ),
);
export const PLACE_NOUN =
  /(?<!\p{L})(?:phase|street|road|estate|island|layout|state|zone|gra|city|nigeria)(?!\p{L})/iu;

/** Whether a text is the name of a place. */
export function isPlace(text: string): boolean {
  return text.split(/[,/]/).some((part) => PLACES.has(part.trim().toLowerCase()));
}
