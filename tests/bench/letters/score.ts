import type { GeneratedLetter, Sentence } from "~/career/generated-document";
import { foldText } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import type { LetterPair } from "./exam";

export type LetterScore = {
  words: number;
  sentences: number;
  filler: number;
  musts: { met: number; answered: number; missed: string[] };
  /** Words of `never` that the body claims. */
  claimed: string[];
  /** Items that stand behind another employer than the line's own. */
  misplaced: string[];
  subject: boolean;
  reference: boolean;
  salutation: boolean;
};

/** What a letter has of all that its pair expects. */
export function scoreLetter(
  { letter, sentences }: GeneratedLetter,
  pair: LetterPair,
  profile: Profile,
): LetterScore {
  const claims = sentences.filter(({ kind }) => kind === "claim");
  const body = withYearsNamed(foldText(claims.map(({ text }) => text).join("\n")));
  const met = pair.musts.filter((must) => must.met);
  const isAnswered = ({ proof }: { proof: string[] }) =>
    proof.some((words) => body.includes(foldText(words)));
  return {
    words: sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    sentences: sentences.length,
    filler: sentences.length - claims.length,
    musts: {
      met: met.length,
      answered: met.filter(isAnswered).length,
      missed: met.filter((must) => !isAnswered(must)).map(({ quote }) => quote),
    },
    claimed: pair.never.filter((words) => holds(body, words)),
    misplaced: claims.filter((sentence) => namesOtherEmployer(sentence, profile)).map(({ text }) => text),
    subject: pair.title === "" || foldText(letter.subject ?? "").includes(foldText(pair.title)),
    reference: pair.reference === null || (letter.subject ?? "").includes(pair.reference),
    // British letters write "Mrs", others "Mrs.".
    salutation: letter.salutation?.replaceAll(".", "") === pair.salutation.replaceAll(".", ""),
  };
}

/** "9 years, 5½ as ICU Nurse and 3 as Staff Nurse" tells 5 years and 3 years. */
function withYearsNamed(body: string): string {
  return body.replace(
    /(?<=\d+ years?(?: of [a-z ]+)?[^.;\n]*?(?:, | and ))(\d+)(?:½| half)?(?= (?:as|at|for) )/g,
    "$1 years",
  );
}

/** Whole words: "RN" is not in "return". */
function holds(body: string, words: string): boolean {
  const text = foldText(words);
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + 1))
    if (!/[\p{L}\d]/u.test(body[at - 1] ?? "") && !/[\p{L}\d]/u.test(body[at + text.length] ?? ""))
      return true;
  return false;
}

/** A sentence about a line of one job that names the employer of another. */
function namesOtherEmployer({ text, sourceIds, isListItem }: Sentence, { work }: Profile): boolean {
  if (!isListItem) return false;
  const own = new Set(
    sourceIds.flatMap((id) => {
      const at = /^work\.(\d+)/.exec(id)?.[1];
      return at === undefined ? [] : [work[Number(at)]?.name ?? ""];
    }),
  );
  const source = sourceIds
    .flatMap((id) => {
      const [, at, line] = /^work\.(\d+)\.highlights\.(\d+)$/.exec(id) ?? [];
      return at === undefined ? [] : [work[Number(at)]?.highlights[Number(line)] ?? ""];
    })
    .join(" ");
  return work.some(
    ({ name }) =>
      name !== undefined &&
      !own.has(name) &&
      text.includes(name) &&
      !source.includes(name) &&
      ![...own].some((one) => one.includes(name)),
  );
}
