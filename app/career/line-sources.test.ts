import { expect, test } from "vitest";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import { parseLetter, printLetter } from "./letter";
import type { Letter } from "./letter.schema";
import { parseProfile, printProfile } from "./profile";
import {
  findLetterSources,
  findProfileText,
  findResumeSources,
  selectUnchangedSources,
  type LineSource,
} from "./line-sources";
import { writeLetter } from "./writer/letter";
import { PEOPLE } from "#tests/fixtures/people";
import { writeResume } from "./writer/resume";

const profile = parseProfile(`Adaeze Okafor
0803 123 4567 | adaeze.okafor@example.com | Ikeja, Lagos

WORK EXPERIENCE
Accounts Officer | Zenith Foods Ltd, Ikeja | Mar 2021 – Present
- Responsible for reconciling 14 bank accounts every month
- Prepare monthly VAT and WHT returns, all filed on time since 2021
- Supervise 2 account clerks

EDUCATION
B.Sc. Accounting | University of Lagos | 2014 – 2018
Result: Second Class Upper

SKILLS
Excel, Sage 50`);
const advert = readAdvert(
  "Harmattan Logistics is hiring an Accountant in Apapa, Lagos.\nDuties: reconcile bank accounts, prepare VAT and WHT returns.\nRequirements: 3 years experience, Excel.",
  { jobTitle: "Accountant", companyName: "Harmattan Logistics" },
);
const given = {
  profile,
  advert,
  today: "2026-11-21",
  language: "en" as const,
  seed: "x",
  targetTitle: "Accountant",
  company: "Harmattan Logistics",
};
const from = { profile, advert };

function letter() {
  const { letter, sentences } = writeLetter(given);
  return { content: printLetter(letter), sources: findLetterSources(sentences, from) };
}

test("each sentence of a letter has its source lines, word for word, or is marked as a courtesy", () => {
  const { content, sources } = letter();
  expect(selectUnchangedSources(sources, { letter: parseLetter(content) })).toEqual({ sources, changed: 0 });
  expect(sources.map(({ text }) => text).join(" ")).toBe(
    parseLetter(content)
      .paragraphs.flatMap((paragraph) => (typeof paragraph === "string" ? [paragraph] : paragraph.items))
      .join(" "),
  );
  const about = (words: RegExp) => sources.find(({ text }) => words.test(text));
  expect(about(/14 bank accounts/)).toMatchObject({
    profileLines: expect.arrayContaining(["Responsible for reconciling 14 bank accounts every month"]),
    advertLines: [],
  });
  expect(about(/the post of/)).toMatchObject({
    profileLines: [],
    advertLines: ["Harmattan Logistics is hiring an Accountant in Apapa, Lagos."],
  });
  expect(about(/interview/)).toMatchObject({
    profileLines: ["+234 803 123 4567", "adaeze.okafor@example.com"],
    advertLines: [],
  });
});

test("every number of a sentence is in its source lines", () => {
  const numbersIn = (text: string) => text.match(/\d+(?:,\d{3})*/g) ?? [];
  // years come from dates
  const shown = letter().sources.filter(
    ({ text }) => numbersIn(text).length > 0 && !/years? of|^Experience: /.test(text),
  );
  expect(shown.length).toBeGreaterThan(2);
  for (const { text, profileLines } of shown)
    expect(numbersIn(profileLines.join(" "))).toEqual(expect.arrayContaining(numbersIn(text)));
});

test("a resume separates new wording from the person's own lines", () => {
  const { content, sources } = resume();
  expect(selectUnchangedSources(sources, { profile: parseProfile(content) })).toEqual({
    sources,
    changed: 0,
  });
  expect(sources).toContainEqual({
    text: "Reconcile 14 bank accounts every month",
    profileLines: ["Responsible for reconciling 14 bank accounts every month"],
    advertLines: [],
  });
  expect(sources).toContainEqual({
    text: "Supervise 2 account clerks",
    profileLines: [],
    advertLines: [],
    isVerbatim: true,
  });
});

test("each sentence of a summary has its own lines", () => {
  const sentences = [
    {
      text: "Accounts Officer with 5 years of work experience.",
      kind: "claim" as const,
      sourceIds: ["work.0"],
      paragraph: 0,
    },
    { text: "Skills include Excel.", kind: "claim" as const, sourceIds: ["skills.0"], paragraph: 0 },
  ];
  const summary = [sentences.map(({ text }) => text).join(" ")];
  expect(findResumeSources({ ...profile, summary }, sentences, from).slice(0, 2)).toEqual([
    {
      text: "Accounts Officer with 5 years of work experience.",
      profileLines: ["Accounts Officer, Zenith Foods Ltd, Ikeja, Mar 2021 – Present"],
      advertLines: [],
    },
    { text: "Skills include Excel.", profileLines: ["Excel"], advertLines: [] },
  ]);
});

