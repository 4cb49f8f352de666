import { expect, test } from "vitest";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { Letter } from "~/career/letter.schema";
import { blank, isBlank, Profile } from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { clichesIn } from "#tests/cliches";
import { countWords } from "./wording";
import { canonicalLetter } from "../letter";
import { foldText } from "../nlp/fold";
import { writeLetter } from "./letter";
import { PEOPLE } from "#tests/fixtures/people";
import { writeResume } from "./resume";
import { sample } from "#tests/runs";

const TODAY = "2026-11-21";
const LANGUAGES: DocumentLanguage[] = ["en", "fr", "es", "de"];
const SEEDS = ["a", "b"];

type Pair = { name: string; profile: Profile; advert: JobAdvert };
const READ_ADVERTS = ADVERTS.map(({ id, text, given }) => ({ id, advert: readAdvert(text, given) }));
const ALL_PAIRS: Pair[] = PEOPLE.flatMap(({ id, profile }) =>
  READ_ADVERTS.map(({ id: advertId, advert }) => ({ name: `${id} → ${advertId}`, profile, advert })),
);

// On a push each person with a sixth of the adverts and each advert with a sixth of the people; half of the pairs in a language
// in turn; all in test:deep.
const EVERY = 6;
const PAIRS = sample(ALL_PAIRS, EVERY);
const PAIRS_BY_LANGUAGE = LANGUAGES.flatMap((language, at) =>
  sample(ALL_PAIRS, 2 * EVERY, 2 * at).map((pair) => ({ ...pair, language })),
);

const writtenLetters = new Map<string, ReturnType<typeof writeLetter>>();
/** Several tests look at one letter. */
function letterOf({ name, profile, advert }: Pair, seed: string, language: DocumentLanguage = "en") {
  const key = `${name} ${seed} ${language}`;
  const written = writtenLetters.get(key) ?? writeLetter({ profile, advert, today: TODAY, language, seed });
  writtenLetters.set(key, written);
  return written;
}

/** What an id stands for: one line, or everything a whole entry says. */
function textAt(profile: Profile, id: string): string | undefined {
  const value = id
    .split(".")
    .reduce<unknown>(
      (at, key) =>
        typeof at === "object" && at !== null
          ? Object.entries(at).find(([name]) => name === key)?.[1]
          : undefined,
      profile,
    );
  return value === undefined ? undefined : JSON.stringify(value);
}

function digitsIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

test("there are six people and more than fifteen adverts", () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(6);
  expect(ADVERTS.length).toBeGreaterThanOrEqual(15);
  expect(ADVERTS.length % EVERY).not.toBe(0); // so that the sample of pairs moves on from person to person
});

