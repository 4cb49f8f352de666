import fc from "fast-check";
import { parse as parsePartial } from "partial-json";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import { checkLetter, checkResume, prepareFacts, wordedLines, type Facts } from "~/career/facts";
import { INJECTIONS } from "#tests/fixtures/injections";
import { PEOPLE } from "#tests/fixtures/people";
import { writeLetter } from "~/career/writer/letter";
import { writeResume } from "~/career/writer/resume";
import type { DocumentLanguage, GeneratedLetter, Sentence } from "~/career/generated-document";
import type { LetterAnswer, ResumeAnswer } from "./answer.schema";
import { assembleLetter } from "./assemble-letter";
import { assembleResume } from "./assemble-resume";
import type { Given } from "./given";
import { countCodes, judge } from "./judge";
import { privateDetailsOf } from "./private-details";
import { askRepair, mergeRepair } from "./repair";
import { printerOf } from "./slots";
import { streamedPieces } from "./streamed";
import { readWording } from "./wording";

const LANGUAGES: DocumentLanguage[] = ["en", "es", "fr", "de"];
const [adaeze] = PEOPLE;
const sample = ADVERTS.find(({ id }) => id === "accountant");
if (!adaeze || !sample) throw new Error("no fixture");
const { profile } = adaeze;
const advert = readAdvert(sample.text, sample.given);
const given: Given = {
  profile,
  advert,
  today: "2026-11-21",
  language: "en",
  tone: "plain",
  length: "standard",
  seed: "a",
  targetTitle: advert.title,
  company: advert.company,
};
const details = privateDetailsOf(profile);
const printer = printerOf(given, details);
const factsFor = (document: "cover_letter" | "resume", more: Partial<Given> = {}) =>
  prepareFacts({
    profile,
    advert,
    today: given.today,
    language: given.language,
    targetTitle: given.targetTitle,
    company: given.company,
    ...more,
    document,
  });

/** What a faithful model would answer: the person's own lines, worded or quoted. */
const FAITHFUL: Record<DocumentLanguage, [string, string, string, string, string, string]> = {
  en: [
    `I am applying for the post of ${advert.title} at ${advert.company}.`,
    "I reconcile 14 bank accounts every week using Sage 50.",
    "I supervise 2 accounts officers.",
    "I posted daily sales of 6 depots and matched them with bank lodgements.",
    "I trained 4 cashiers on QuickBooks.",
    "Thank you for considering my application.",
  ],
  fr: [
    `Je vous adresse ma candidature au poste de ${advert.title} chez ${advert.company}.`,
    "Mon CV indique, pour Kola Mills Limited : « Reconcile 14 bank accounts every week using Sage 50 ».",
    "Mon CV indique, pour Kola Mills Limited : « Supervise 2 accounts officers ».",
    "Mon CV indique, pour Greenline Distribution Ltd : « Posted daily sales of 6 depots and matched them with bank lodgements ».",
    "Mon CV indique, pour Greenline Distribution Ltd : « Trained 4 cashiers on QuickBooks ».",
    "Je vous remercie de votre lecture.",
  ],
  es: [
    `Presento mi candidatura al puesto de ${advert.title} en ${advert.company}.`,
    "Mi currículum dice, sobre Kola Mills Limited: «Reconcile 14 bank accounts every week using Sage 50».",
    "Mi currículum dice, sobre Kola Mills Limited: «Supervise 2 accounts officers».",
    "Mi currículum dice, sobre Greenline Distribution Ltd: «Posted daily sales of 6 depots and matched them with bank lodgements».",
    "Mi currículum dice, sobre Greenline Distribution Ltd: «Trained 4 cashiers on QuickBooks».",
    "Gracias por leer mi candidatura.",
  ],
  de: [
    `Hiermit bewerbe ich mich als ${advert.title} bei ${advert.company}.`,
    "Mein Lebenslauf nennt zu Kola Mills Limited: „Reconcile 14 bank accounts every week using Sage 50“.",
    "Mein Lebenslauf nennt zu Kola Mills Limited: „Supervise 2 accounts officers“.",
    "Mein Lebenslauf nennt zu Greenline Distribution Ltd: „Posted daily sales of 6 depots and matched them with bank lodgements“.",
    "Mein Lebenslauf nennt zu Greenline Distribution Ltd: „Trained 4 cashiers on QuickBooks“.",
    "Vielen Dank für Ihre Zeit.",
  ],
};
const letterAnswer = (language: DocumentLanguage = "en"): LetterAnswer => {
  const [opening, reconciled, supervised, posted, trained, thanks] = FAITHFUL[language];
  return {
    sentences: [
      { text: opening, paragraph: 0, sourceIds: [] },
      { text: reconciled, paragraph: 1, sourceIds: ["work.0", "work.0.highlights.1"] },
      { text: supervised, paragraph: 1, sourceIds: ["work.0", "work.0.highlights.4"] },
      { text: posted, paragraph: 2, sourceIds: ["work.1", "work.1.highlights.0"] },
      { text: trained, paragraph: 2, sourceIds: ["work.1", "work.1.highlights.3"] },
      { text: thanks, paragraph: 3, sourceIds: [] },
    ],
  };
};
const RESUME: ResumeAnswer = {
  summary: [{ text: "Senior Accountant with work experience at Kola Mills Limited", sourceIds: ["work.0"] }],
  bullets: [
    { text: "- reconcile 14 bank accounts weekly with Sage 50", sourceIds: ["work.0.highlights.1"] },
    {
      text: "Supervise 2 accounts officers and maintain the fixed asset register of ₦1.4 billion",
      sourceIds: ["work.0.highlights.4", "work.0.highlights.5"],
    },
    { text: "Assisted the external auditors in 3 annual audits", sourceIds: ["work.1.highlights.2"] },
  ],
  skillOrder: ["IFRS", "Sage 50", "SAP"],
};

