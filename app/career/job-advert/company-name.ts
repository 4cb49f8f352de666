import { inOrder, listOf, patternOf, phrasePattern } from "./patterns";
import { COMPANY_FORMS, FIELD_FORMS, NO_EMPLOYER, PLACE_NOUNS } from "./vocabulary/company-words";
import { OFFICE_NOUNS } from "./vocabulary/addressees";
import { LANGUAGES, TOOLS } from "./vocabulary/demand-words";
import { KNOWN_EMPLOYERS } from "./vocabulary/known-employers";
import { CERTIFICATES } from "./vocabulary/qualifications";
import { isTitleWord } from "./vocabulary/title-words";
import { nigerianPlaces, states, worldPlaces } from "~/career/resume/vocabulary/places";

const FORMS = new Set(COMPANY_FORMS.map((form) => form.toLowerCase()));
const LEGAL_END =
  /^(?<name>.*?(?:(?<!\p{L})(?:Ltd|LTD|Limited|LIMITED|Plc|PLC|GmbH|SARL|LLC|LLP|S\.?A))(?!\p{L})\.?).*$/u;
export const PLACES = new Set([...listOf(nigerianPlaces), ...listOf(states), ...listOf(worldPlaces)]);
export const KNOWN = phrasePattern(
  KNOWN_EMPLOYERS.flatMap(({ names }) => names),
  "iu",
);
export const KNOWN_WITH_FORM = patternOf(
  `${KNOWN.source}(?: (?:Nigeria|NIGERIA|Plc|PLC|Limited|LIMITED|Ltd|Cement|Refinery|Group|Bank|Foods))*`,
  "u",
);
const CERTIFICATE = phrasePattern(CERTIFICATES, "iu");

