// npm run bench:strangers: how well the resumes of strangers are read (tests/fixtures/strangers, or the folder behind --). With -- --list everything that is wrong is printed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Standing } from "./import/person";
import { internationalOf, type Mark } from "./import/marks";
import { readForExam, readingOf } from "./import/reader";
import { score } from "./import/score";
import type { Truth } from "./import/truth";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";
import { share } from "./share";

const FOLDER =
  process.argv.slice(2).find((word) => !word.startsWith("--")) ?? join("tests", "fixtures", "strangers");
const FILES = ["resume.docx", "resume.pdf", "resume.txt"];
/** Ordinary schooling is read as O-levels or as a school; neither is wrong. */
const SCHOOLING =
  /primary|first school|secondary|\bsec\.? sch|\bjss\b|ssce|wassce|\bwasc\b|neco|waec|grammar school/i;
/** What strangers call a standing. */
const STANDINGS = new Map([
  ["finished", "completed"],
  ["ongoing", "in_progress"],
  ["abandoned", "discontinued"],
]);

type Stranger = {
  name: string;
  email: string;
  phones: string[];
  work: { employer?: string; title?: string; start?: string; end?: string; bullets?: string[] }[];
  education: {
    institution: string | null;
    degree?: string;
    area?: string;
    class?: string;
    start?: string;
    end?: string;
    standing: string;
  }[];
  certificates: string[];
  certificatesInView?: string[];
  skills: string[];
  nysc?: { place?: string | null } | null;
};

/** How a post was held stands behind the title in the profile. */
const ENGAGEMENT = / \((?:NYSC|SIWES|IT)\)$/;

/** What a professional body examines in parts is a paper, and no study. */
const isPaper = ({ institution, degree, standing }: Stranger["education"][number]) =>
  /^part.passed$/.test(standing) ||
  (!degree && /^(?:chartered )?institute of /i.test(institution ?? "")) ||
  (!institution && /^part .*passed$/.test(standing));
const isOf = (name: string, { degree = "", institution }: Stranger["education"][number]) =>
  [degree, institution].some((part) => part && name.includes(part));

/** How somebody studies stands under the study in the profile. */
const STUDY_MODE = / \((?:part[- ]time|full[- ]time|sandwich|top[- ]up)\)$/i;

const isList = process.argv.includes("--list");
for (const set of readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const marks: Mark[] = [];
  for (const name of readdirSync(join(FOLDER, set.name)).sort()) {
    const found = await marksOf(join(FOLDER, set.name, name));
    marks.push(...found);
    if (isList)
      for (const { field, outcome, truth, read } of found)
        if (outcome !== "right")
          console.info(`${set.name}/${name}: ${field} ${outcome}: ${truth ?? "–"} ≠ ${read ?? "–"}`);
  }
  console.info([`## ${set.name}`, "", ...rowsOf(marks), ""].join("\n"));
}

async function marksOf(folder: string): Promise<Mark[]> {
  const file = FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) throw new Error(`No resume in ${folder}`);
  const stranger = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as Stranger;
  const bytes = readFileSync(file);
  const reading = file.endsWith(".txt") ? readText(bytes.toString("utf8")) : await readForExam(bytes, true);
  return score(truthOf(stranger), "refused" in reading ? undefined : reading).marks;
}

function readText(text: string) {
  const document = documentFromText(text);
  const { profile, notPlaced, headings, doubts } = readResume(document);
  const textOf = (paragraph: number) => document.paragraphs[paragraph]?.text ?? "";
  return readingOf(
    profile,
    [...notPlaced.map((one) => one.text), ...headings.map(({ paragraph }) => textOf(paragraph))],
    doubts.map(({ path, paragraph }) => ({ ...(path && { path }), paragraph: textOf(paragraph) })),
  );
}

function truthOf({ education, work, ...stranger }: Stranger): Truth {
  const isSchooling = (one: Stranger["education"][number]) =>
    SCHOOLING.test(`${one.institution} ${one.degree ?? ""}`);
  const unfinished = stranger.certificatesInView ?? [];
  const inView = [
    ...unfinished,
    ...education
      .filter((one) => isPaper(one) && !unfinished.some((name) => isOf(name, one)))
      .map(({ institution, degree }) => [degree, institution].filter(Boolean).join(", ")),
  ];
  return {
    name: stranger.name,
    email: stranger.email,
    phone: internationalOf(stranger.phones[0] ?? ""),
    jobs: work.map(({ employer, title, start, end, bullets }) => ({
      employer: (employer ?? "").replace(ENGAGEMENT, ""),
      place: "",
      title: title ?? "",
      ...(start && { start }),
      ...(end && { end }),
      highlights: bullets ?? [],
    })),
    schools: education
      .filter((one) => !isSchooling(one) && !isPaper(one))
      .map(({ institution, degree = "", area, class: grade, start, end, standing }) => ({
        institution: institution ?? "",
        place: "",
        degree: [degree.replace(STUDY_MODE, ""), ...(area && !degree.includes(area) ? [area] : [])].join(" "),
        ...(grade && { score: grade }),
        ...(start && { start }),
        ...(end && end !== "present" && { end }),
        standing: (STANDINGS.get(standing) ?? standing.replace(/^part .*passed$/, "part passed")).replaceAll(
          " ",
          "_",
        ) as Standing,
      })),
    certificates: [
      ...stranger.certificates.map((name) => ({ name, standing: "completed" as const, hasDetails: true })),
      ...inView.map((name) => ({ name, standing: "unfinished" as const, hasDetails: true })),
    ],
    skills: stranger.skills,
    shown: [],
    alsoRight: [
      ...education.filter(isSchooling).flatMap(({ institution }) => institution ?? []),
      ...(stranger.nysc ? [stranger.nysc.place ?? "", "NYSC Discharge Certificate"] : []),
    ],
  };
}

function rowsOf(marks: readonly Mark[]): string[] {
  const fields = [...new Set(marks.map(({ field }) => field))];
  return [
    "| Field | Right | Missing | Wrong | Extra |",
    "| --- | --- | --- | --- | --- |",
    ...fields.map((field) => {
      const own = marks.filter((mark) => mark.field === field);
      const many = (outcome: Mark["outcome"]) => own.filter((mark) => mark.outcome === outcome).length;
      return `| ${field} | ${share(many("right"), own.length - many("extra"))} | ${many("missing")} | ${many("wrong")} | ${many("extra")} |`;
    }),
  ];
}
