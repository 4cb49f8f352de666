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
  let lastTo = 0;
  let lastParagraph = -1;
  let datesAt = -1;
  let datesLead: boolean | undefined;
  const overLines = employersOver(document, values);
  for (const { label, text, paragraph, from, to } of values) {
    const isNewLine = paragraph !== lastParagraph;
    if (isNewLine && overLines.has(paragraph) && head.title !== undefined) isEnded = true;
    lastParagraph = paragraph;
    const { cell } = document.paragraphs[paragraph] ?? {};
    const own = cell ? `${cell.table}/${cell.row}` : "";
    const isInRow = own !== "" && own === row;
    const isLine = isInRow || (isNewLine === false && own === "");
    if (!isLine) {
      const here = labelsOn(document, values, paragraph).filter((one) => kinds.includes(one));
      // A line that holds again what the head has begins the next one with whatever stands first on it.
      if (here.some((one) => head[one] !== undefined) && here.length > 1) isEnded = true;
      // A post with its dates over the row of its employer.
      const isBelow =
        here.includes("employer") &&
        !here.includes("title") &&
        head.title !== undefined &&
        head.employer === undefined &&
        !overLines.has(paragraph);
      if (own !== row && !isBelow) isEnded = true;
    }
    row = own;
    if (label === "heading") {
      close();
      found.push({ head: { heading: text }, lines: [] });
      isEnded = true;
      datesLead = undefined;
    } else if (label === "line") {
      lines.push(text);
      if (!isInRow || head.title === undefined) isEnded = true;
    } else if (kinds.includes(label)) {
      datesLead ??= label === "dates";
      const between = (document.paragraphs[paragraph]?.text ?? "").slice(lastTo, from);
      // "from January 2019 until the time the work finished in November 2022", and the dates under the lines of a post.
      const isEnd = !isNewLine && last === "dates" && head.dates !== undefined && END_OF_TIME.test(between);
      const isUnderLines =
        isNewLine &&
        label === "dates" &&
        !datesLead &&
        isAlone(values, paragraph) &&
        head.dates === undefined;
      if (isEnd || (isUnderLines && head.title !== undefined)) {
        head.dates = isEnd ? `${head.dates} – ${text}` : text;
        lastTo = to;
        continue;
      }
      lastTo = to;
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

/** What joins the two ends of a time that are marked apart. */
const END_OF_TIME = /\b(?:to|till|until|left|stop\p{L}*|stayed|ends?|ended|finished|closed|freedom)\b/iu;

/** The labels of a line, or of the row of a table. */
function labelsOn({ paragraphs }: Sample["document"], values: readonly Value[], paragraph: number): Label[] {
  const { cell } = paragraphs[paragraph] ?? {};
  const isHere = (one: number) => {
    const other = paragraphs[one]?.cell;
    return cell ? other?.table === cell.table && other.row === cell.row : one === paragraph;
  };
  return values.flatMap((value) => (isHere(value.paragraph) ? [value.label] : []));
}

function isAlone(values: readonly Value[], paragraph: number): boolean {
  return values.every((value) => value.paragraph !== paragraph || value.label === "dates");
}

/** Lines that name an employer and no post, in sections that begin with such a line: what follows is of that employer. */
function employersOver(document: Sample["document"], values: readonly Value[]): ReadonlySet<number> {
  const over = new Set<number>();
  let isOver: boolean | undefined;
  for (const paragraph of new Set(values.map((value) => value.paragraph))) {
    const labels = labelsOn(document, values, paragraph);
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
    // What a referee is is no job of the person.
    if (head.referee !== undefined) continue;
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
