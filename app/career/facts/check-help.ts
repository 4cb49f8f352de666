import { contentStems, sharesStem } from "~/career/nlp/stem";
import { languageOf } from "~/career/nlp/language";
import { wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import { HELP_WORDS, WITH_PEOPLE } from "./status-words";
import type { Violation } from "./violation";

/** The clause of the cited lines that a sentence is nearest to decides whether its words of help must stay. */
export function checkHelp(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text);
  if (tellsOfHelp(run)) return [];
  const language = languageOf(text, facts.context.language);
  const own = cited.filter((line) => !line.isFact);
  const foreign = own.filter((line) => line.language !== language);
  const clause = foreign.length > 0 ? helpInForeign(text, foreign) : nearestClause(text, own);
  const word = clause && (HELP_WORDS.exec(clause) ?? WITH_PEOPLE.exec(clause))?.[0].trim();
  return word ? [{ code: "help_dropped", found: word, explain: `Your line says "${word}".` }] : [];
}

function tellsOfHelp(run: string): boolean {
  return HELP_WORDS.test(run) || WITH_PEOPLE.test(run);
}

/** A line in another language shares no words. It tells of help throughout, or the sentence is long enough to have told all of it. */
function helpInForeign(text: string, lines: ReadLine[]): string | null {
  const helping = lines.find((line) => tellsOfHelp(line.run));
  if (!helping) return null;
  const told =
    contentStems(text).length / Math.max(1, lines.flatMap((line) => contentStems(line.text)).length);
  return told >= 0.5 ||
    lines.every((line) =>
      clausesOf(line.text)
        .filter((clause) => !OF_OTHERS.test(wordRun(clause)))
        .every((clause) => tellsOfHelp(wordRun(clause))),
    )
    ? helping.run
    : null;
}

/** "The country manager led the work": a clause of its own about somebody else. */
const OF_OTHERS = /^ (?:the|our|my|a) (?:\S+ ){1,5}(?:led|did|decided|paid|wrote|made|ran|signed|was|were) /;

function nearestClause(text: string, lines: ReadLine[]): string | null {
  const stems = new Set(contentStems(text));
  const clauses = lines.flatMap((line) => clausesOf(line.text));
  let best: { clause: string; overlap: number } | null = null;
  for (const clause of clauses) {
    const own = contentStems(clause);
    const overlap = own.filter((stem) => sharesStem(stems, stem)).length / (own.length + 0.5);
    if (overlap > (best?.overlap ?? 0)) best = { clause: wordRun(clause), overlap };
  }
  return best && best.overlap >= 0.25 ? best.clause : null;
}

function clausesOf(text: string): string[] {
  return text
    .split(
      /[;.]\s+|,\s+(?!(?:together|alongside|jointly|with|under|as part|supervised|assisted|zusammen|junto|avec|con|mit)\b)|\s[-–—]\s|\s(?:and|y|et|und)\s(?=\p{Ll}+(?:ed|ing|é|ó|te|t)(?!\p{L}))/u,
    )
    .filter((clause) => clause.trim() !== "");
}