/** A name without the place behind it and the joints at its end. */
export function trimmedName(name: string): string {
  let text = beforePost(name.replace(LEGAL_END, "$<name>").replace(ORGAN_OF, "")).replace(
    /(?:\s(?:of|and|for|the|&|de|du|des|la|le|et|in|am|und)|[\s.,'&-])+$/u,
    "",
  );
  text = text.replace(/^(?:Die|Das|Der|La|Le|At) (?=\p{Lu}\p{L}+ \p{Lu})/u, "").replace(PAGE_HEAD, "");
  // "Oak Springs (table water, zobo)" is cut at the comma.
  if (text.includes("(") && !text.includes(")")) text = text.slice(0, text.indexOf("(")).trimEnd();
  text = beforeTown(text);
  for (let count = 0; count < 2; count += 1) {
    const words = text.split(" ");
    const last = words.at(-1)?.toLowerCase() ?? "";
    if (
      words.length > 2 &&
      PLACES.has(last) &&
      !isOfPlace(words) &&
      hasCompanyForm(words.slice(0, -1).join(" "))
    )
      text = words.slice(0, -1).join(" ");
  }
  return text.trim();
}

/** "The Management of Oak Schools": who acts for an employer. */
const ORGAN_OF = inOrder(
  [
    /^(?:the )?/u,
    /management|propriet(?:ors?|ress)|authorities|(?:governing )?(?:board|council)/u,
    /(?: of (?:governors|trustees|directors|management))? of (?:the )?(?=\p{L}{2,}(?: |$))/u,
  ],
  "iu",
);

/** "CAREERS AT IJEBU FOODS": what a page of vacancies is headed with. */
const PAGE_HEAD = new RegExp(
  `^(?:${"careers? jobs? vacanc(?:y|ies) work(?:ing)? life opportunities recruitment employment".replaceAll(" ", "|")}) (?:at|with|in) (?=\\p{Lu})`,
  "iu",
);

/** "Graceland Schools Ugbowo Benin": behind the form of a name at most two words, of which the last is a town, say where it is. */
function beforeTown(name: string): string {
  const words = name.split(" ");
  if (!PLACES.has(words.at(-1)?.toLowerCase() ?? "") || isOfPlace(words)) return name;
  const form = words.findIndex(
    (_, at) => at > 0 && at >= words.length - 3 && hasCompanyForm(words.slice(0, at + 1).join(" ")),
  );
  return form > 0 && form < words.length - 1 ? words.slice(0, form + 1).join(" ") : name;
}

/** "Diocese of Ekiti": whose it is, and not where. */
const isOfPlace = (words: readonly string[]) => / of (?:the )?\S+$/iu.test(words.join(" "));

/** "Presco junction", "Wuse Zone 2": a place, or what bears the noun or name of one without a form of its own. */
function isPlace(words: string[]): boolean {
  const lower = words.map((word) => word.toLowerCase());
  if (PLACES.has(lower.join(" ")) || PLACE_NOUNS.has(lower.at(-1) ?? "")) return true;
  // "Modern Market Road Makurdi"
  const isInTown = PLACES.has(lower.at(-1) ?? "") && PLACE_NOUNS.has(lower.at(-2) ?? "");
  const hasNoun = lower.some((word) => PLACE_NOUNS.has(word)) && words.length < 4;
  // "Ngwa Road by Oando": a street, and what stands beside it.
  if (lower.some((word, at) => PLACE_NOUNS.has(word) && BESIDE.has(lower[at + 1] ?? ""))) return true;
  return !hasCompanyForm(words.join(" ")) && (isInTown || hasNoun);
}

const BESIDE = new Set(listOf("by, off, opposite, near, beside, behind, after, before, along"));

/** Words that open the name of an institution only where its form follows: "New Hope Clinic". */
const MAY_OPEN = new Set(
  listOf(
    "new, good, great, fresh, our, the, one, two, three, four, five, six, ten, all, federal, st, nigerian, christian, catholic, muslim",
  ),
);

/** "Cornerleaf Insurance Graduate Trainee": the name ends before the words of the post. */
function beforePost(name: string): string {
  const words = name.split(" ");
  const post = words.findIndex(
    (word, at) =>
      at > 0 && ((isTitleWord(word) && !FORMS.has(word.toLowerCase())) || POST_WORDS.has(word.toLowerCase())),
  );
  if (post < 0) return name;
  const isProgramme = POST_WORDS.has((words[post] ?? "").toLowerCase());
  const end = words.findLastIndex(
    (_, at) => at < post && at > 0 && endsName(words.slice(0, at + 1), isProgramme),
  );
  const known = KNOWN.exec(name);
  if (known?.index === 0 && end < 0) return known[0];
  return end > 0 && !hasCompanyForm(name) ? words.slice(0, end + 1).join(" ") : name;
}
// "Cornerleaf Insurance Graduate Scheme" names a firm, "Health Care Assistant" and "Road Works Supervisor" do not.
function endsName(words: string[], isProgramme: boolean): boolean {
  if (!hasCompanyForm(words.join(" "))) return false;
  return isProgramme || (words.length > 2 && !FIELD_FORMS.has((words.at(-1) ?? "").toLowerCase()));
}

const POST_WORDS = new Set(
  listOf(
    "graduate, programme, program, scheme, recruitment, academy, internship, entry-level, massive, replacement, vacancy, vacancies, career, careers, job, jobs",
  ),
);

/** Above a body of the state stands whose it is. */
const OVER_ALL = /^(?:the )?(?:federal republic|government) of (?!.*(?:agency|ministry|college))/iu;

/** Forms of address that no shop bears: "Aunty B Bread" is a firm, "Alhaji Musa Gidado" a person. */
const TITLED =
  /^(?:Mrs?|Miss|Ms|Dr|Prof|Engr|Barr|Chief|Alhaji|Alh|Hajiya|Hajia|Rev|Pastor|Capt|Surv|Arc)\.? \p{Lu}/u;
const OFFICES = new Set(OFFICE_NOUNS);

/** "The Board of Governors": who acts for an employer. */
const ORGAN =
  /^(?:the )?(?:board|council|committee) of (?:governors|trustees|directors|management|elders|patrons)$/iu;

/** "Alhaji Musa Gidado", "Harbour Master": who hires or reads, and no firm, unless its form follows: "Mama Tola Foods". */
function isPersonOrOffice(name: string): boolean {
  const words = name.replace(/^the /iu, "").split(" ");
  if (ORGAN.test(name)) return true;
  if (hasCompanyForm(name)) return false;
  return (
    (TITLED.test(name) && words.length > 2) ||
    (words.length === 2 && OFFICES.has(words[1]?.toLowerCase() ?? ""))
  );
}

/** "Lafia and Akwanga": places, joints, and words that name nobody. */
const isNoName = (word: string) =>
  NO_EMPLOYER.has(word) || PLACES.has(word) || /^(?:and|or|&|of)$/u.test(word);

/** Whether words can be the name of an employer; behind a label that says so, its first word may be any. `isOne`: a verb in the singular follows. */
export function isName(name: string, { isLabelled = false, isOne = false } = {}): boolean {
  const words = name.replace(/^The (?=\p{Lu}\p{L}+ \p{Lu})/u, "").split(" ");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (!/^[\p{L}\p{N}]/u.test(name) || OVER_ALL.test(name)) return false;
  if (isPersonOrOffice(name)) return false;
  if (name.length < 3 || name.length > 90 || /@|\d{4}/.test(name)) return false;
  const hasForm = hasCompanyForm(name) && words.length > 1;
  const opening = first.toLowerCase().replace(/[.']+$/, "");
  if (NO_EMPLOYER.has(opening) && !(hasForm && MAY_OPEN.has(opening))) return false;
  if (words.every((word) => isNoName(word.toLowerCase()))) return false;
  if (isPlace(words)) return false;
  // "Bello Associates", but not "6 CUSTOMER EXPERIENCE ASSOCIATES": so many are sought.
  const isFirmOfMany = isOne && words.length > 2 && /s$/iu.test(last);
  if (isTitleWord(last) && !hasForm && !isFirmOfMany) return false;
  if (isTitleWord(last) && /^\d{1,3} /.test(name)) return false;
  if (hasForm) return true;
  if (isLabelled && words.length > 1) return true;
  // "RanaPower" is written like a name, whatever it ends with.
  const isCoined = /\p{Ll}\p{Lu}/u.test(first);
  if ((isTitleWord(first) && !isCoined) || CERTIFICATE.test(name)) return false;
  return !(TOOLS.test(name) || LANGUAGES.test(name));
}

/** "Oakline Dairies", "Bank of Agriculture": a form at the end, or one that "of" follows. */
export function hasCompanyForm(name: string): boolean {
  const words = name.toLowerCase().replace(/\.$/, "").split(" ");
  return (
    FORMS.has(words.at(-1) ?? "") ||
    FORMS.has(words.slice(-2).join(" ")) ||
    words.some((word, at) => FORMS.has(word) && ["of", "for"].includes(words[at + 1] ?? ""))
  );
}
