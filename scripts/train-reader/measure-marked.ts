// npm run bench:marked: how well the marked resumes are read, and what the tagger and what the builders lose of it. Behind --: the folder of the
// writers and their names ("-- FOLDER x1 x2"), --aside for those that are never trained on (totals only), --trained for the others, --list for all
// that is wrong with these.
import { chance } from "./invent";
import { isMarkedAside, loadMarkedResumes, pagesOf } from "./marked";
import type { Sample } from "./resume";
import { mulberry32 } from "../training/train-crf";
import type { Field } from "~/career/resume/field";
import { readResume } from "~/career/resume/read-resume";
import { taggedFields } from "~/career/resume/tagged-fields";
import type { Label } from "~/career/resume/tagger/labels";
import { unwrap } from "~/career/resume/unwrap";
import { addressesInFull } from "~/career/resume/vocabulary/person-names";
import { bracketTitles, honorifics, postNominals } from "~/career/resume/vocabulary/vocabulary";
import { share } from "#tests/bench/share";
import {
  findJob,
  hasPaper,
  hasSchool,
  isBuilt,
  isName,
  nearJobs,
  nearPapers,
  nearSchools,
  postsOf,
  readValues,
} from "./measure/built";
import { jobsOf, papersOf, schoolsOf, valuesOf, type Value } from "./measure/gold";
import { isSame, isWithin } from "./measure/same";

const words = process.argv.slice(2);
const [folder, ...writers] = words.filter((word) => !word.startsWith("--"));
const isList = words.includes("--list");
const isAside = words.includes("--aside");
if (isList && isAside) throw new Error("What is held back is counted, and never looked at.");
const isTrained = isList || words.includes("--trained");
const titles = new Set([...honorifics, ...bracketTitles, ...postNominals, ...addressesInFull, "mr", "mrs"]);

type Count = { all: number; tagged: number; built: number; both: number };
const labels = new Map<Label, Count>();
const wholes = new Map<string, { all: number; right: number }>();
const wrong = new Map<Label, { all: number; wrong: number }>();

loadMarkedResumes(folder).forEach((resume, place) => {
  const isHeldBack = isMarkedAside(resume, place);
  if ((isAside && !isHeldBack) || (isTrained && isHeldBack)) return;
  if (writers.length > 0 && !writers.includes(resume.writer)) return;
  const [sample] = pagesOf(resume, chance(mulberry32(place + 1)));
  if (sample) measure(sample, `${resume.writer}/${resume.name}`);
});

function measure(sample: Sample, name: string): void {
  const { document } = unwrap(sample.document);
  const values = valuesOf(sample);
  const { profile, doubts } = readResume(sample.document);
  const { fields } = taggedFields(document);
  const read = readValues(profile);
  const fault = (kind: string, text: string, more = "") => {
    if (isList) console.info(`${name}: ${kind}: ${text}${more && ` ≠ ${more}`}`);
  };
  const whole = (kind: string, isRight: boolean, text: string, more?: string) => {
    const count = wholes.get(kind) ?? { all: 0, right: 0 };
    wholes.set(kind, count);
    count.all += 1;
    if (isRight) count.right += 1;
    else fault(kind, text, more);
  };

  const marked = values.filter(({ label }) => label === "name").map(({ text }) => text);
  if (marked.length > 0)
    whole(
      "name",
      isName(marked, profile.basics.name, titles),
      marked.join(" / "),
      profile.basics.name ?? "–",
    );
  const posts = postsOf(profile);
  for (const job of jobsOf(sample, values)) {
    const found = findJob(job, posts);
    const kind = job.isShared ? "post below its employer" : "job";
    whole(kind, found !== undefined, `${job.title} @ ${job.employer}, ${job.dates}`, nearJobs(job, posts));
    for (const line of job.lines)
      whole("line under its job", !!found && isWithin(line, found.highlights.join(" ")), line);
  }
  for (const school of schoolsOf(sample, values))
    whole(
      "school",
      hasSchool(school, profile),
      Object.values(school).join(" | "),
      nearSchools(school.school, profile),
    );
  for (const paper of papersOf(sample, values))
    whole(
      "paper",
      hasPaper(paper, profile),
      Object.values(paper).join(" | "),
      nearPapers(paper.item, profile),
    );

  for (const value of values) {
    const { label, text } = value;
    const held = read[label];
    if (!held) continue;
    const count = labels.get(label) ?? { all: 0, tagged: 0, built: 0, both: 0 };
    labels.set(label, count);
    const [wasTagged, wasBuilt] = [isTagged(value, fields), isBuilt(label, text, held, profile)];
    count.all += 1;
    if (wasTagged) count.tagged += 1;
    if (wasBuilt) count.built += 1;
    if (wasTagged && wasBuilt) count.both += 1;
    if (!wasBuilt) {
      const isDoubted = doubts.some(({ suggestion }) => suggestion !== undefined && isSame(text, suggestion));
      fault(
        `${label} ${wasTagged ? "lost by the builders" : "tagged otherwise"}`,
        text,
        isDoubted ? "asked about" : (placeOf(profile, text) ?? "not placed"),
      );
    }
  }
  countWrong(values, read, fault);
}