/** What the gate turns back in a letter, apart from what the built-in writer made of the person's own lines. */
function unprovedOf(letter: GeneratedLetter, built: Sentence[], facts: Facts) {
  const own = new Set(built.map(({ text }) => text));
  return checkLetter(letter, facts).reverted.filter(({ text }) => !own.has(text));
}

test.each(LANGUAGES)("a faithful letter in %s stands whole, in our frame", (language) => {
  const facts = factsFor("cover_letter", { language });
  const judged = judge(readWording("cover_letter", letterAnswer(language), printer), facts);
  expect(judged.filter(({ violations }) => violations.length > 0)).toEqual([]);
  const { written, reverted, isOwn } = assembleLetter(judged, { ...given, language }, facts);
  expect([reverted, isOwn]).toEqual([0, false]);
  const [opening, reconciled, supervised, posted, trained, thanks] = FAITHFUL[language];
  expect(written.letter.paragraphs).toEqual([
    opening,
    `${reconciled} ${supervised}`,
    `${posted} ${trained}`,
    thanks,
  ]);
  expect(written.letter.sender.lines.join(" ")).toContain(profile.basics.email);
  expect(checkLetter(written, facts).reverted).toEqual([]);
});

test("bullets are worded in their places, two lines may become one, and everything else is the person's own", () => {
  const facts = factsFor("resume");
  const wording = readWording("resume", RESUME, printer);
  const { written, reverted } = assembleResume(judge(wording, facts), wording.skillOrder, given, facts);
  expect(reverted).toBe(0);
  const own = writeResume(given).profile;
  const bullets = written.profile.work[0]?.highlights ?? [];
  expect(bullets).toContain("Reconcile 14 bank accounts weekly with Sage 50");
  expect(bullets.filter((line) => /Supervise|fixed asset/.test(line))).toEqual([
    "Supervise 2 accounts officers and maintain the fixed asset register of ₦1.4 billion",
  ]);
  expect(written.profile.work[2]?.highlights).toEqual(own.work[2]?.highlights);
  expect(written.profile.skills.flatMap(({ keywords }) => keywords).sort()).toEqual(
    profile.skills.flatMap(({ keywords }) => keywords).sort(),
  );
  expect([written.profile.basics, written.profile.education]).toEqual([own.basics, own.education]);
  expect(written.profile.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual(
    own.work.map(({ name, position, startDate }) => [name, position, startDate]),
  );
});

test("a bullet that adds a figure, drops who helped or mixes two jobs goes back to the person's own line", () => {
  const facts = factsFor("resume");
  const bad: ResumeAnswer = {
    summary: [],
    skillOrder: [],
    bullets: [
      { text: "Reconcile 140 bank accounts every week using Sage 50", sourceIds: ["work.0.highlights.1"] },
      { text: "Led 3 annual audits with the external auditors", sourceIds: ["work.1.highlights.2"] },
      {
        text: "Supervise 2 accounts officers and trained 4 cashiers on QuickBooks",
        sourceIds: ["work.0.highlights.4", "work.1.highlights.3"],
      },
      { text: "Accountant at Kola Mills Limited", sourceIds: ["work.0"] },
    ],
  };
  const judged = judge(readWording("resume", bad, printer), facts);
  expect(judged.every(({ violations }) => violations.length > 0)).toBe(true);
  const { written, reverted, isOwn } = assembleResume(judged, [], given, facts);
  expect([reverted, isOwn]).toEqual([4, true]);
  expect(written.profile).toEqual(writeResume(given).profile);
  expect(countCodes(judged).number_unknown).toBe(1);
});

test("what speaks of the person is a claim, whatever the model calls it", () => {
  const answer: LetterAnswer = {
    sentences: [
      { text: "I have led teams of accountants", paragraph: 0, sourceIds: [] },
      { text: "Your advert asks for Excel, and I have a PhD", paragraph: 0, sourceIds: [] },
      { text: "Thank you for reading my application", paragraph: 1, sourceIds: [] },
    ],
  };
  expect(readWording("cover_letter", answer, printer).pieces.map(({ kind }) => kind)).toEqual([
    "claim",
    "claim",
    "frame",
  ]);
});

test("a repair changes only what was asked for, and an empty text takes the line out", () => {
  const facts = factsFor("resume");
  const answer: ResumeAnswer = {
    ...RESUME,
    bullets: [
      ...RESUME.bullets,
      { text: "File 900 VAT returns", sourceIds: ["work.0.highlights.2"] },
      { text: "Won the Nobel Prize", sourceIds: ["work.0.highlights.6"] },
    ],
  };
  const wording = readWording("resume", answer, printer);
  const judged = judge(wording, facts);
  const bad = judged.filter(({ violations }) => violations.length > 0).map(({ n }) => n);
  expect(bad).toEqual([4, 5]);
  const ask = askRepair("resume", given, judged, details);
  const sent: { lines: { n: number; problems: string[] }[]; resume: { id: string }[]; advert: string[] } =
    JSON.parse(ask.user);
  expect(sent.lines.map(({ n }) => n)).toEqual(bad);
  expect(sent.lines[0]?.problems.join(" ")).toContain("900");
  expect(sent.resume.map(({ id }) => id)).toEqual(["work.0", "work.0.highlights.2", "work.0.highlights.6"]);
  expect(`${ask.system} ${ask.user}`).not.toContain(profile.basics.email);
  const repaired = mergeRepair(
    wording,
    judged,
    {
      lines: [
        {
          n: 4,
          text: "File VAT, WHT and PAYE returns before the due dates",
          sourceIds: ["work.0.highlights.2"],
        },
        { n: 5, text: "", sourceIds: [] },
        { n: 0, text: "Chief Executive", sourceIds: ["work.0"] },
      ],
    },
    printer,
  );
  expect(repaired.pieces).toHaveLength(5);
  expect(repaired.pieces[0]).toEqual(wording.pieces[0]);
  expect(judge(repaired, facts).every(({ violations }) => violations.length === 0)).toBe(true);
});

test("a paragraph that lost everything gets the built-in writer's, and a letter that lost nearly everything is the built-in writer's", () => {
  const facts = factsFor("cover_letter");
  const answer = letterAnswer();
  const many = Math.max(...answer.sentences.map(({ paragraph }) => paragraph));
  const spoil = (isBad: (paragraph: number) => boolean): LetterAnswer => ({
    sentences: answer.sentences.map((sentence) =>
      isBad(sentence.paragraph) ? { ...sentence, text: "I won 77 Olympic medals in Atlantis." } : sentence,
    ),
  });
  for (const lost of [0, 1, many]) {
    const { written, reverted, isOwn } = assembleLetter(
      judge(
        readWording(
          "cover_letter",
          spoil((paragraph) => paragraph === lost),
          printer,
        ),
        facts,
      ),
      given,
      facts,
    );
    expect([isOwn, reverted > 0]).toEqual([false, true]);
    expect(written.letter.paragraphs.length).toBeGreaterThanOrEqual(many - 1);
    expect(unprovedOf(written, writeLetter(given).sentences, facts)).toEqual([]);
    expect(JSON.stringify(written)).not.toContain("Olympic");
  }
  expect(
    assembleLetter(
      judge(
        readWording(
          "cover_letter",
          spoil(() => true),
          printer,
        ),
        facts,
      ),
      given,
      facts,
    ),
  ).toMatchObject({ isOwn: true, written: writeLetter(given) });
});

test.each(["es", "fr", "de"] as const)(
  "an answer in English does not stand where %s was asked for",
  (language) => {
    const facts = factsFor("cover_letter", { language });
    const judged = judge(readWording("cover_letter", letterAnswer("en"), printer), facts);
    expect(judged.every(({ violations }) => violations.length > 0)).toBe(true);
    const { written } = assembleLetter(judged, { ...given, language }, facts);
    expect(written.letter.paragraphs).toEqual(writeLetter({ ...given, language }).letter.paragraphs);
  },
);

test("a token that stands for nothing does not stand", () => {
  const answer: LetterAnswer = {
    sentences: [
      {
        text: "I worked with PRIVATE_Q on 14 bank accounts",
        paragraph: 0,
        sourceIds: ["work.0.highlights.1"],
      },
    ],
  };
  expect(
    judge(readWording("cover_letter", answer, printer), factsFor("cover_letter"))[0]?.violations.map(
      ({ code }) => code,
    ),
  ).toContain("placeholder");
});

test("whatever a model that obeys strangers mixes in, the document passes the gate", () => {
  const ids = wordedLines(profile).map(({ id }) => id);
  const line = fc.record({
    text: fc.oneof(
      fc.constantFrom(
        ...Object.values(INJECTIONS)
          .flat()
          .map(({ obedient }) => obedient),
      ),
      fc.constantFrom(...wordedLines(profile).map(({ text }) => text)),
      fc.string({ maxLength: 80 }),
    ),
    paragraph: fc.integer({ min: -3, max: 9 }),
    sourceIds: fc.array(fc.oneof(fc.constantFrom(...ids), fc.string({ maxLength: 6 })), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), (lines, language) => {
      const asked = { ...given, language };
      const letterFacts = factsFor("cover_letter", { language });
      const letter = assembleLetter(
        judge(readWording("cover_letter", { sentences: lines }, printer), letterFacts),
        asked,
        letterFacts,
      );
      expect(unprovedOf(letter.written, writeLetter(asked).sentences, letterFacts)).toEqual([]);
      expect(letter.written.letter.paragraphs.length).toBeGreaterThan(1);
      const resumeFacts = factsFor("resume", { language });
      const wording = readWording(
        "resume",
        { summary: lines.slice(0, 3), bullets: lines.slice(3), skillOrder: lines.map(({ text }) => text) },
        printer,
      );
      const resume = assembleResume(judge(wording, resumeFacts), wording.skillOrder, asked, resumeFacts);
      expect(checkResume(resume.written, profile, resumeFacts).reverted).toEqual([]);
      expect(resume.written.profile.work.map(({ highlights }) => highlights.length > 0)).toEqual(
        profile.work.map(() => true),
      );
    }),
    runs(10),
  );
});

test("while an answer grows only whole sentences are told, in order, and never one that changes later", () => {
  const text = JSON.stringify(letterAnswer());
  const whole = readWording("cover_letter", JSON.parse(text), printer).pieces.map((piece) => piece.text);
  let before: string[] = [];
  for (let end = 1; end <= text.length; end += 7) {
    const now = streamedPieces("cover_letter", parsePartial(text.slice(0, end)), printer).map(
      (piece) => piece.text,
    );
    expect(whole.slice(0, now.length)).toEqual(now);
    expect(now.length).toBeGreaterThanOrEqual(before.length);
    before = now;
  }
  expect(before.length).toBeGreaterThan(3);
  const resume = JSON.stringify(RESUME);
  const midway = streamedPieces("resume", parsePartial(resume.slice(0, resume.indexOf("Assisted"))), printer);
  expect(midway.map(({ place }) => place)).toEqual(["summary", "bullet", "bullet"]);
  for (const odd of [
    undefined,
    null,
    7,
    "text",
    [],
    { sentences: "no" },
    { sentences: [1, { text: 2 }, {}] },
  ])
    expect(streamedPieces("cover_letter", odd, printer)).toEqual([]);
});

test("an answer of another shape is refused", () => {
  for (const odd of [null, "text", { sentences: [{ text: "x" }] }, { letter: [] }])
    expect(() => readWording("cover_letter", odd, printer)).toThrow();
  expect(readWording("resume", { ...RESUME, name: "Somebody Else", employer: "Dangote" }, printer)).toEqual(
    readWording("resume", RESUME, printer),
  );
});
