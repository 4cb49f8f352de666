import type { LetterQuestion } from "./letter-questions.server";

type Topic = LetterQuestion["topic"];

/** An open question as its form shows it. */
export type QuestionView = {
  id: string;
  label: string;
  request: string;
  hint: string;
  answer: string;
  rows: number;
};

/** What each kind of question is called, and what helps to answer it. */
const TEXTS: Record<Topic, { label: string; hint: string }> = {
  pay: { label: "The pay you expect", hint: "For example: N150,000 a month." },
  notice: { label: "Your notice", hint: "For example: two weeks." },
  start: { label: "When you can start", hint: "For example: immediately, or two weeks after an offer." },
  guarantors: { label: "Your guarantors", hint: "For example: two, a civil servant and a landlord." },
  reason: {
    label: "Your reason",
    hint: "One or two sentences. Say what you look for, not what is wrong where you are.",
  },
  story: {
    label: "A case of your own",
    hint: "Three or four sentences: what happened, what you did, how it ended.",
  },
  figures: { label: "Your figures", hint: "The numbers, with the time they are from." },
  points: { label: "Each of these points", hint: "One sentence for each." },
  age: { label: "Your age", hint: "Leave it out if you do not want to give it." },
  residence: { label: "Where you live", hint: "Town and state are enough." },
  years: { label: "How long you have done this", hint: "For example: four years, since 2022." },
  referees: { label: "Your referees", hint: "Name, position and phone number of each. Ask them first." },
  other: { label: "In your own words", hint: "One or two sentences, as they shall stand in the letter." },
};
const LONG: ReadonlySet<Topic> = new Set(["reason", "story", "points", "referees", "other", "figures"]);

/** The questions of a letter that are open, each with what helps to answer it. */
export function viewQuestions(questions: LetterQuestion[]): QuestionView[] {
  return questions
    .filter(({ state }) => state === "open")
    .map(({ id, topic, request, length, answer }) => {
      const { label, hint } = TEXTS[topic];
      return {
        id,
        label,
        request,
        hint: length === "" ? hint : `${hint} The advert wants it this long: ${length}.`,
        answer,
        rows: LONG.has(topic) ? 3 : 1,
      };
    });
}
