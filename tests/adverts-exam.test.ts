import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

// The labelled adverts by which the reader of adverts is measured must themselves be right: see tests/fixtures/adverts-exam/README.md.

const ROOT = join(import.meta.dirname, "fixtures/adverts-exam");

const IsoDate = z.iso.date();
const text = z.string().min(1);
const textOrNull = text.nullable();
const Range = z
  .strictObject({ atLeast: z.number().int().positive(), atMost: z.number().int().positive() })
  .partial()
  .refine(({ atLeast = 0, atMost = Infinity }) => atLeast <= atMost);

const Advert = z.strictObject({
  id: text,
  trade: text,
  form: z.enum(["paragraph", "bullets", "headline", "several"]),
  language: z.enum(["en", "fr", "de"]),
  honest: z.boolean(),
  text,
  title: textOrNull,
  company: textOrNull,
  location: textOrNull,
  posts: z.array(text).min(2).optional(),
  demands: z.array(
    z.strictObject({
      quote: text.refine((quote) => quote === quote.trim()),
      need: z.enum(["must", "wish"]),
      kind: z.enum([
        "skill",
        "tool",
        "certificate",
        "degree",
        "class",
        "years",
        "age",
        "nysc",
        "olevels",
        "language",
        "licence",
        "place",
        "duty",
        "trait",
      ]),
    }),
  ),
  rules: z
    .strictObject({
      years: z.strictObject({ atLeast: z.number(), atMost: z.number().optional(), of: textOrNull }),
      age: Range,
      degree: z.array(text).min(1),
      class: z.enum(["first", "2:1", "2:2", "third", "distinction", "upper_credit", "lower_credit", "pass"]),
      nysc: z.literal(true),
      oLevels: z.strictObject({ credits: z.number().int(), sittings: z.number().int() }).partial(),
      bodies: z.array(text).min(1),
      licence: text,
      residence: text,
      closes: IsoDate,
      gender: z.enum(["female", "male"]),
    })
    .partial(),
  today: IsoDate,
  howToApply: z.strictObject({
    email: z.email().nullable(),
    url: z.url().nullable(),
    phone: textOrNull,
    subject: textOrNull,
    reference: textOrNull,
    addressee: textOrNull,
    attachments: z.array(text),
    oneFile: z.boolean().nullable(),
    fileFormat: z.enum(["PDF", "Word"]).nullable(),
    fileName: textOrNull,
    walkIn: textOrNull,
  }),
  warnings: z.array(
    z.enum([
      "fee",
      "identity-numbers",
      "guest-house",
      "odd-hours",
      "pay-out-of-line",
      "chat-only",
      "free-mail-for-employer",
      "name-and-domain-differ",
      "no-employer-named",
    ]),
  ),
  // Writers of the later sets gave no persons.
  fit: z
    .array(z.strictObject({ person: text, score: z.number().int().min(0).max(100), why: text }))
    .refine(({ length }) => length === 0 || length >= 3),
});

const YearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const Person = z.strictObject({
  id: text,
  name: text,
  dateOfBirth: IsoDate,
  place: text,
  work: z.array(
    z.strictObject({
      name: text,
      position: text,
      startDate: YearMonth,
      endDate: YearMonth.nullable(),
      highlights: z.array(text),
    }),
  ),
  education: z.array(
    z.strictObject({
      institution: text,
      studyType: text,
      area: z.string(),
      score: z.string(),
      standing: z.enum(["completed", "in view"]),
      startDate: YearMonth,
      endDate: YearMonth,
    }),
  ),
  certificates: z.array(z.strictObject({ name: text, standing: z.enum(["completed", "in view"]) })),
  skills: z.array(text),
  languages: z.array(text),
  nysc: z.strictObject({ status: z.enum(["discharged", "exempted", "serving"]).nullable() }),
  licence: text.optional(),
});

const adverts = readFolder("open", Advert);
const people = readFolder("people", Person);

test("each advert and person lies in the file of its id, and no id is used twice", () => {
  for (const { file, value } of [...adverts, ...people]) expect(file).toBe(`${value.id}.json`);
  expect(new Set(adverts.map(({ value }) => value.id)).size).toBe(adverts.length);
});

test("what a label quotes stands in the advert", () => {
  const missing = adverts.flatMap(({ value: { id, text, demands, howToApply } }) => {
    const { email, phone, reference, addressee, walkIn } = howToApply;
    const quotes = [...demands.map(({ quote }) => quote), email, phone, reference, addressee, walkIn];
    return quotes.filter((quote) => quote !== null && !text.includes(quote)).map((quote) => ({ id, quote }));
  });
  expect(missing).toEqual([]);
});

test("company and place are words of the advert", () => {
  for (const { value } of adverts) {
    const names = [value.company ?? "", ...(value.location ?? "").split(", ")];
    const text = value.text.toLowerCase();
    expect(
      names.filter((name) => !text.includes(name.toLowerCase())),
      value.id,
    ).toEqual([]);
  }
});

test("only adverts for several posts list them, and none closes before it was read", () => {
  for (const { value } of adverts) {
    expect(value.posts !== undefined, value.id).toBe(value.form === "several");
    expect((value.rules.closes ?? value.today) >= value.today, value.id).toBe(true);
  }
});

test("the persons of an advert exist, differ, and one of them is of another trade", () => {
  const known = new Set(people.map(({ value }) => value.id));
  for (const { value } of adverts.filter((one) => one.value.fit.length > 0)) {
    const persons = value.fit.map(({ person }) => person);
    expect(
      persons.filter((person) => !known.has(person)),
      value.id,
    ).toEqual([]);
    expect(new Set(persons).size, value.id).toBe(persons.length);
    expect(Math.min(...value.fit.map(({ score }) => score)), value.id).toBeLessThanOrEqual(10);
  }
});

test("every fraud carries a warning, and an honest advert at most a mild one", () => {
  const MILD = new Set(["chat-only", "no-employer-named"]);
  for (const { value } of adverts) {
    if (!value.honest) expect(value.warnings, value.id).not.toEqual([]);
    else
      expect(
        value.warnings.filter((warning) => !MILD.has(warning)),
        value.id,
      ).toEqual([]);
  }
});

function readFolder<T>(folder: string, schema: z.ZodType<T>) {
  return readdirSync(join(ROOT, folder)).map((file) => {
    const json: unknown = JSON.parse(readFileSync(join(ROOT, folder, file), "utf8"));
    const result = schema.safeParse(json);
    if (!result.success) throw new Error(`${folder}/${file}: ${z.prettifyError(result.error)}`);
    return { file, value: result.data };
  });
}
