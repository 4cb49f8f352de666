import type { Head } from "../head";
import type { HowToApply, Warning } from "../job-advert";
import { anyOf, inOrder, patternOf, phrasePattern } from "../patterns";
import { COMPANY_FORMS } from "../vocabulary/company-words";
import { FREE_MAIL, KNOWN_EMPLOYERS, LARGE_EMPLOYER } from "../vocabulary/known-employers";
import { warning } from "./warning-texts";

/** Neither the text nor an address says who employs or recruits. */
export function noEmployer(text: string, { company }: Head, { email, url, phone }: HowToApply): Warning[] {
  if (
    company ||
    NAMED.test(text) ||
    knownEmployer(text, { company }) ||
    (url && !/wa\.me|whatsapp|t\.me/i.test(url))
  )
    return [];
  const [box = "", domain = ""] = (email ?? "").toLowerCase().split("@");
  if (email && !FREE_MAIL.includes(domain)) return [];
  const name = box.replace(GENERIC_BOX, "").replace(/[^a-z]/g, "");
  if ((email && name.length > 3) || (!email && !phone)) return [];
  const contact = email ?? phone ?? "";
  const start = text.indexOf(contact);
  return [warning("no-employer-named", start, start + contact.length)];
}
const GENERIC_BOX = anyOf(
  [
    /jobs?|hr|recruit\w*|careers?|vacanc\w+|apply|cv|hiring|employment|work|staff|admin|info|mr?s?(?=[a-z])/,
    /supervisors?|managers?|drivers?|nurses?|teachers?|cleaners?|sales|nann(?:y|ies)|cooks?|officers?|agents?/,
    /office|farm|naija|nigeria|lagos|abuja|\d+/,
  ],
  "g",
);
const NAMED = patternOf(
  String.raw`\p{Lu}[\p{L}'&-]{1,40} (?:${COMPANY_FORMS.filter((form) => form.length > 2)
    .map((form) => form.replace(/\./g, ""))
    .join("|")})(?!\p{L})`,
  "u",
);

/** A free mailbox in the name of a large employer, or an address that is not the known employer's. */
export function mailWarnings(text: string, head: Head, { email, url }: HowToApply): Warning[] {
  const domain = email?.split("@")[1]?.toLowerCase() ?? (url ? hostOf(url) : undefined);
  if (!domain) return [];
  const address = email ?? url ?? "";
  const start = text.indexOf(address);
  const end = start + address.length;
  const known = knownEmployer(text, head);
  if (email && FREE_MAIL.includes(domain)) {
    const isLarge =
      known !== undefined ||
      LARGE_EMPLOYER.test(head.company ?? "") ||
      opensWithLarge(text) ||
      (head.company === undefined && HIRES_FOR_LARGE.test(text));
    return isLarge ? [warning("free-mail-for-employer", start, end)] : [];
  }
  if (!known || known.domains.some((own) => domain === own || domain.endsWith(`.${own}`))) return [];
  return [warning("name-and-domain-differ", start, end)];
}

const HIRES_FOR_LARGE = inOrder(
  [
    /(?<!\p{L})(?:an?|the|our|top|leading|new generation|commercial|multinational|reputable)/u,
    /(?: [\p{L}-]+){0,3} /u,
    anyOf([/bank|oil (?:and|&) gas company|oil company|airline|refinery|multinational|embassy|ministry/u]),
    /(?: [\p{L}]+){0,4} (?:is|are|needs?|requires?|seeks|recruit\p{L}*|hiring|in)(?!\p{L})/u,
  ],
  "iu",
);

/** "United States Embassy Abuja" as the first line: the advert speaks in the name of a large employer. */
function opensWithLarge(text: string): boolean {
  const [line = ""] = text.slice(0, 100).split("\n");
  const found = LARGE_EMPLOYER.exec(line);
  return (
    found !== null &&
    /^\p{Lu}/u.test(found[0]) &&
    text.includes("\n") &&
    line.split(" ").length <= 8 &&
    !PASSING.test(line.slice(0, found.index))
  );
}

function hostOf(url: string): string {
  return (
    url
      .replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .split(/[/?#:]/)[0]
      ?.toLowerCase() ?? ""
  );
}

/** A well-known employer that hires here: it is the company, or the advert begins with its name. */
const KNOWN = KNOWN_EMPLOYERS.map((employer) => ({
  ...employer,
  pattern: phrasePattern(employer.names, "iu"),
}));

function knownEmployer(text: string, { company }: Head) {
  const opening = text.slice(0, 160);
  return KNOWN.find(({ pattern }) => {
    if (company !== undefined && pattern.test(company)) return true;
    const found = pattern.exec(opening);
    return (
      found !== null &&
      /^\p{Lu}/u.test(found[0]) &&
      !PASSING.test(opening.slice(Math.max(0, found.index - 30), found.index))
    );
  });
}
// "opposite Zenith Bank", "experience with Shell", "partner of UNICEF": a name in passing.
const PASSING = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /opposite|beside|behind|near|after|before|by|former(?:ly)?|ex|at|with|for|of|to|or|and|from|partners?/u,
        /funded by|client|vendor|supplier|distributor|agent/u,
      ],
      "u",
    ),
    /(?: the)? $/u,
  ],
  "iu",
);