test("a line that was changed later has no source, in a letter or a resume", () => {
  const { content, sources } = letter();
  const changed = selectUnchangedSources(sources, {
    letter: parseLetter(content.replace("14 bank accounts", "40 bank accounts")),
  });
  expect(changed).toMatchObject({ changed: 1 });
  expect(JSON.stringify(changed.sources)).not.toContain("14 bank accounts");
  const other = resume();
  const edited = selectUnchangedSources(other.sources, {
    profile: parseProfile(
      other.content.replace("Supervise 2 account clerks", "Supervise 2 account clerks and a driver"),
    ),
  });
  expect(edited.changed).toBe(1);
  expect(edited.sources.some(({ text }) => text.includes("clerks"))).toBe(false);
});

test.each(["en", "es", "fr", "de"] as const)(
  "every line of every sample is in its own printed text, and every claim has a line, in %s",
  (language) => {
    const lost: string[] = [];
    for (const [at, { id, profile: person }] of PEOPLE.entries()) {
      const sample = ADVERTS[at % ADVERTS.length];
      const wanted = readAdvert(sample?.text ?? "", sample?.given ?? {});
      const asked = { profile: person, advert: wanted, today: "2026-11-21", language, seed: id };
      const written = writeLetter(asked);
      const letters = selectUnchangedSources(findLetterSources(written.sentences, asked), {
        letter: parseLetter(printLetter(written.letter)),
      });
      if (letters.sources.length < written.sentences.length) lost.push(`${id}: a sentence of the letter`);
      const made = writeResume(asked);
      const resumes = selectUnchangedSources(findResumeSources(made.profile, made.sentences, asked), {
        profile: parseProfile(printProfile(made.profile, language)),
      });
      if (letters.changed + resumes.changed > 0)
        lost.push(`${id}: ${letters.changed} of the letter, ${resumes.changed} of the resume`);
      const claims = new Set(
        written.sentences.filter(({ kind }) => kind === "claim").map(({ text }) => text),
      );
      for (const { text, profileLines } of letters.sources)
        if (claims.has(text) && profileLines.length === 0) lost.push(`${id}: ${text}`);
    }
    expect([PEOPLE.length > 5, lost]).toEqual([true, []]);
  },
);

test.each([
  ["I keep stock.", "I keep stock. I sell.", true],
  ["I keep stock.", "I sell. I keep stock.", true],
  ["I keep stock.", "Nobody says that I keep stock.", false],
  ["I keep stock", "I keep stock and cash", false],
  ["I keep stock.", "I keep  stock.", true],
  ["I keep stock.", "I kept stock.", false],
])("%j in %j: %s", (text, paragraph, isFound) => {
  const source: LineSource = { text, profileLines: ["Kept stock"], advertLines: [] };
  expect(
    selectUnchangedSources([source], {
      letter: { sender: { lines: [] }, recipient: [], paragraphs: [paragraph] },
    }).sources,
  ).toEqual(isFound ? [source] : []);
});

test("what was changed or added is counted, and what was taken out is not", () => {
  const sources = ["Store Keeper, Bukuru Mills:", "I keep stock.", "Led 3 clerks.", "Counted bags."].map(
    (text): LineSource => ({ text, profileLines: [text], advertLines: [] }),
  );
  const [head = "", ...rest] = sources.map(({ text }) => text);
  const changedIn = (...paragraphs: Letter["paragraphs"]) =>
    selectUnchangedSources(sources, { letter: { sender: { lines: [] }, recipient: [], paragraphs } }).changed;
  expect(changedIn(head, { items: rest })).toBe(0);
  expect(changedIn(head, { items: rest.slice(1) })).toBe(0);
  expect(changedIn("My post at the mills:", { items: [...rest, "Won a prize."] })).toBe(2);
  expect(changedIn("I sell. I keep stock. I buy.")).toBe(2);
  expect(selectUnchangedSources([], { letter: parseLetter("Dear Sir,\n\nI sell.") }).changed).toBe(0);
});

function resume() {
  const written = writeResume(given);
  return {
    content: printProfile(written.profile, "en"),
    sources: findResumeSources(written.profile, written.sentences, from),
  };
}

test("a source says in words how far a study or a paper is, and only once", () => {
  const studying = parseProfile(`Halima Bello

EDUCATION
ND Fishery | Delta Polytechnic | 2024 – 2026
Standing: In view
HND Welding | Kano Polytechnic | 2019 – 2021
Standing: Completed

CERTIFICATIONS
ICAN | in view, two papers left`);
  const texts = ["education.0", "education.1", "certificates.0"].flatMap((id) =>
    findProfileText(id, "", studying),
  );
  expect(texts).toEqual([
    "ND, Fishery, Delta Polytechnic, In view, 2024 – 2026",
    "HND, Welding, Kano Polytechnic, 2019 – 2021",
    "ICAN, in view, two papers left",
  ]);
});
