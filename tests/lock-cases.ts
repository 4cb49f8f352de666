import { readdirSync } from "node:fs";
import { z } from "zod";
import { prepareLock, type LockContext } from "~/career/lock";
import { Profile } from "~/career/profile.schema";
import { readJson } from "./fixtures/files";

/** What can be false in a sentence that the lock should catch. */
export const WRONG = [
  "number",
  "unit",
  "currency",
  "frequency",
  "date",
  "tenure",
  "employer",
  "name",
  "tool",
  "certificate",
  "degree",
  "class",
  "standing",
  "contact",
  "part",
  "limit",
  "negation",
  "doer",
  "title",
  "rank",
  "place",
] as const;

const Person = z.strictObject({
  trade: z.string(),
  today: z.string(),
  target: z.strictObject({ jobTitle: z.string(), companyName: z.string() }),
  advert: z.string(),
  profile: Profile,
  cases: z.array(
    z.strictObject({
      language: z.enum(["en", "es", "fr", "de"]),
      text: z.string(),
      facts: z.array(z.string()),
      wrong: z.enum(WRONG).optional(),
    }),
  ),
});

/** A sentence about a person with the facts it cites; `wrong` says what is false in it. */
export type LockCase = z.infer<typeof Person>["cases"][number] & { trade: string; context: LockContext };

/** The sets of sentences, one a folder of tests/fixtures/lock. */
export function lockCases(): { name: string; cases: LockCase[] }[] {
  return readdirSync("tests/fixtures/lock")
    .toSorted()
    .map((name) => ({
      name,
      cases: readdirSync(`tests/fixtures/lock/${name}`).flatMap((file) => casesOf(`lock/${name}/${file}`)),
    }));
}

function casesOf(path: string): LockCase[] {
  const { trade, today, target, advert, profile, cases } = Person.parse(readJson(path));
  const post = { title: target.jobTitle, company: target.companyName, text: advert };
  const contexts = new Map<string, LockContext>();
  return cases.map((one) => {
    const context =
      contexts.get(one.language) ?? prepareLock({ profile, today, language: one.language, advert: post });
    contexts.set(one.language, context);
    return { ...one, trade, context };
  });
}
