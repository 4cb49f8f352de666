// What the marks of a resume say: single values, and the jobs, schools and papers that stand together.
import type { Label } from "~/career/resume/tagger/labels";
import { SAME_EMPLOYER } from "~/career/resume/vocabulary/no-names";
import type { Sample } from "../resume";

export type Value = { label: Label; text: string; paragraph: number; from: number; to: number };
/** `isShared`: the employer stands over several posts. */
export type GoldJob = { employer: string; title: string; dates: string; isShared: boolean; lines: string[] };
export type GoldSchool = { school: string; degree: string; dates?: string };
export type GoldPaper = { item: string; issuer?: string; dates?: string };

/** The marked stretches in the order of the page. */
export function valuesOf({ document, gold }: Sample): Value[] {
  return document.paragraphs.flatMap(({ text }, paragraph) =>
    (gold[paragraph] ?? []).map(({ label, from, to }) => ({
      label,
      text: text.slice(from, to),
      paragraph,
      from,
      to,
    })),
  );
}

type Head = Partial<Record<Label, string>>;

/** Stretches that stand together as one head each: a kind that is there already, a line, another row or a heading ends it. */
function headsOf(
  { document }: Sample,
  values: readonly Value[],
  kinds: readonly Label[],
): { head: Head; lines: string[] }[] {
  const found: { head: Head; lines: string[] }[] = [];
  let head: Head = {};
  let lines: string[] = [];
  let row = "";
  const close = () => {
    if (Object.keys(head).length > 0) found.push({ head, lines });
    [head, lines] = [{}, []];
  };
  let isEnded = true;
  let last: Label | undefined;
  let lastParagraph = -1;
  let datesAt = -1;
  const overLines = employersOver(values);
  for (const { label, text, paragraph } of values) {
    if (paragraph !== lastParagraph && overLines.has(paragraph) && head.title !== undefined) isEnded = true;
    lastParagraph = paragraph;
    const { cell } = document.paragraphs[paragraph] ?? {};
    const own = cell ? `${cell.table}/${cell.row}` : "";
    const isInRow = own !== "" && own === row;
    if (own !== row) isEnded = true;
    row = own;
    if (label === "heading") {
      close();
      found.push({ head: { heading: text }, lines: [] });
      isEnded = true;
    } else if (label === "line") {
      lines.push(text);
      isEnded = true;
    } else if (kinds.includes(label)) {
      // "2019 to date" under an employer is the time of all posts there, where the first of them has its own.
      const beside = values.filter((one) => one.paragraph === paragraph).map((one) => one.label);
      const hasOwnTime = beside.includes("dates") && !beside.includes("employer");
      if (label === "title" && head.employer !== undefined && head.dates !== undefined && hasOwnTime)
        isEnded ||= datesAt !== paragraph;
      if (label === "dates") datesAt = paragraph;
      // "From" and "To" are columns of their own.
      if (label === "dates" && isInRow && head.dates !== undefined) {
        head.dates = `${head.dates} – ${text}`;
        continue;
      }
      // A degree behind a school that had one begins the next study.
      const isPart = label === "degree" && head.degree !== undefined && !isEnded && last === "degree";
      if (!isPart && (isEnded || head[label] !== undefined)) close();
      head[label] = isPart ? `${head[label]} ${text}` : text;
      isEnded = false;
      last = label;
    }
  }
  close();
  return found;
}

/** Lines that name an employer and no post, in sections that begin with such a line: what follows is of that employer. */
function employersOver(values: readonly Value[]): ReadonlySet<number> {
  const over = new Set<number>();
  let isOver: boolean | undefined;
  for (const paragraph of new Set(values.map((value) => value.paragraph))) {
    const labels = values.filter((value) => value.paragraph === paragraph).map(({ label }) => label);
    if (labels.includes("heading")) isOver = undefined;
    if (!labels.includes("employer") && !labels.includes("title")) continue;
    const isAlone = labels.includes("employer") && !labels.includes("title");
    isOver ??= isAlone;
    if (isOver && isAlone) over.add(paragraph);
  }
  return over;
}

/** Jobs whose parts stand together; a post without employer has the one over it. */
export function jobsOf(sample: Sample, values: readonly Value[]): GoldJob[] {
  const jobs: GoldJob[] = [];
  let over: string | undefined;
  for (const { head, lines } of headsOf(sample, values, [
    "employer",
    "title",
    "dates",
    "school",
    "referee",
  ])) {
    if (head.heading !== undefined || head.school !== undefined || head.referee !== undefined)
      over = undefined;
    const isSame = head.employer !== undefined && SAME_EMPLOYER.test(head.employer);
    if (head.employer !== undefined && !isSame) over = head.employer;
    const { title, dates } = head;
    if (title !== undefined && dates !== undefined && over !== undefined)
      jobs.push({ employer: over, title, dates, isShared: head.employer === undefined || isSame, lines });
  }
  return jobs;
}

/** Studies whose school and degree stand together. */
export function schoolsOf(sample: Sample, values: readonly Value[]): GoldSchool[] {
  return headsOf(sample, values, ["school", "degree", "dates", "title", "employer"]).flatMap(
    ({ head: { school, degree, dates } }) =>
      school !== undefined && degree !== undefined ? [{ school, degree, ...(dates && { dates }) }] : [],
  );
}

/** Papers and the like, with who gave them and when. */
export function papersOf(sample: Sample, values: readonly Value[]): GoldPaper[] {
  return headsOf(sample, values, [
    "item",
    "issuer",
    "dates",
    "title",
    "school",
    "degree",
    "employer",
  ]).flatMap(({ head: { item, issuer, dates } }) =>
    item === undefined ? [] : [{ item, ...(issuer && { issuer }), ...(dates && { dates }) }],
  );
}
