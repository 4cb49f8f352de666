import { foldText } from "~/career/nlp/fold";
import type { DocumentText } from "../document-text";
import type { Line } from "../feature-lines";
import { createPositionReader, readLines, type FeatureOptions } from "../features";
import { readDocumentStyle } from "~/career/resume/text-style";
import { startsWithDegree, startsWithTradePaper } from "../degrees";
import { isGrade } from "../grades";
import { isBranch, isOrganisation, isPost } from "../places";
import { segments, type Segment } from "../segments";
import { partSegments } from "../words/part-segments";
import { honorifics } from "../vocabulary/vocabulary";
import type { Section } from "../vocabulary/vocabulary-types";
import { labels, type Label } from "./labels";
import {
  addScores,
  highest,
  marginalsOf,
  rowOf,
  tag,
  type Model,
  type Position,
  type Tagged,
} from "~/career/crf/crf";

/** The segments of a document and what the tagger sees of each. */
export function features(
  document: DocumentText,
  options: FeatureOptions = {},
): {
  segments: Segment[];
  positionAt: (place: number) => Position;
  /** Headings in words of their writer, by the look of the document. */
  headings: ReadonlyMap<number, Section>;
  sectionAt: (paragraph: number) => Section | undefined;
} {
  const style = readDocumentStyle(document);
  const whole = segments(document, style.body);
  const tagged = {
    ...document,
    paragraphs: document.paragraphs.slice(0, (whole.at(-1)?.paragraph ?? 0) + 2),
  };
  const read = readLines(tagged, whole, style, options);
  const headed = withPartHeadings(tagged, whole, read.lines);
  const all = partSegments(tagged, headed, (paragraph) => read.lines[paragraph]?.section, style);
  const isParted = all.length !== whole.length || headed.some((segment, at) => segment !== whole[at]);
  return {
    segments: all,
    ...createPositionReader(tagged, all, style, options, isParted ? undefined : read),
  };
}

/** A line that parts the text of a post is a label as a whole, whatever names stand in it. */
function withPartHeadings(
  { paragraphs }: DocumentText,
  segments: readonly Segment[],
  lines: readonly Line[],
): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    if (!lines[segment.paragraph]?.isPart) return [segment];
    if (segment.index > 0) return [];
    const text = paragraphs[segment.paragraph]?.text ?? segment.text;
    const { period: _, label: __, ...rest } = segment;
    return [{ ...rest, from: 0, to: text.length, text, count: 1, atom: "label", fixed: "label" }];
  });
}

/** The role of a segment as somebody else marked it, or undefined. */
export type RoleOf = (segment: Segment) => Label | undefined;

// How much the siblings of a segment count against what it looks like itself.
const weight = 1;
// How far a marked role is above every other one, less than what the words alone decide.
const markedWeight = 6;
// How much the words of a segment by themselves count where the page has no look.
const wordsWeight = 0.6;
const LEAST_LIKELIHOOD = 0.05;

/**
 * Tags twice. The second time each segment knows what those set like it were taken for: the entries of one section have one form.
 */
export function tagResume(
  model: Model,
  segments: readonly Segment[],
  positionAt: (place: number) => Position,
  roleOf: RoleOf = () => undefined,
): Tagged[] {
  const size = model.labels.length;
  const first = new Float32Array(segments.length * size);
  const scores = segments.map((_, place) => rowOf(first, model, place));
  const steps = segments.map((segment, place) => {
    const position = positionAt(place);
    const score = rowOf(first, model, place);
    addScores(model, position.features, score);
    weigh(model, segment, position, score, roleOf);
    return { link: position.link, form: position.form };
  });
  const { marginals } = marginalsOf(model, steps, scores);
  const groups = new Map<string, { count: number; sum: Float32Array }>();
  const keys = segments.map((segment, place) => (segment.atom ? "" : keyOf(segment, steps[place]?.form)));
  keys.forEach((key, place) => {
    if (key === "") return;
    const group = groups.get(key) ?? { count: 0, sum: new Float32Array(size) };
    groups.set(key, group);
    group.count += 1;
    for (let label = 0; label < size; label++)
      group.sum[label] = (group.sum[label] ?? 0) + (marginals[place * size + label] ?? 0);
  });
  const all = new Float32Array(scores.length * size);
  const relabelled = scores.map((score, place) => {
    const group = groups.get(keys[place] ?? "");
    if (!group || group.count < 2) return score;
    const own = rowOf(all, model, place);
    for (let label = 0; label < size; label++) {
      const others = ((group.sum[label] ?? 0) - (marginals[place * size + label] ?? 0)) / (group.count - 1);
      own[label] = (score[label] ?? 0) + weight * Math.log(0.08 + Math.max(0, others));
    }
    return own;
  });
  return tag(model, steps, relabelled);
}

