// The people whose lines recruiters graded for an advert (tests/fixtures/letter-lines/README.md).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { forPost } from "~/career/job-advert/for-post";
import { readAdvert } from "~/career/job-advert/read-advert";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { fitOf } from "~/career/matching/fit";
import { foldText } from "~/career/nlp/fold";
import { Profile } from "~/career/profile.schema";
import { profileIn, TODAY } from "./labelled";

const Grades = z.array(z.object({ id: z.string(), text: z.string(), grade: z.number().int().min(0).max(3) }));
const File = z.union([
  z.object({ stranger: z.string(), grades: Grades }),
  z.object({ advert: z.string(), profile: Profile, grades: Grades }),
]);
export type GradedPerson = {
  name: string;
  profile: Profile;
  advert: JobAdvert;
  grades: z.infer<typeof Grades>;
};

const FOLDER = "tests/fixtures/letter-lines";
const STRANGERS = "tests/fixtures/strangers";

/** Every graded person with the advert as the product reads it, for the post of it that fits best. */
export async function gradedPeople(): Promise<GradedPerson[]> {
  const people: GradedPerson[] = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".json"))) {
    const given = File.parse(JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
    const folder = "stranger" in given ? join(STRANGERS, given.stranger) : "";
    const text = "stranger" in given ? readFileSync(join(folder, "advert.txt"), "utf8") : given.advert;
    const profile = "stranger" in given ? await profileIn(folder) : given.profile;
    const advert = advertFor(text, profile);
    people.push({ name: file.replace(".json", ""), profile, advert, grades: given.grades });
  }
  return people;
}

function advertFor(text: string, profile: Profile): JobAdvert {
  const advert = readAdvert(text, { today: TODAY });
  const jobTitle = advert.posts.length > 1 ? fitOf(advert, profile, { today: TODAY }).post : undefined;
  return jobTitle === undefined ? advert : forPost(readAdvert(text, { today: TODAY, jobTitle }));
}

/** The grade of a line, also where it is tidied in another way than when it was graded. */
export function gradeOf(
  { id, text }: { id: string; text: string },
  grades: GradedPerson["grades"],
): number | undefined {
  const own = foldText(text);
  const ofLine = grades.filter((one) => one.id === id || id.startsWith(`${one.id}.`));
  const same = grades.find((one) => foldText(one.text) === own);
  return (same ?? ofLine.find((one) => foldText(one.text).includes(own) || own.includes(foldText(one.text))))
    ?.grade;
}
