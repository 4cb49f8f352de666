import { findPeriods, type Period } from "../dates";
import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { employerAndPlace, hasTitle } from "./narrative-posts";
import { hasMore, without, withoutPeriod } from "./narrative-clauses";
import type { Label } from "./tagger/labels";
import { beginning, joinedClause, postClauses, stillThere, workClauses } from "./vocabulary/narrative";

type StatedPost = { title?: string; employer?: string; place?: string; period?: Period };

/**
 * "In 2018 I moved to Protea Hotel as front desk officer and stayed till 2021.": sentences in the first person under a heading of work. What
 * they state plainly becomes fields of a head, and what else they say stays a line.
 */
export function withStatedPosts(
  draft: Draft,
  { paragraphs }: DocumentText,
  fields: readonly Field[],
): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const paragraph = paragraphs[place];
    const [first] = here;
    if (!first || !paragraph || paragraph.cell || !/(?:^|\s)(?:i|my)\s/i.test(paragraph.text)) return here;
    if (paragraph.text.length > longest) return here;
    const stated: Field[] = [];
    const lines: string[] = [];
    for (const sentence of paragraph.text.split(/(?<=\p{L}{2}|\d{4}|\))[.;]\s+(?=\p{Lu})/u)) {
      const post = lines.length === 0 ? postOf(sentence) : undefined;
      if (!post) {
        lines.push(sentence);
        continue;
      }
      const own = fieldsOfPost(first, post, stated.length);
      if (stated.some(({ label }) => label === "title") && own[0]?.label === "title") own[0].opens = true;
      stated.push(...own);
      const values = [post.title, post.employer, post.place].filter((one) => one !== undefined);
      const [, words] = withoutPeriod(sentence);
      if (hasMore(without(words, values).replace(smallWords, " "))) lines.push(sentence);
      else draft.useRewritten(place, sentence);
    }
    if (stated.length === 0) return here;
    const line = lines.join(". ");
    return line === "" ? stated : [...stated, fieldOf(first, "line", line, stated.length)];
  });
}

// What is longer is no line of a resume, and may not hold the reader.
const longest = 1_500;

const smallWords =
  /\b(?:here|there|the|this|joined|moved|still|currently|college|company|school|firm|post|position|role|stayed|till|left|it)\b/giu;

/** What a sentence states of a post: at least its title with an employer or a time, or when it began. */
function postOf(sentence: string): StatedPost | undefined {
  const periods = findPeriods(sentence);
  const period = periodOf(sentence, periods);
  const words = periods
    .reduceRight((left, { index, length }) => left.slice(0, index) + left.slice(index + length), sentence)
    .replace(
      /\b(?:from|since|between|in|till|until)\s*(?=$|[,.]|\sand\b|\si\b)|^\s*(?:from|since|in|between)\s+(?=i\s)/giu,
      " ",
    )
    .replace(/\s+/g, " ")
    .replace(/\s+([,.])/g, "$1")
    .replace(/[\s.,]+$/, "")
    .trim();
  const found = workClauses
    .map((pattern) => pattern.exec(words)?.groups)
    .find((groups) => groups !== undefined);
  const title =
    found?.["title"] ??
    postClauses.map((pattern) => pattern.exec(words)?.groups?.["title"]).find((one) => one !== undefined);
  const { name, location } = employerAndPlace(found?.["employer"] ?? "");
  if (title !== undefined) {
    const isPlain = title.split(" ").length <= 7 && hasTitle(title) && name.split(" ").length <= 8;
    if (
      !isPlain ||
      /\b(?:experience|years?)\b/i.test(name) ||
      (name === "" && !period && !/^my /i.test(words))
    )
      return undefined;
    return {
      title,
      ...(name !== "" && { employer: name }),
      ...(location && { place: location }),
      ...(period && { period }),
    };
  }
  const joined = words.replace(/\s+and\s+i\s+am\s+still.*$/i, "");
  return period?.start && joinedClause.test(joined) ? { period } : undefined;
}

/** "In 2018 … till 2021", "in September 2019 … I am still there", "since 2021". */
function periodOf(sentence: string, periods: readonly (Period & { index: number })[]): Period | undefined {
  const [first, second] = periods;
  const isStill = stillThere.test(sentence);
  if (!first) return undefined;
  if (first.start && first.end) return { start: first.start, end: first.end };
  const begin = first.start ?? (first.end === "present" ? undefined : first.end);
  if (!begin) return undefined;
  if (isStill) return { start: begin, end: "present" };
  if (second?.end && second.end !== "present" && !second.start) return { start: begin, end: second.end };
  return beginning.test(foldText(sentence)) ? { start: begin } : { end: begin };
}

function fieldsOfPost(first: Field, { title, employer, place, period }: StatedPost, from: number): Field[] {
  const found: Field[] = [];
  const add = (label: Label, text: string, own?: Period) =>
    found.push(fieldOf(first, label, text, from + found.length, own));
  if (title !== undefined) add("title", title);
  if (employer !== undefined) add("employer", employer);
  if (place !== undefined) add("place", place);
  if (period) add("dates", [period.start, period.end].filter((one) => one !== undefined).join(" – "), period);
  return found;
}

function fieldOf(first: Field, label: Label, text: string, index: number, period?: Period): Field {
  const [segment] = first.segments;
  return {
    label,
    text,
    paragraph: first.paragraph,
    segments: segment
      ? [
          {
            ...segment,
            text,
            index,
            before: index === 0 ? "start" : "comma",
            ...(period && { period, atom: "dates" }),
          },
        ]
      : [],
    probability: (...labels) => (labels.includes(label) ? 0.85 : 0),
  };
}
