import type { Sentence } from "~/career/generated-document";
import { foldToAcronyms } from "./acronyms";
import { checkEntities } from "./check-entities";
import { checkEscalation } from "./check-escalation";
import { checkNames } from "./check-names";
import { checkPeriods } from "./check-periods";
import { checkQuantities } from "./check-quantities";
import { checkStatus } from "./check-status";
import { checkStyle } from "./check-style";
import { partsOf, type Part } from "./claims";
import { contentStems, sharesStem } from "~/career/nlp/stem";
import { languageOf } from "~/career/nlp/language";
import { prepareFacts, type FactContext, type Facts, type ReadLine } from "./prepare";
import { readQuantities } from "./quantities";
import type { Violation } from "./violation";

/**
 * Everything in one written sentence that its cited lines do not bear out. Empty when it may stand.
 * Pass `prepareFacts(context)` instead of the context when more than one sentence is checked.
 */
export function checkSentence(sentence: Sentence, context: FactContext | Facts): Violation[] {
  const facts = "known" in context ? context : prepareFacts(context);
  const cited = citedLines(sentence, facts);
  const violations = [...checkSources(sentence, cited, facts), ...checkStyle(sentence, cited, facts)];
  for (const part of partsOf(sentence)) violations.push(...checkPart(part, cited, facts));
  return withoutTwins(violations);
}

function checkPart(asWritten: Part, cited: ReadLine[], facts: Facts): Violation[] {
  const part = { ...asWritten, text: foldToAcronyms(asWritten.text, cited) };
  // An advert's "5 years" may be quoted as "at least 5 years".
  const quoted = facts.advert.quantities.map((quantity) => ({
    ...quantity,
    about: quantity.about === "" ? ("over" as const) : quantity.about,
  }));
  const allowed = part.isAddress ? [...quoted, ...facts.all.flatMap((line) => line.quantities)] : [];
  return [
    ...checkQuantities(part.text, cited, facts, allowed),
    ...(part.isAddress ? [] : checkPeriods(part.text, cited, languageOf(part.text, facts.context.language))),
    ...checkNames(part, cited, facts),
    ...checkEntities(part, cited, facts),
    ...checkEscalation(part, cited, facts),
    ...checkStatus(part, cited, facts),
  ];
}

/** The cited lines with the facts of their entries: the employer, title and dates around a bullet may be named with it. */
function citedLines(sentence: Sentence, facts: Facts): ReadLine[] {
  const lines = sentence.sourceIds.flatMap((id) => facts.lines.get(id) ?? []);
  const around = lines.flatMap((line) => facts.entryFacts.get(line.entry) ?? []);
  return [...new Set([...lines, ...around])];
}

function checkSources(sentence: Sentence, cited: ReadLine[], facts: Facts): Violation[] {
  const strange = sentence.sourceIds.find((id) => !facts.lines.has(id));
  if (strange !== undefined)
    return [{ code: "source_missing", found: strange, explain: "This line is not in your resume." }];
  if (sentence.kind !== "claim") return [];
  if (sentence.sourceIds.length === 0)
    return [{ code: "source_missing", found: "", explain: "Nothing in your resume stands behind this." }];
  const entries = new Set(cited.map((line) => line.entry));
  if (
    facts.context.document === "resume" &&
    [...entries].filter((entry) => /^(?:work|siwes)\.\d/.test(entry)).length > 1 &&
    sentence.sourceIds.every((id) => /\.highlights\./.test(id))
  ) {
    return [
      {
        code: "source_missing",
        found: [...entries].join(", "),
        explain: "One bullet cannot tell of two jobs.",
      },
    ];
  }
  const language = languageOf(sentence.text, facts.context.language);
  if (entries.has("basics") || cited.some((line) => line.language !== language)) return [];
  const stems = contentStems(sentence.text);
  const known = stems.filter((stem) => cited.some((line) => sharesStem(line.stems, stem)));
  const sharesFigure = cited.some((line) =>
    line.quantities.some(
      ({ kind, value }) =>
        kind !== "year" &&
        value > 2 &&
        readQuantities(sentence.text, language, facts.ownNames).quantities.some(
          (one) => one.kind === kind && one.value === value,
        ),
    ),
  );
  if (stems.length > 2 && known.length === 0 && !sharesFigure)
    return [
      { code: "source_missing", found: sentence.text, explain: "The lines it names say nothing of this." },
    ];
  return [];
}

function withoutTwins(violations: Violation[]): Violation[] {
  const seen = new Set<string>();
  return violations.filter(
    ({ code, found }) => !seen.has(`${code} ${found}`) && seen.add(`${code} ${found}`),
  );
}
