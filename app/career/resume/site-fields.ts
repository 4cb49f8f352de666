import type { Period } from "../dates";
import type { Field } from "./field";
import type { Label } from "./tagger/labels";

/** A post that the line of a labelled site tells. `dates`: the words of its time. `rest`: what stands behind them. */
export type SitePost = { title: string; place: string; period: Period; dates: string; rest: string };

/** The fields of a post at a site; the first begins an entry. `first`: a field of its line. */
export function fieldsOfSite(first: Field, { title, place, period, dates, rest }: SitePost): Field[] {
  const time = fieldOf(first, "dates", dates, 2);
  const [segment] = time.segments;
  if (segment) Object.assign(segment, { period, atom: "dates" });
  const head = [
    { ...fieldOf(first, "title", title, 0), opens: true },
    fieldOf(first, "place", place, 1),
    time,
  ];
  return /[\p{L}\p{N}]/u.test(rest) ? [...head, fieldOf(first, "line", rest, 3)] : head;
}

/** A field that the words of a line state: of its segment stays where it stands and how it looks. */
function fieldOf(
  { paragraph, segments: [segment] }: Field,
  label: Label,
  text: string,
  index: number,
): Field {
  const own: Field = {
    label,
    text,
    paragraph,
    segments: [],
    probability: (...labels) => (labels.includes(label) ? 0.85 : 0),
  };
  if (!segment) return own;
  const { from, to, count, style, space } = segment;
  const before = index === 0 ? ("start" as const) : ("join" as const);
  return { ...own, segments: [{ paragraph, from, to, text, before, index, count, style, space }] };
}
