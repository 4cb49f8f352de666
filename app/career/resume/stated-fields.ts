import type { Period } from "~/career/dates";
import type { Field } from "./field";
import type { Label } from "./tagger/labels";

/** A post that the words of a line state. `end`: where what is told of it begins in the line. */
export type StatedPost = {
  title?: string;
  employer?: string;
  place?: string;
  period: Period;
  /** The words of its time, as they stand. */
  dates: string[];
  /** What stands in the head and is none of these. */
  left: string[];
  end: number;
};

/** The fields of the head of a post. The first begins an entry. */
export function fieldsOfPost(first: Field, post: StatedPost, text: string): Field[] {
  const found: Field[] = [];
  const add = (label: Label, words: string | undefined) => {
    if (words !== undefined) found.push(fieldOf(first, label, words, found.length));
  };
  add("title", post.title);
  add("employer", post.employer);
  add("place", post.place);
  const dates = fieldOf(first, "dates", post.dates.join(" – "), found.length);
  const [segment] = dates.segments;
  if (segment) Object.assign(segment, { period: { ...post.period }, atom: "dates" });
  found.push(dates);
  const [opener] = found;
  if (opener) opener.opens = true;
  for (const words of post.left) add("line", words);
  if (/[\p{L}\p{N}]/u.test(text.slice(post.end))) add("line", text.slice(post.end));
  return found;
}

/** A field that the words of a line state. */
function fieldOf(first: Field, label: Label, text: string, index: number): Field {
  const [segment] = first.segments;
  const {
    period: _,
    atom: __,
    label: ___,
    fixed: ____,
    ...plain
  } = segment ?? ({} as NonNullable<typeof segment>);
  return {
    label,
    text,
    paragraph: first.paragraph,
    segments: segment ? [{ ...plain, text, index, before: index === 0 ? "start" : "join" }] : [],
    probability: (...labels) => (labels.includes(label) ? 0.85 : 0),
  };
}
