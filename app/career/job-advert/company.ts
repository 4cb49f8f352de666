import type { Line } from "./clean-text";
import { type Candidate, companyCandidates } from "./company-candidates";
import { bearsName, domainsIn, evidence } from "./company-evidence";
import { isName, trimmedName } from "./company-name";
import type { NamedStretch } from "./named-stretch";
import { anyOf, inOrder, listOf } from "./patterns";
import type { Sentence } from "./sentence";

/**
 * The employer as the advert names it. Each place where a name can be gives candidates; what speaks for a name
 * (its form, a known employer, the address of the mail) adds to its weight. Below the least weight there is none:
 * no employer is better than a wrong one at the head of a letter.
 */
export function readCompany(
  lines: Line[],
  sentences: Sentence[],
  named: readonly NamedStretch[],
): string | undefined {
  const label = labelled(sentences);
  if (label) return label;
  const client = clientOf(sentences);
  if (client !== undefined) return isName(trimmedName(client)) ? trimmedName(client) : undefined;
  if (sentences.some(isWithheld)) return undefined;
  const domains = domainsIn(lines);
  const text = lines
    .map((line) => line.text)
    .join("\n")
    .toLowerCase();
  const placed = companyCandidates(lines, sentences);
  const weighed = [...placed, ...taggedCandidates(named, placed)]
    .map((candidate) => ({ ...candidate, name: trimmedName(candidate.name) }))
    .filter(({ name, isOne = false }) => isName(name, { isOne }))
    .map(({ name, weight }) => ({ name, weight: weight + evidence(name, domains) + repeats(name, text) }));
  const best = weighed.toSorted((a, b) => b.weight - a.weight)[0];
  return best && best.weight >= LEAST_WEIGHT ? best.name : handleIn(sentences);
}

/** The agency that takes the applications for an employer, whose name its mail or web address bears: "on behalf of our client". */
export function readRecruiter(
  lines: Line[],
  sentences: Sentence[],
  named: readonly NamedStretch[],
): string | undefined {
  if (clientOf(sentences) === undefined) return undefined;
  const domains = domainsIn(lines);
  const placed = companyCandidates(lines, sentences);
  return [...placed, ...taggedCandidates(named, placed)]
    .map(({ name, weight }) => ({ name: trimmedName(name), weight }))
    .filter(({ name }) => isName(name) && domains.some((domain) => bearsName(domain, name)))
    .toSorted((a, b) => b.weight - a.weight)[0]?.name;
}

/** "OPENING AT @facesby_ronke": a page that opens the advert names who hires as well as a name does. */
function handleIn(sentences: Sentence[]): string | undefined {
  for (const { text } of sentences.slice(0, 3)) {
    const handle = HANDLE.exec(text)?.groups?.handle;
    if (handle) return handle.replace(/[._]+$/, "");
  }
  return undefined;
}
const HANDLE =
  /(?<![\p{L}\d.])(?<!(?:follow|join|by|via|on) )(?<handle>@[a-z][\w.]{3,30})(?![\w@])(?! (?:for more|daily))/iu;

/** A name that the text comes back to is its subject: "Living Stones Assembly … Living Stones …". */
function repeats(name: string, text: string): number {
  const words = name.split(" ");
  if (words.length < 2) return 0;
  const count = text.split(words.slice(0, 2).join(" ").toLowerCase()).length - 1;
  return count >= 3 ? 1.5 : count === 2 ? 0.8 : 0;
}

/** Whether somebody recruits for an employer: its name is then only where the words about the client have it. */
export function hidesEmployer(sentences: Sentence[]): boolean {
  return clientOf(sentences) !== undefined || sentences.some(isWithheld);
}
const isWithheld = ({ text, label = "" }: Sentence) =>
  IS_WITHHELD.test(text) || IS_WITHHELD.test(`${label} ${text.slice(0, LONGEST_LABELLED)}`);
const LONGEST_LABELLED = 60;
/** "(name withheld)" */
const IS_WITHHELD = inOrder(
  [
    /(?<!\p{L})(?:name|identity|company|employer) (?:is )?/u,
    /(?:with?h?eld|confidential|undisclosed|not disclosed)(?!\p{L})/u,
  ],
  "iu",
);

/** "Our client, an FMCG company": who recruits is not the employer; the name behind the comma is, else there is none. */
function clientOf(sentences: Sentence[]): string | undefined {
  for (const { text } of sentences.slice(0, MAX_OPENING)) {
    const found = OF_CLIENT.exec(text) ?? ON_BEHALF.exec(text);
    if (found)
      return (
        /^,? (?<name>\p{Lu}[^,.;]{2,60})(?=[,.;])/u.exec(text.slice(found.index + found[0].length))?.groups
          ?.name ?? ""
      );
  }
  return undefined;
}
const MAX_OPENING = 12;
const OF_CLIENT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:our|my) client|retained by (?:an?|the)|one of our clients|recruit\p{L}* for (?:a|its|their) clients?/u,
        /on behalf of (?:an?|our|one|two|three|four|five|six|several) (?:of our )?clients?/u,
        /employment agency|recruitment agency/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** "on behalf of a national microfinance institution": small letters describe a client and do not name it. */
const ON_BEHALF = inOrder(
  [
    /(?<!\p{L})[Oo]n behalf of (?:an?|one of the) (?:\p{Lu}{2,6} )?\p{Ll}[\p{L}-]*(?: (?!we )[\p{L}-]+){0,6}?/u,
    /(?=[,.;]|$| \(| (?:is|are|seeks?|needs?|requires?|invites?)(?!\p{L}))/u,
  ],
  "u",
);

const LEAST_WEIGHT = 4;
// A name of which the tagger is sure is enough by itself; one that stands there twice counts twice.
const WEIGHT_OF_TAGGER = 4.4;

/** The names that the tagger found; one that goes on in the text ("… BANK", "LIMITED") goes on here. */
function taggedCandidates(named: readonly NamedStretch[], placed: readonly Candidate[]): Candidate[] {
  const sums = new Map<string, number>();
  for (const { text, of, confidence } of named)
    if (of === "company") sums.set(text, (sums.get(text) ?? 0) + confidence);
  return [...sums].map(([name, sum]) => ({
    name: placed.map((one) => trimmedName(one.name)).find((one) => one.startsWith(`${name} `)) ?? name,
    weight: WEIGHT_OF_TAGGER * Math.min(sum, 1.3),
  }));
}

const COMPANY_LABELS = listOf(
  "company, company name, employer, organisation, organization, name of company, name of organisation, name of organization, entreprise, structure, organisme, unternehmen, arbeitgeber, firma, school, hospital, consultancy, institution, client, employer name",
);

function labelled(sentences: Sentence[]): string | undefined {
  const found = sentences.find(
    ({ label, isHeading, text }) =>
      !isHeading && label !== undefined && COMPANY_LABELS.includes(label) && text.length < 120,
  );
  const value = found?.text
    .split(/\s[|–—]\s|;|,| \(/)[0]
    ?.replace(/[.,\s]+$/, "")
    .trim();
  return value && isName(value, { isLabelled: true }) ? value : undefined;
}
