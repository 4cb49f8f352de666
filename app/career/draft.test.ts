import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { countLetterWords, parseLetter } from "~/career/letter";
import { Profile } from "~/career/profile.schema";
import { draft, finishDraft, givenOf, notesOfQuestions } from "./draft";

const target = {
  jobTitle: "Loan Officer",
  companyName: "Hallmark Bank",
  companyLocation: "Jos",
  today: "2026-11-27",
  seed: "a",
};
const advert = readAdvert(
  `Loan Officer at Hallmark Bank, Jos. Experience in micro lending is required.

How to apply: Send your CV and a letter to jobs@hallmark.example. In your letter state why you want to leave your present job, your notice period and the salary you expect.`,
  target,
);
const profile = Profile.parse({
  basics: { name: "Musa Danladi", location: "Jos, Plateau" },
  work: [
    {
      position: "Loan Officer",
      name: "Oganiru Bank",
      startDate: "2021-04",
      endDate: "present",
      highlights: ["Manage a portfolio of N86 million with 312 traders", "Trained 4 officers on recovery"],
    },
  ],
  personal: [{ label: "Expected salary", value: "150k a month" }],
});
const paragraphsOf = (content: string) => parseLetter(content).paragraphs;

test.each([
  ["en", "Expected salary: 150,000 a month."],
  ["fr", "Prétentions salariales : 150 000 a month."],
] as const)(
  "a term that the profile states stands before the closing, with its line as source: %s",
  (language, text) => {
    const { content, sources, questions, notes } = draft("cover_letter", profile, advert, {
      ...target,
      language,
    });
    expect(paragraphsOf(content).at(-2)).toBe(text);
    expect(sources.at(-1)).toMatchObject({
      text,
      profileLines: ["Expected salary: 150k a month"],
      advertLines: ["the salary you expect"],
    });
    expect(questions.map(({ topic, text: request }) => [topic, request])).toEqual([
      ["reason", "why you want to leave your present job"],
      ["notice", "your notice period"],
    ]);
    expect(notes.join()).not.toContain("wants the letter to say");
  },
);

test("the letter of a provider gets the same term and asks the same", () => {
  const given = givenOf(profile, advert, { ...target, language: "en" });
  const heldPiece = (text: string, paragraph: number, sourceIds: string[] = []) => ({
    piece: {
      text,
      sourceIds,
      paragraph,
      place: "body" as const,
      kind: sourceIds.length > 0 ? ("claim" as const) : ("frame" as const),
    },
    state: "held" as const,
    ...{ why: "", isOpen: false },
  });
  const verdicts = [
    heldPiece("I apply for the post of Loan Officer.", 0),
    heldPiece("I manage a portfolio of N86 million with 312 traders.", 1, ["work.0.highlights.0"]),
    heldPiece("I trained 4 officers on recovery.", 1, ["work.0.highlights.1"]),
    heldPiece("I would welcome a talk.", 2),
  ];
  const { draft: made, isOwn } = finishDraft({
    type: "cover_letter",
    verdicts,
    skillOrder: [],
    given,
    notes: [],
  });
  expect(isOwn).toBe(false);
  expect(paragraphsOf(made.content).slice(-2)).toEqual([
    "Expected salary: 150,000 a month.",
    "I would welcome a talk.",
  ]);
  expect(made.questions.map(({ topic }) => topic)).toEqual(["reason", "notice"]);
});

test("where nobody can answer, questions are notes; a resume has none", () => {
  const made = draft("cover_letter", profile, advert, { ...target, language: "en" });
  expect(notesOfQuestions(made)[1]).toBe(
    "The advert wants the letter to say: “your notice period”. Add it in your own words before you send it.",
  );
  const resume = draft("resume", profile, advert, { ...target, language: "en" });
  expect(resume.questions).toEqual([]);
  expect(resume.content).not.toContain("salary");
  expect(resume.notes.join()).not.toContain("personal details");
});

test("a letter keeps to the words of its advert, and the longer one with all of its sources is beside it", () => {
  const limited = (words: number) =>
    readAdvert(`${advert.text} Send a letter of not more than ${words} words.`, target);
  const [short, long] = [50, 400].map((words) =>
    draft("cover_letter", profile, limited(words), { ...target, language: "en" }),
  );
  expect(countLetterWords(parseLetter(short?.content ?? ""))).toBeLessThanOrEqual(50);
  expect(countLetterWords(parseLetter(short?.whole ?? ""))).toBeGreaterThan(50);
  expect(short?.whole).toBe(long?.content);
  expect(short?.sources).toEqual(long?.sources);
  // What the advert wants to be stated stays.
  expect(short?.content).toContain("150,000");
  expect(long).not.toHaveProperty("whole");
});
