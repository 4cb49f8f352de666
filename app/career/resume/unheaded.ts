import { type Field, groupByParagraph } from "./field";
import type { Label } from "./tagger/labels";
import type { Section } from "./vocabulary/vocabulary-types";

/** Some lines of a part without a heading, and what they tell of. */
export type UnheadedPart = { section: Section; fields: Field[] };

/** What a line tells of by one of its fields, in the order of their worth. */
const kinds: readonly { section: Section; labels: readonly Label[]; least: number }[] = [
  { section: "referees", labels: ["referee"], least: 0.6 },
  { section: "education", labels: ["degree", "school"], least: 0.7 },
  { section: "work", labels: ["title", "employer"], least: 0.7 },
  { section: "certificates", labels: ["item", "issuer"], least: 0.6 },
  { section: "skills", labels: ["skill"], least: 0.4 },
  { section: "languages", labels: ["language"], least: 0.6 },
  { section: "personal", labels: ["personal"], least: 0.6 },
];
// A line of these alone goes on from what stands above it.
const openLabels: ReadonlySet<Label> = new Set([
  "dates",
  "place",
  "line",
  "other",
  "label",
  "grade",
  "standing",
  "area",
]);
const goesOn: ReadonlySet<Section> = new Set(["work", "education", "referees"]);

/**
 * The parts of a resume whose writer set no headings: posts with their periods, studies, papers, skills, one after the other. `left` stays with
 * the head of the page. Undefined where its lines hold no posts or studies with their times.
 */
export function partUnheaded(fields: readonly Field[]): { left: Field[]; parts: UnheadedPart[] } | undefined {
  const lines = [...groupByParagraph(fields)].map(([paragraph, here]) => ({
    paragraph,
    here,
    section: sectionOf(here),
  }));
  const isDated = (at: number) =>
    lines
      .slice(at, at + 3)
      .some(
        ({ here, section }, later) =>
          (later === 0 || section === undefined || section === lines[at]?.section) &&
          here.some(({ label }) => label === "dates"),
      );
  const dated = (section: Section) =>
    lines.flatMap((line, at) => (line.section === section && isDated(at) ? [at] : []));
  const [posts, studies] = [dated("work"), dated("education")];
  if (posts.length < 2 && studies.length < 2 && posts.length + studies.length < 2) return undefined;
  const start = Math.min(...posts, ...studies);
  const left: Field[] = [];
  const parts: UnheadedPart[] = [];
  lines.forEach(({ here, section }, at) => {
    const last = parts.at(-1);
    const isOfLast =
      section === undefined &&
      last !== undefined &&
      goesOn.has(last.section) &&
      here.every(({ label }) => openLabels.has(label));
    if (at < start) left.push(...here);
    else if (last && (isOfLast || last.section === section)) last.fields.push(...here);
    else if (section === undefined) left.push(...here);
    else parts.push({ section, fields: [...here] });
  });
  return { left, parts };
}

function sectionOf(here: readonly Field[]): Section | undefined {
  if (here.some(({ label }) => label === "name" || label === "headline")) return undefined;
  return kinds.find(({ labels, least }) =>
    here.some(({ label, probability }) => labels.includes(label) && probability(label) >= least),
  )?.section;
}
