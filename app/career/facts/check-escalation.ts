import type { Part } from "./claims";
import { withoutTarget } from "./check-names";
import { checkClaimedRank, withoutOthers } from "./check-ranks";
import { checkResults } from "./check-results";
import { ESCALATIONS, HARMLESS } from "./escalation-words";
import { findNames } from "./lexicon";
import { END_OF_RANGE } from "./ranges";
import { STATUS_WORDS } from "./status-words";
import { languageOf } from "~/career/nlp/language";
import { wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import type { Violation } from "./violation";

/** Words that make more of the person than the cited lines do: rank, mastery, prizes, results nobody wrote down, a fall told as a rise. */
export function checkEscalation(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  if (part.isAddress) return [];
  const text = withoutTarget(part.text, facts);
  const said = bareRun(wordRun(text), text, facts);
  return [
    ...checkRank(text, said, cited, facts),
    ...checkClaimedRank(said, text, cited),
    ...checkResults(part, said, cited, facts),
  ];
}

/** The sentence without the names the resume holds: "Lead City University" leads nothing. */
function bareRun(whole: string, text: string, facts: Facts): string {
  let run = whole.replace(HARMLESS, "  ").replace(/ +/g, " ");
  const company =
    facts.context.document === "resume"
      ? []
      : [wordRun(facts.context.company), wordRun(facts.context.advert.company)];
  const own = [
    ...company,
    ...facts.employers.map((employer) => employer.run),
    ...findNames(text, false)
      .filter((name) => facts.known.groups.has(name.group) && name.words[0] !== "advanced")
      .map((name) => ` ${name.words.join(" ")} `),
  ];
  for (const name of [...own, ...facts.entryNames]) if (name.length > 3) run = run.replaceAll(name, " ");
  return run;
}

function checkRank(text: string, said: string, cited: ReadLine[], facts: Facts): Violation[] {
  const source = cited
    .map((line) => `${withoutOthers(line.run.replace(HARMLESS_IN_SOURCE, "  "))}${wordsOfPlace(line)}`)
    .join("|");
  // Where a line names somebody of rank, its sentence may name them too, in another language by another word.
  const othersInSource = cited.filter((line) => withoutOthers(line.run) !== line.run);
  const isForeign = cited.some((line) => line.language !== languageOf(text, facts.context.language));
  const others = othersInSource.map((line) => line.run).join("|");
  const named = withoutEnds(said, cited);
  // Others are looked for before names are taken out: "der Front-Office-Leitung" is a person, "der Leitung" need not be.
  const own =
    othersInSource.length > 0
      ? withoutEnds(bareRun(withoutOthers(wordRun(text)), text, facts), cited)
      : named;
  // How well a language is known is checked language by language.
  const languages = findNames(text, true).some((name) =>
    facts.spoken.some(({ group }) => group === name.group),
  );
  return ESCALATIONS.flatMap(({ name, words, also = [], only }): Violation[] => {
    if (only === "source" || (name === "fluent" && languages)) return [];
    const found = (words.exec(own) ??
      (isForeign || words.test(others) ? null : words.exec(named)))?.[0].trim();
    if (!found || words.test(source)) return [];
    if (also.some((other) => ESCALATIONS.some((group) => group.name === other && group.words.test(source))))
      return [];
    return [{ code: "escalation", found, explain: `Your line does not say "${found}".` }];
  });
}

/** "The smallest 3 kVA and the largest 15 kVA" are the two ends of the line's own range. */
function withoutEnds(said: string, cited: ReadLine[]): string {
  const ends = new Set(
    cited.flatMap((line) =>
      line.quantities.flatMap(({ range, lead, text }) =>
        range === "" && lead === "" ? [] : [text.replace(/\D/g, "")],
      ),
    ),
  );
  return ends.size === 0
    ? said
    : said.replace(END_OF_RANGE, (found, number: string) => (ends.has(number) ? ` ${number} ` : found));
}
const HARMLESS_IN_SOURCE = / (?:sales leads?|lead generation|lead time|head office) /g;

/** A line among the certificates says "certificate" by where it stands, and "certified" when it is held in full; one among the awards says "award". */
function wordsOfPlace(line: ReadLine): string {
  if (line.entry.startsWith("awards")) return " award ";
  if (!line.entry.startsWith("certificates")) return "";
  return STATUS_WORDS.test(line.run) ? " certificate " : " certificate certified ";
}