test.each(PAIRS)("the letter of $name is clean, short and names post and company at once", (pair) => {
  const { advert } = pair;
  for (const seed of SEEDS) {
    const { letter, sentences } = letterOf(pair, seed);
    const body = sentences.map(({ text }) => text).join("\n");
    expect(Letter.parse(letter)).toEqual(letter);
    expect(letter).toEqual(canonicalLetter(letter));
    expect(letter.date).toBe("21 November 2026");
    expect(letter.subject).toContain(
      advert.title === "" ? "the post you advertised" : `Application for the post of ${advert.title}`,
    );
    expect(body).not.toMatch(
      / {2}|\.\.|\. \.| [,.;]|\(\)|\[|\]|\{|undefined|____|\bNaN\b|company name|your name/i,
    );
    expect(clichesIn(body)).toEqual([]);
    expect(countWords(body)).toBeLessThanOrEqual(320);
    const opening = body.split(/\s+/).slice(0, 60).join(" ");
    expect(opening).toContain(advert.title);
    expect(opening).toContain(advert.company);
    for (const { text } of sentences) expect(text).toMatch(/[.:?]$/u);
  }
});

test.each(PAIRS_BY_LANGUAGE)(
  "in $language, every claim of $name stands on cited lines",
  ({ language, ...pair }) => {
    const { profile, advert } = pair;
    const letter = letterOf(pair, "a", language);
    const resume = writeResume({ profile, advert, today: TODAY, language });
    for (const { text, kind, sourceIds } of [...letter.sentences, ...resume.sentences]) {
      if (kind !== "claim") {
        expect(sourceIds).toEqual([]);
        continue;
      }
      expect(sourceIds.length).toBeGreaterThan(0);
      const cited = sourceIds.map((id) => textAt(profile, id));
      expect(cited).not.toContain(undefined);
      const counted = text.replaceAll(/\bnearly \d+|\b\d+(?= (?:years?|ans?|años?|Jahren?)\b)/g, "");
      for (const digits of digitsIn(counted)) expect(cited.join(" ")).toContain(digits);
    }
  },
);

test.each(PAIRS)(
  "two bullets with figures stand in the letter of $name when there are such bullets",
  (pair) => {
    const { profile } = pair;
    const usable = [...profile.work.slice(0, 2), ...profile.siwes]
      .flatMap(({ highlights }) => highlights)
      .filter((line) => /\d/.test(line) && line.split(" ").length > 4);
    const { sentences } = letterOf(pair, "a");
    const listed = sentences.filter(({ kind }) => kind === "claim").map(({ text }) => text);
    if (usable.length >= 2) expect(digitsIn(listed.join(" ")).length).toBeGreaterThanOrEqual(2);
  },
);

test("the same seed writes the same letter, and seeds differ from each other", () => {
  const [first] = PAIRS;
  if (!first) throw new Error("no pairs");
  const write = (seed: string) =>
    writeLetter({ ...first, today: TODAY, language: "en", seed })
      .sentences.map(({ text }) => text)
      .join("\n");
  expect(write("one person")).toBe(write("one person"));
  expect(new Set(Array.from({ length: 12 }, (_, n) => write(`person ${n}`))).size).toBeGreaterThan(6);
});

test.each(PAIRS)(
  "the resume of $name keeps every job, title, employer, date and degree",
  ({ profile, advert }) => {
    const written = writeResume({ profile, advert, today: TODAY, language: "en" });
    const facts = (given: Profile) =>
      given.work
        .map(({ position, name, startDate, endDate }) =>
          foldText(JSON.stringify([position, name, startDate, endDate])),
        )
        .sort();
    // Names in capitals are set in small letters.
    const folded = (given: unknown[]) => given.map((one) => foldText(JSON.stringify(one))).sort();
    expect(Profile.parse(written.profile)).toEqual(written.profile);
    expect(facts(written.profile)).toEqual(facts(profile));
    expect(folded(written.profile.education)).toEqual(folded(profile.education));
    expect(folded(written.profile.skills.flatMap(({ keywords }) => keywords))).toEqual(
      folded(profile.skills.flatMap(({ keywords }) => keywords)),
    );
    expect(folded(written.profile.custom)).toEqual(folded(profile.custom));
    expect(written.profile.personal).toEqual([]);
    expect(written.profile.referees?.list ?? []).toEqual([]);
    expect(new Set(written.profile.sectionOrder).size).toBe(written.profile.sectionOrder.length);
    expect(clichesIn(written.sentences.map(({ text }) => text).join(" "))).toEqual([]);
    const most = [10, 8, 7];
    written.profile.work.forEach(({ highlights }, at) =>
      expect(highlights.length).toBeLessThanOrEqual(most[at] ?? 7),
    );
    if (profile.basics.label === undefined && profile.work.length === 0)
      expect(written.profile.basics.label).toBeUndefined();
  },
);

test.each(PAIRS)("a written summary of $name has twelve to seventy words", ({ profile, advert }) => {
  const { profile: written } = writeResume({ profile, advert, today: TODAY, language: "en" });
  if (profile.summary.length > 0) expect(written.summary).toEqual(profile.summary);
  for (const line of profile.summary.length > 0 ? [] : written.summary) {
    expect(countWords(line)).toBeGreaterThanOrEqual(12);
    expect(countWords(line)).toBeLessThanOrEqual(70);
  }
});

test("every line of the new resume that is not word for word a source line is listed with its source", () => {
  for (const { profile, advert } of PAIRS) {
    const written = writeResume({ profile, advert, today: TODAY, language: "en" });
    const source = new Set(
      [...profile.work, ...profile.siwes, ...profile.volunteer, ...profile.projects].flatMap(
        ({ highlights }) => highlights,
      ),
    );
    const told = new Set(written.sentences.map(({ text }) => text));
    for (const line of [
      ...written.profile.work,
      ...written.profile.siwes,
      ...written.profile.volunteer,
    ].flatMap(({ highlights }) => highlights)) {
      expect(source.has(line) || told.has(line), line).toBe(true);
    }
  }
});

test("bullets that speak to the advert come first, and those that a shorter one drops are counted", () => {
  const [accountant] = PEOPLE;
  const wanted = ADVERTS.find(({ id }) => id === "accountant");
  if (!accountant || !wanted) throw new Error("no fixture");
  const [{ profile, notes }, short] = (["standard", "short"] as const).map((length) =>
    writeResume({
      profile: accountant.profile,
      advert: readAdvert(wanted.text, wanted.given),
      today: TODAY,
      language: "en",
      length,
    }),
  ) as [ReturnType<typeof writeResume>, ReturnType<typeof writeResume>];
  expect(profile.work[0]?.highlights[0]).toMatch(/returns|Reconcile|management accounts/);
  expect(profile.work[0]?.highlights.at(-1)).toBe("Organised the office end-of-year party");
  expect(notes.join(" ")).toContain("2 bullets");
  expect(short.profile.work[0]?.highlights).not.toContain("Organised the office end-of-year party");
  expect(short.notes.join(" ")).toMatch(/We left out \d bullets/);
  expect(profile.basics.label).toBe("Senior Accountant");
});

test("blanks stay visible in the resume and are never quoted in a letter", () => {
  const profile = Profile.parse({
    basics: { name: "Amina Yusuf", phone: blank("your phone number"), links: [] },
    work: [
      {
        position: "Cashier",
        name: blank("employer"),
        startDate: "2024",
        endDate: "present",
        highlights: [blank("what you did"), "Balanced the till of 3 counters every evening"],
      },
    ],
    education: [{ studyType: "OND", area: "Accountancy", institution: blank("school"), endDate: "2023" }],
    sectionOrder: ["work", "education"],
  });
  for (const [at, { advert }] of READ_ADVERTS.entries()) {
    for (const language of sample(LANGUAGES, LANGUAGES.length, at)) {
      const { letter } = writeLetter({ profile, advert, today: TODAY, language, seed: "a" });
      expect(isBlank(JSON.stringify(letter))).toBe(false);
    }
    expect(
      writeResume({ profile, advert, today: TODAY, language: "en" }).profile.work[0]?.highlights,
    ).toContain(blank("what you did"));
  }
});

test("a certificate in view stays in view", () => {
  for (const pair of ALL_PAIRS.slice(0, ADVERTS.length)) {
    const { profile } = pair;
    const { sentences } = letterOf(pair, "a");
    for (const { text, sourceIds } of sentences)
      for (const id of sourceIds.filter((one) => one.startsWith("certificates."))) {
        const status = profile.certificates[Number(id.split(".")[1])]?.status;
        if (status) expect(text).toContain(status);
      }
  }
});

test("other languages say that bullets stay in the language of the resume", () => {
  const [first] = PAIRS;
  if (!first) throw new Error("no pairs");
  expect(writeLetter({ ...first, today: TODAY, language: "fr", seed: "a" }).notes?.join(" ")).toContain(
    "kept in the language of your resume",
  );
  expect(writeResume({ ...first, today: TODAY, language: "de" }).notes.join(" ")).toContain(
    "kept in the language of your resume",
  );
  expect(writeLetter({ ...first, today: TODAY, language: "en", seed: "a" }).notes).toBeUndefined();
});