// These stand where their letters are, and nowhere else.
const addressed = ["phone", "email"] as const;

/** What the words alone decide binds the path, so that its neighbours follow from it; what they make likely counts for more. */
function weigh(
  model: Model,
  segment: Segment,
  position: Position,
  score: Float32Array,
  roleOf: RoleOf,
): void {
  const { fixed, text, before, index } = segment;
  const add = (label: Label, weight: number) => {
    const at = model.labels.indexOf(label);
    if (at >= 0) score[at] = (score[at] ?? 0) + weight;
  };
  const bind = (label: Label) => add(label, highest(score) - (score[model.labels.indexOf(label)] ?? 0) + 12);
  if (fixed) return bind(fixed);
  if (position.features.includes("subheading")) return bind("label");
  if (position.features.includes("free-heading")) return bind("heading");
  // Where the headings have one look, what looks otherwise is hardly one.
  if (position.features.includes("unlike-heading")) add("heading", -5);
  if (segment.likelihoods)
    for (const label of labels)
      add(label, wordsWeight * Math.log(LEAST_LIKELIHOOD + (segment.likelihoods.get(label) ?? 0)));
  // What has no number or address in it is none.
  for (const label of addressed) if (segment.atom !== label) add(label, -12);
  const marked = roleOf(segment) ?? segment.partOf;
  if (marked) return add(marked, highest(score) - (score[model.labels.indexOf(marked)] ?? 0) + markedWeight);
  // A line of the words of headings, set like other headings.
  if (position.features.includes("heading") && position.features.includes("like-heading"))
    add("heading", 1.5);
  // In the list of referees who is addressed as a person is one.
  if (position.form?.startsWith("referees/") && startsWithHonorific(text)) {
    if (index === 0 && isAddressedPerson(text)) return bind("referee");
    add("referee", 3);
  }
  // "Corps Member (NYSC)" is what somebody was, never for whom.
  if (position.form?.startsWith("work/") && /^(?:youth )?corp(?:s member|er)\b/i.test(text)) add("title", 4);
  // "Teller, Ikeja Branch": where, not for whom.
  if (position.form?.startsWith("work/") && before === "comma" && index > 0 && isBranch(text))
    add("place", 4);
  if (!position.form?.startsWith("education/")) return;
  if (isGrade(text)) add("grade", 4);
  else if (startsWithTradePaper(text)) add("degree", 4);
  else if (startsWithDegree(text)) add("degree", 2.5);
}

/** "Alhaji Bala Shehu transport manager", but neither "Chief Medical Director" nor "St. Luke's Hospital": what is written large behind the form of address is a name. */
function isAddressedPerson(text: string): boolean {
  const words = text.split(" ");
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const name = words.slice(1, small < 0 ? undefined : small).join(" ");
  return words.length < 8 && !isPost(name) && !isOrganisation(name);
}

function startsWithHonorific(text: string): boolean {
  const [first = "", second = ""] = text.split(/[\s.]+/);
  return honorifics.has(foldText(first)) && /^\(?\p{Lu}/u.test(second);
}

/** Segments with one key stand at the same place of lines set the same way in sections of one kind. */
function keyOf({ index, count, before, style, label }: Segment, form = ""): string {
  return `${index}/${count}/${before}/${style.bold}/${style.italic}/${style.size.toFixed(1)}/${label ?? ""}/${form}`;
}
