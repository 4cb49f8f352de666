import type { AdvertLanguage } from "./job-advert";
import { anyOf, inOrder, listOf } from "./patterns";
import { fieldIn } from "./title-field";
import { inTitleCase } from "./title-print";
import { titleIn } from "./title-text";
import { ASKS } from "./vocabulary/demand-words";

/** The title with which an item begins; in a list of lines it begins with a capital. */
export function titleOf(text: string, isLine: boolean, language: AdvertLanguage): string | undefined {
  const item = text
    .replace(SHORT_WORD, "$1 ")
    .split(/[.:;(–]|,|\s-\s/)[0]
    ?.trim()
    .replace(/^(?:an?|and|post of|position of)\s+/i, "")
    .replace(/\s+x? ?\d+$/i, "");
  if (!item || item.length < 3 || item.split(" ").length > 6 || ASKS.test(item) || /@/.test(item))
    return undefined;
  if (isLine && /^\P{Lu}/u.test(item)) return undefined;
  if (NOBODY.test(item)) return undefined;
  const behind = text.slice(text.indexOf(item) + item.length);
  const bracket = /^ ?\([^)]{2,30}\)/u.exec(behind)?.[0] ?? "";
  const title = titleIn(item + (isLine ? bracket : ""), language);
  if (title === undefined || NOBODY.test(title)) return undefined;
  const isWhole =
    title.replace(/ \(.*\)$/u, "").split(" ").length >= item.replace(/^\d+ /, "").split(" ").length - 1;
  if (!isWhole) return undefined;
  // "HEAD, HEALTH INFORMATION MANAGEMENT (1)": the rank alone says nothing.
  const field = isLine && !title.includes(" ") ? fieldIn(behind, title) : undefined;
  return field === undefined ? title : `${title}, ${inTitleCase(field)}`;
}

/** "Vet. Technician": the full stop of a short word. */
export const SHORT_WORD = /^(asst|agric|vet|lab|med|snr|sr|jnr|jr|admin|pharm|tech|gen)\. (?=\p{Lu})/iu;

const NOBODY = anyOf(
  [
    /^(?:persons?|people|candidates?|applicants?|staff|first aid|character)$/u,
    /^no \p{L}+$/u,
    /^(?:\p{L}+ )?(?:referees?|guarantors?|references?)$/u,
  ],
  "iu",
);

/** Labels before the one post of an advert. */
export const ONE_POST_LABELS = new Set(
  listOf(
    "job title, title, position, role, post, title of post, position title, designation, vacant position",
  ),
);
/** Labels before a list of posts. */
export const LIST_LABELS = new Set(
  listOf("positions, vacancies, roles, openings, posts, available positions, postes, stellen"),
);

/** "Ward Maid", "House Master (2)": a short name in capitals or with a capital, up to its mark. */
export function plainTitle(text: string): string | undefined {
  const title = PLAIN.exec(text)?.groups?.title;
  return title === undefined ? undefined : inTitleCase(title);
}
const PLAIN = inOrder(
  [
    /^(?<title>\p{Lu}[\p{L}'/-]*(?: (?:of |and |& |for |in )?(?:the )?\p{Lu}[\p{L}'/-]*){0,3})/u,
    /(?=\s?(?:$|[.;:,(–]|- |\d))/u,
  ],
  "u",
);
