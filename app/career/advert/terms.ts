import type { AdvertTerm } from "~/career/job-advert";
import { isPlace } from "~/career/profile/places";
import { foldText } from "~/career/nlp/fold";
import { comparable, type Mention, mentionsIn } from "./mentions";
import type { AdvertLine } from "./sections";
import { ADVERT_WORDS } from "./advert-words";
import { STOP_WORDS } from "~/career/nlp/stop-words";
import { leadingVerb, verbOf } from "./verbs";

const MOST_NOUNS = 25;

/** What the advert asks for: known names first, then other noun groups of its requirement lines. Each term once; "must" wins. */
export function findTerms(lines: AdvertLine[], given: { title: string; company: string }): AdvertTerm[] {
  const asking = lines.filter(
    (line) => !line.isHeading && !line.isBoilerplate && !ASKS_FOR_SCHOOLING.test(line.text),
  );
  const known = asking
    .filter(({ section }) => section !== "about" && section !== "benefits" && section !== "apply")
    .flatMap((line) =>
      knownTerms({ ...line, text: given.company ? line.text.replaceAll(given.company, "…") : line.text }),
    );
  const nouns = nounTerms(asking, known, `${given.title} ${given.company}`);
  return [...mergeTerms(known), ...nouns];
}

// School subjects of an O-level rule are not skills of the job.
const ASKS_FOR_SCHOOLING = /\b(?:credits?|o'?[ -]?levels?|ssce|wassce|five passes)\b/i;

function knownTerms(line: AdvertLine): AdvertTerm[] {
  return eitherOr(comparable(line.text), mentionsIn(line.text)).map((group) => ({
    options: [...new Set(group.map(({ name }) => name))],
    need: line.section === "nice" ? "nice" : "must",
    line: line.index,
    kind: group.every(({ kind }) => kind === "certificate") ? "certificate" : "skill",
  }));
}

/** Groups neighbours joined by "or" or a slash: "ICAN or ACCA", "Sage, Tally or QuickBooks". */
function eitherOr(text: string, mentions: Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  let run: Mention[] = [];
  let joints: string[] = [];
  const closeRun = () => {
    const isChoice = joints.some((joint) => /^(?:,? ?(?:and\/)?or|\/|ou|oder|o)$/i.test(joint));
    if (isChoice) groups.push(run);
    else groups.push(...run.map((mention) => [mention]));
    run = [];
    joints = [];
  };
  for (const mention of mentions) {
    const previous = run.at(-1);
    const joint = previous
      ? text
          .slice(previous.end, mention.start)
          .trim()
          .replace(/^s\b ?/, "")
      : "";
    if (previous && /^(?:,|\/|,? ?(?:and\/)?or|ou|oder|o)$/i.test(joint)) joints.push(joint);
    else if (previous) closeRun();
    run.push(mention);
  }
  if (run.length > 0) closeRun();
  return groups;
}

function mergeTerms(terms: AdvertTerm[]): AdvertTerm[] {
  const merged: AdvertTerm[] = [];
  for (const term of terms) {
    const same = merged.find((other) => other.options.some((option) => term.options.includes(option)));
    if (!same) merged.push(term);
    else if (same.need === "nice" && term.need === "must")
      Object.assign(same, { need: "must", line: term.line });
  }
  return merged;
}

function nounTerms(lines: AdvertLine[], known: AdvertTerm[], titleAndCompany: string): AdvertTerm[] {
  const ownWords = new Set(words(titleAndCompany));
  const knownText = ` ${known
    .flatMap(({ options }) => options)
    .map(foldText)
    .join(" ")} `;
  const seen = new Map<string, AdvertTerm & { count: number; weight: number }>();
  for (const line of lines) {
    if (
      line.section === "about" ||
      line.section === "benefits" ||
      line.section === "apply" ||
      line.section === "lead" ||
      NAMES_A_HOME.test(line.text)
    )
      continue;
    const text =
      line.section === "duties" && leadingVerb(line.text) ? line.text.replace(/^\S+\s/, "") : line.text;
    for (const phrase of nounGroups(text)) {
      const folded = foldText(phrase);
      const parts = folded.split(" ");
      if (
        parts.every((word) => ownWords.has(word)) ||
        knownText.includes(` ${folded} `) ||
        mentionsIn(phrase).length > 0 ||
        isPlace(phrase)
      )
        continue;
      const entry = seen.get(folded);
      const weight = (line.section === "duties" ? 1 : 2) + (parts.length > 1 ? 1 : 0);
      if (entry) entry.count += 1;
      else
        seen.set(folded, {
          options: [phrase],
          need: "nice",
          line: line.index,
          kind: "noun",
          count: 1,
          weight,
        });
    }
  }
  return [...seen.values()]
    .filter(({ weight, count }) => weight + count > 2)
    .sort((a, b) => b.weight + b.count - (a.weight + a.count) || a.line - b.line)
    .slice(0, MOST_NOUNS)
    .map(({ options, need, line, kind }) => ({ options, need, line, kind }));
}

const NAMES_A_HOME = /\b(?:reside|resident|residents|residing|live|lives|living)\b/i;

/** Runs of one to three topic words between stop words, verbs and punctuation. */
function nounGroups(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}&'’ -]+/u)
    .flatMap((part) => {
      const groups: string[][] = [[]];
      for (const word of part.split(" ")) {
        const folded = foldText(word).replace(/['’]s$/, "");
        const isTopic =
          folded.length > 2 &&
          !/^\d/.test(folded) &&
          !STOP_WORDS.has(folded) &&
          !ADVERT_WORDS.has(folded) &&
          !/(?:ly|ful|ous)$/.test(folded) &&
          !isPlainVerb(folded);
        if (isTopic) groups.at(-1)?.push(word);
        else groups.push([]);
      }
      return groups;
    })
    .filter(
      (group) =>
        group.length > 0 &&
        group.length <= 3 &&
        !(group.length === 1 && /(?:ing|ed|e|ate|ive)$/i.test(group[0] ?? "")),
    )
    .map((group) => withoutParticiple(group).join(" "));
}

/** "agreed SLA", "failed transactions": what is asked for is the thing. */
function withoutParticiple(group: string[]): string[] {
  const [first = "", ...rest] = group;
  return rest.length > 0 &&
    /^\p{L}{3,}ed$/u.test(first) &&
    !/^(?:unified|applied|mixed|advanced|embedded|distributed|chartered|registered|certified|licensed|fixed|skilled|aided|integrated|automated|instructed|based|related)$/i.test(
      first,
    )
    ? rest
    : group;
}

function isPlainVerb(word: string): boolean {
  const found = verbOf(word);
  return found !== undefined && found.form !== "gerund" && !found.verb.isNounToo;
}

function words(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
