import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Need, StatementKind } from "~/career/job-advert/job-advert";
import { z } from "zod";
import { foldText } from "~/career/nlp/fold";
import { readJson } from "#tests/fixtures/files";
import { loadAdverts } from "./exam";

/** What a careful reader expects of title, employer and how to apply. */
export type LabelledFields = {
  id: string;
  text: string;
  today: string;
  title: string | null;
  posts: string[];
  company: string | null;
  location?: string | null | undefined;
  /** Undefined where nobody labelled them; those of the exam are counted by `bench:adverts`. */
  demands?: { need: Need; quote: string }[] | undefined;
  howToApply: z.infer<typeof HowToApply>;
  /** What the application shall say: single things, or one text with all of them. Undefined where nobody labelled it. */
  mention: { kind?: StatementKind; text: string }[] | string | undefined;
};

const Text = z.string().nullish();
const HowToApply = z.object({
  email: Text,
  url: Text,
  phone: Text,
  subject: Text,
  reference: Text,
  addressee: Text,
  attachments: z.array(z.string()).default([]),
  closes: Text,
  visit: Text,
  mention: Text,
});
const Own = z.object({
  today: z.string(),
  text: z.string(),
  title: z.string(),
  company: Text,
  posts: z.array(z.string()).default([]),
  location: Text,
  demands: z.array(z.object({ need: z.enum(["must", "wish"]), quote: z.string() })).optional(),
  mention: z.array(z.object({ kind: z.string(), text: z.string() })),
  howToApply: HowToApply,
});
const OfStranger = z.object({ title: z.string(), company: Text, howToApply: HowToApply });

const FIELDS_FOLDER = join("tests", "fixtures", "advert-fields");
const STRANGERS = join("tests", "fixtures", "strangers");
/** The day on which the strangers wrote their adverts. */
const DAY_OF_STRANGERS = "2026-11-27";

/** The labelled adverts by their set: our own, those of strangers, those of other folders, and the exam. */
export function labelledSets(others: readonly string[]): Map<string, LabelledFields[]> {
  const strangers = readdirSync(STRANGERS)
    .filter((name) => !name.includes("."))
    .map((name) => join(STRANGERS, name));
  return new Map(
    [
      ["own", ownFields()] as const,
      ...[...strangers, ...others].map((folder) => [folder, fieldsOfStrangers(folder)] as const),
      ["exam", fieldsOfExam()] as const,
    ].filter(([, adverts]) => adverts.length > 0),
  );
}

function ownFields(): LabelledFields[] {
  return readdirSync(FIELDS_FOLDER)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const own = Own.parse(JSON.parse(readFileSync(join(FIELDS_FOLDER, file), "utf8")));
      return {
        ...own,
        id: file.replace(".json", ""),
        company: own.company ?? null,
        mention: own.mention.map(({ kind, text }) => ({ kind: kind as StatementKind, text })),
      };
    });
}

/** Adverts beside resumes, where somebody labelled them: `advert.json` next to `advert.txt`. */
function fieldsOfStrangers(folder: string): LabelledFields[] {
  return readdirSync(folder)
    .toSorted()
    .filter((id) => existsSync(join(folder, id, "advert.json")))
    .map((id) => {
      const own = OfStranger.parse(JSON.parse(readFileSync(join(folder, id, "advert.json"), "utf8")));
      return {
        ...own,
        id,
        text: readFileSync(join(folder, id, "advert.txt"), "utf8"),
        today: DAY_OF_STRANGERS,
        posts: [],
        company: own.company ?? null,
        mention: own.howToApply.mention ?? [],
      };
    });
}

function fieldsOfExam(): LabelledFields[] {
  const asked = z
    .record(z.string(), z.array(z.string()))
    .parse(readJson("asked-statements/open-adverts.json"));
  return loadAdverts().map(({ id, text, today, title, company, posts = [], howToApply, rules }) => ({
    id,
    text,
    today,
    title,
    company,
    posts,
    howToApply: HowToApply.parse({
      ...howToApply,
      closes: rules.closes ?? null,
      visit: howToApply.walkIn,
    }),
    mention: (asked[id] ?? []).map((own) => ({ text: own })),
  }));
}

/** Words as they are compared: folded, without punctuation. */
export function barely(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();
}
