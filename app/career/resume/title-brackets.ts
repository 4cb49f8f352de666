import { anyOf } from "~/pattern";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import type { Range } from "./line-ranges";
import { isOrganisation } from "./places";

/**
 * "Duty Officer (Night Manager at week-ends)", "Teller, later Head Teller (from Jan. 2018)", "Shift Leader (promoted from guard in 2016)": a bracket
 * that opens within a post, or tells when it changed, is a part of the post and no time, employer or line of its own.
 */
export function withTitleBrackets(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  fields: readonly Field[],
): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const hasTitle = here.some(({ label }) => label === "title");
    if (!hasTitle || text.length > LONGEST || !text.includes("(")) return here;
    return [...text.matchAll(BRACKET)].reduce<Field[]>(
      (left, { 0: whole, index }) => withBracket(text, left, { from: index, to: index + whole.length }),
      here,
    );
  });
}

const LONGEST = 400;
const BRACKET = /\([^()]{1,90}\)/gu;
const SURE = 0.8;

function withBracket(text: string, fields: readonly Field[], { from, to }: Range): Field[] {
  const before = fields.findLastIndex((field) => startOf(field) < from);
  // "Staff Nurse, later Ward In-Charge, Maternity (from June 2019)": behind the post stands its unit.
  const units = fields.slice(0, before + 1).findLastIndex(({ label }) => label === "title");
  const [post, ...unit] = fields.slice(Math.max(units, 0), before + 1);
  if (post?.label !== "title" || unit.some((field) => !isUnit(field))) return [...fields];
  const end = Math.max(endOf(post), ...unit.map(endOf));
  const inBracket = fields.filter((field) => field !== post && startOf(field) > from && endOf(field) <= to);
  const inside = [...unit, ...inBracket];
  const opensWithin = endOf(post) > from;
  const isBehind = /^\s*$/u.test(text.slice(end, from));
  const name = text.slice(startOf(post), end);
  // Where the whole time is on another line, the bracket may begin a post of its own.
  const hasTime = post.row !== undefined || fields.some((field) => isTime(field) && isWholeTime(field));
  const words = text.slice(from, to);
  const isChange = isBehind && inBracket.some(isTime) && (RISE.test(words) || (hasTime && BECAME.test(name)));
  // "Pipe Welder (6G) / Acting Foreman": words that are nothing else, and the post that goes on behind them.
  const isIncluded = isBehind && INCLUDED.test(words);
  const isOfPost = isIncluded || (isBehind && inBracket.every(({ label }) => label === "other"));
  if (!(opensWithin || isChange || isOfPost)) return [...fields];
  if (inBracket.length === 0 || (inBracket.some(isOther) && !isIncluded)) return [...fields];
  const next = fields.find((field) => startOf(field) >= to);
  const more = next?.label === "title" && GOES_ON.test(text.slice(to, startOf(next))) ? [next] : [];
  const title: Field = {
    ...post,
    text: text.slice(startOf(post), Math.max(to, end, ...more.map(endOf))),
    segments: [...post.segments, ...[...inside, ...more].flatMap(({ segments }) => segments)],
  };
  const within = [...inside, ...more];
  return fields.flatMap((field) => (field === post ? [title] : within.includes(field) ? [] : [field]));
}

/** "(including peace support in Liberia, 2011 – 2012)": what a post held, and no other one. */
const INCLUDED = /^\((?:including|incl\.?|plus|inclusive of)\s/iu;

/** What stands between the parts of one post. */
const GOES_ON = /^\s*(?:[/&]|and)\s*$/u;

/** "…, later Head Teller": a post that says that it became another one. */
const BECAME = /(?:^|[,;/&]|\band)\s*(?:and |but )?(?:later|then|now|subsequently|currently|presently)\s/iu;
/** What became of whom, in the bracket behind the post. */
const RISE = anyOf(
  [
    /(?<!\p{L})(?:promot|upgrad|elevat|redesignat|re-designat|convert|regulari[sz]|confirm)\p{L}*/u, // promoted Feb. 2022
    /(?<!\p{L})(?:rose|raised) (?:from|to)(?!\p{L})/u, // rose from cashier in 2019
  ],
  "iu",
);

const isTime = ({ label }: Field) => label === "dates";

const isUnit = ({ label, text, segments: [first], probability }: Field) =>
  label === "employer" && first?.before === "comma" && !isOrganisation(text) && probability(label) < SURE;

/** The whole time of a post, or a name that is sure to be an employer's. */
function isOther(field: Field): boolean {
  const { label, text, segments, probability } = field;
  const isNamed = label === "employer" && (isOrganisation(text) || probability(label) >= SURE);
  return (isWholeTime(field) && segments[0]?.period?.end !== "present") || isNamed;
}

const isWholeTime = ({ label, segments: [first] }: Field) =>
  label === "dates" && first?.period?.start !== undefined && first.period.end !== undefined;

const startOf = ({ segments }: Field) => segments[0]?.from ?? 0;
const endOf = ({ segments }: Field) => segments.at(-1)?.to ?? 0;
