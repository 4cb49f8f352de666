import { CONTROLS, listExamPapers } from "~/career/judge";

type Asked = { id: string; facts: string[]; sentence: string };
/** A model as judge: what it answers about one sentence whose truth it may know. */
type Judge = (isSupported: boolean, asked: Asked) => { change: string; mend: string };

const SUPPORTED = { change: "supported", mend: "" };

/** Right about every sentence. Its mend is the cited fact. */
export const goodJudge: Judge = (isSupported, { facts }) =>
  isSupported ? SUPPORTED : { change: "other", mend: facts[0] ?? "" };
/** Calls everything supported. */
export const lazyJudge: Judge = () => SUPPORTED;
/** Right about the control sentences, and believes everything else: for tests of what comes after the judge. */
export const believingJudge: Judge = (isSupported, asked) =>
  isControl(asked.sentence) ? goodJudge(isSupported, asked) : SUPPORTED;
/** Turns everything back. */
export const paranoidJudge: Judge = () => ({ change: "scope", mend: "" });
/** Right, but for every n-th false sentence of the exam. */
export function overlooking(n: number): Judge {
  let seen = 0;
  return (isSupported, asked) => {
    const isOverlooked = !isSupported && !isControl(asked.sentence) && ++seen % n === 0;
    return isOverlooked ? SUPPORTED : goodJudge(isSupported, asked);
  };
}

/** The answer of a double to a question for the judge; other questions are answered by `otherwise`. */
export function judgeAnswer(judge: Judge, otherwise: (user: string) => string = () => "{}") {
  return ({ user }: { user: string }): string => {
    const question = JSON.parse(user) as { task?: string; sentences: Asked[] };
    if (question.task !== "judge") return otherwise(user);
    const judgements = question.sentences.map((asked) => {
      const { change, mend } = judge(isTrue(asked), asked);
      return `${asked.id} ${change}${mend && `: ${mend}`}`;
    });
    return JSON.stringify({ judgements });
  };
}

// The right answers of the exam and of the controls. Any other sentence is true when it is word for word one of its facts.
const KNOWN = new Map<string, boolean>([
  ...listExamPapers().flatMap(({ sentences }) =>
    sentences.map(({ text, isSupported }): [string, boolean] => [text, isSupported]),
  ),
  ...controls().flatMap(({ supported, unsupported }): [string, boolean][] => [
    [supported, true],
    [unsupported, false],
  ]),
]);

function isTrue({ sentence, facts }: Asked): boolean {
  return KNOWN.get(sentence) ?? facts.includes(sentence);
}

function isControl(sentence: string): boolean {
  return controls().some(({ supported, unsupported }) => [supported, unsupported].includes(sentence));
}

function controls() {
  return Object.values(CONTROLS).flat();
}
