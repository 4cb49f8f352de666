// The pairs of resumes and adverts in which a recruiter said which line answers which demand (tests/fixtures/strangers/README.md).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readAdvert } from "~/career/job-advert/read-advert";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { foldText } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import { readResume } from "~/career/resume/read-resume";
import { extract } from "~/files/read/extract";
import { fileKind } from "~/files/read/kind";

const Line = z.object({ id: z.string(), text: z.string() });
/** A line by the place where it stood when it was labelled, and its words, by which it is found again. */
export type Line = z.infer<typeof Line>;
const Wanted = z.object({
  demands: z.array(
    z.object({
      demand: z.string(),
      kind: z.string(),
      need: z.string(),
      strength: z.number(),
      answers: z.array(Line),
    }),
  ),
  lead: Line,
  tell: z.array(Line),
  never: z.array(Line),
});
export type Wanted = z.infer<typeof Wanted>;
export type Pair = { set: string; name: string; profile: Profile; advert: JobAdvert; wanted: Wanted };

const FOLDER = "tests/fixtures/strangers";
export const TODAY = "2026-11-26";

/** Every labelled pair, read as the product reads it. */
export async function labelledPairs(): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const set of readdirSync(FOLDER).filter((name) => !name.includes(".")))
    for (const name of readdirSync(join(FOLDER, set))) {
      const folder = join(FOLDER, set, name);
      if (!existsSync(join(folder, "wanted.json"))) continue;
      const text = (file: string) => readFileSync(join(folder, file), "utf8");
      pairs.push({
        set,
        name,
        profile: await profileIn(folder),
        advert: readAdvert(text("advert.txt"), { today: TODAY }),
        wanted: Wanted.parse(JSON.parse(text("wanted.json"))),
      });
    }
  return pairs;
}

/** Whether a line of a profile is the labelled one: of the same section, by its words. */
export function isLine(labelled: Line, { id, text }: { id: string; text: string }): boolean {
  const section = (one: string) => one.split(".")[0];
  const [wanted, own] = [foldText(labelled.text), foldText(text)];
  return section(labelled.id) === section(id) && (own === wanted || partlySame(own, wanted));
}

/** A study or a paper is labelled with all its parts. */
function partlySame(own: string, wanted: string): boolean {
  const words = own.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1);
  return words.length > 1 && words.every((word) => wanted.includes(word));
}

/** The profile that the product reads from the resume in a folder. */
export async function profileIn(folder: string): Promise<Profile> {
  const name = readdirSync(folder).find((one) => one.startsWith("resume.")) ?? "";
  const bytes = readFileSync(join(folder, name));
  const kind = name.endsWith(".txt") ? "text" : fileKind(bytes);
  const read = kind === "wrong_type" || kind === "old_word" ? undefined : await extract(kind, bytes);
  if (!read?.ok) throw new Error(`${folder}: no resume`);
  return readResume(read.document, { today: TODAY }).profile;
}