/** Where in the profile some words stand, by its path. */
function placeOf(value: unknown, text: string, path = ""): string | undefined {
  if (typeof value === "string") return isWithin(text, value) ? `${path} “${value}”` : undefined;
  if (value === null || typeof value !== "object") return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = placeOf(inner, text, path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True where most letters of a marked stretch have its label. */
function isTagged({ label, paragraph, from, to }: Value, fields: readonly Field[]): boolean {
  let covered = 0;
  for (const field of fields)
    if (field.paragraph === paragraph && field.label === label)
      for (const segment of field.segments)
        covered += Math.max(0, Math.min(to, segment.to) - Math.max(from, segment.from));
  return covered * 2 > to - from;
}

/** Values of the profile that no mark of the page has, in any label that may become them. */
function countWrong(
  values: readonly Value[],
  read: ReturnType<typeof readValues>,
  fault: (kind: string, text: string) => void,
): void {
  const kinds: readonly [Label, readonly Label[]][] = [
    ["employer", ["employer", "school", "issuer"]],
    ["title", ["title", "headline", "item"]],
    ["school", ["school", "issuer", "employer"]],
    ["issuer", ["issuer", "school", "employer"]],
    ["item", ["item", "degree", "issuer", "grade", "title"]],
    ["skill", ["skill", "line", "item", "language", "personal"]],
    ["referee", ["referee"]],
  ];
  for (const [label, marks] of kinds) {
    const count = wrong.get(label) ?? { all: 0, wrong: 0 };
    wrong.set(label, count);
    for (const text of new Set(read[label] ?? [])) {
      count.all += 1;
      const isMarked = values.some(
        (value) => marks.includes(value.label) && (isSame(value.text, text) || isWithin(text, value.text)),
      );
      if (isMarked || text === "Corps member") continue;
      count.wrong += 1;
      fault(`${label} that nobody marked`, text);
    }
  }
}

const percent = (part: number, all: number) => (all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`);
console.info("| whole | right |\n| --- | --- |");
for (const [kind, { all, right }] of wholes) console.info(`| ${kind} | ${share(right, all)} |`);
console.info("\n| label | marked | tagged | built | built of the tagged |\n| --- | --- | --- | --- | --- |");
for (const [label, { all, tagged, built, both }] of [...labels].sort())
  console.info(
    `| ${label} | ${all} | ${percent(tagged, all)} | ${percent(built, all)} | ${percent(both, tagged)} |`,
  );
console.info("\n| value | read | that nobody marked |\n| --- | --- | --- |");
for (const [label, count] of wrong)
  console.info(`| ${label} | ${count.all} | ${count.wrong}, ${percent(count.wrong, count.all)} |`);
