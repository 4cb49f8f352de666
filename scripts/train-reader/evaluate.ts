import { parsePeriod } from "~/career/dates";
import { readResume } from "~/career/resume/read-resume";
import { foldText } from "~/career/nlp/fold";
import type { Sample } from "./resume";

// A form tells it, the title of the truth does not.
const service = /\s\((?:NYSC|SIWES)\)$/i;

export type Score = { all: number; right: number; wrong: number };

/** Reads invented resumes whole and counts, field by field, what is right, missing and wrong. */
export function evaluate(
  samples: readonly Sample[],
  onFault?: (fault: string, sample: Sample) => void,
): Map<string, Score> {
  const scores = new Map<string, Score>();
  const count = (field: string, truth: string, got: string | undefined, sample: Sample) => {
    const score = scores.get(field) ?? { all: 0, right: 0, wrong: 0 };
    scores.set(field, score);
    score.all += 1;
    const isRight = same(truth) === same(got ?? "");
    if (isRight) score.right += 1;
    else if (got) score.wrong += 1;
    if (!isRight) onFault?.(`${field}: ${truth} ≠ ${got ?? "–"}`, sample);
    return isRight;
  };
  for (const sample of samples) {
    const { truth, document } = sample;
    const { profile } = readResume(document);
    for (const job of profile.work) job.position = job.position?.replace(service, "");
    count("name", truth.name, profile.basics.name, sample);
    const jobs = [...profile.work];
    for (const job of truth.jobs) {
      const range = parsePeriod(job.dates);
      const at = best(jobs, (one) => [
        same(one.name) === same(job.employer),
        same(one.position) === same(job.title),
        one.startDate === range?.start && one.endDate === range?.end,
      ]);
      const [read] = at < 0 ? [] : jobs.splice(at, 1);
      const parts = [
        count("employer", job.employer, read?.name, sample),
        count("title", job.title, read?.position, sample),
        count(
          "job dates",
          `${range?.start ?? ""} ${range?.end ?? ""}`,
          read && `${read.startDate ?? ""} ${read.endDate ?? ""}`,
          sample,
        ),
      ];
      count("job whole", "yes", parts.every(Boolean) ? "yes" : undefined, sample);
    }
    for (const extra of jobs)
      count("job invented", "", `${extra.name ?? ""} ${extra.position ?? ""} .`, sample);
    const schools = [...profile.education];
    for (const school of truth.schools) {
      const range = parsePeriod(school.dates);
      const at = best(schools, (one) => [
        same(one.institution) === same(school.school),
        words(`${one.studyType ?? ""} ${one.area ?? ""}`) === words(school.degree),
        one.startDate === range?.start && one.endDate === range?.end,
      ]);
      const [read] = at < 0 ? [] : schools.splice(at, 1);
      const parts = [
        count("school", school.school, read?.institution, sample),
        count(
          "degree",
          words(school.degree),
          read && words(`${read.studyType ?? ""} ${read.area ?? ""}`),
          sample,
        ),
        count(
          "school dates",
          `${range?.start ?? ""} ${range?.end ?? ""}`,
          read && `${read.startDate ?? ""} ${read.endDate ?? ""}`,
          sample,
        ),
      ];
      count("school whole", "yes", parts.every(Boolean) ? "yes" : undefined, sample);
    }
    for (const extra of schools)
      count("school invented", "", `${extra.institution ?? ""} ${extra.studyType ?? ""} .`, sample);
  }
  return scores;
}

function best<Item>(items: readonly Item[], parts: (item: Item) => boolean[]): number {
  const worth = items.map((item) => parts(item).filter(Boolean).length);
  const most = Math.max(0, ...worth);
  return most === 0 ? -1 : worth.indexOf(most);
}

function same(text: string | undefined): string {
  return foldText(text ?? "").replace(/[\s.,;:]+$/, "");
}

/** A degree's words in one order, without the small ones that join it to its subject. */
function words(text: string): string {
  return foldText(text)
    .split(/[\s,()]+/)
    .filter((word) => word !== "" && !/^(?:in|en|of|de)$/.test(word))
    .sort()
    .join(" ");
}
