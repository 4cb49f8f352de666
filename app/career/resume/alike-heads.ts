import type { DocumentText } from "./document-text";
import { type Field, groupByParagraph } from "./field";
import type { Label } from "./tagger/labels";
import { PAUSE } from "./vocabulary/pauses";

/** A part of a line in the head of a post: what stands at one spot of it. `place` tells which, counted from the time of the post. */
type Spot = { place: string; head: number; fields: Field[] };
type Core = "title" | "employer";

/** Lines from a time to the other lines of its head. */
const NEAR = 2;
const LONGEST_HEAD = 110;

/**
 * Who writes several posts writes their heads alike: time, post, employer, line under line. What stands where the other heads have the post is the post, whatever
 * its words look like ("Locum / Domiciliary Physiotherapist"), and where they have the employer it is the employer.
 */
export function withAlikeHeads(document: DocumentText, fields: readonly Field[]): Field[] {
  // What is set right at one spot tells of the other one.
  return setAlike(document, setAlike(document, fields));
}

function setAlike(document: DocumentText, fields: readonly Field[]): Field[] {
  const spots = spotsOf(document, fields);
  const changed = new Map<Field, Field[]>();
  for (const spot of spots) {
    const label = expectedAt(spot, spots);
    if (label === undefined) continue;
    const [first, ...rest] = label === "title" ? wholeOf(spot.fields) : spot.fields.slice(0, 1);
    if (!first) continue;
    changed.set(first, asExpected(document, [first, ...rest], label));
    for (const field of rest) changed.set(field, []);
  }
  return fields.flatMap((field) => changed.get(field) ?? [field]);
}

/** What the other heads have at the spot, where this one has something else and they are of one mind. */
function expectedAt(spot: Spot, spots: readonly Spot[]): Core | undefined {
  const own = kindAt(spot);
  const others = spots.filter(({ place, head }) => place === spot.place && head !== spot.head);
  const support = { title: 0, employer: 0 };
  for (const other of others) {
    const kind = kindAt(other);
    if (kind === "title" || kind === "employer") support[kind] += surenessOf(other);
  }
  const label = support.title > support.employer ? "title" : "employer";
  if (own === label || own === undefined) return undefined;
  const against = support[label === "title" ? "employer" : "title"];
  return support[label] - AGAINST * against >= neededFor(spot, own) && completes(spot, spots, label)
    ? label
    : undefined;
}
const AGAINST = 2;

/** The surer something was read, the more heads must speak against it. */
function neededFor(spot: Spot, own: Core | "mixed" | "unknown"): number {
  if (own === "unknown") return 0.9;
  return own === "mixed" || surenessOf(spot) >= SURE ? 2.5 : 1.5;
}
const SURE = 0.9;

/** A head has one of each: the other half must stand at another spot of it, and none like this one. */
function completes(spot: Spot, spots: readonly Spot[], label: Core): boolean {
  const beside = spots.filter(({ head, place }) => head === spot.head && place !== spot.place).map(kindAt);
  if (beside.includes(label)) return false;
  return (
    kindAt(spot) !== (label === "title" ? "employer" : "title") || beside.some((kind) => kind !== undefined)
  );
}

const cores: ReadonlySet<Label> = new Set(["title", "employer"]);
const unknown: ReadonlySet<Label> = new Set(["other", "line", "school", "issuer", "headline"]);

function kindAt({ fields }: Spot): Core | "mixed" | "unknown" | undefined {
  const kinds = new Set(fields.flatMap(({ label }) => (cores.has(label) ? [label] : [])));
  if (kinds.size > 1) return beginsWithBoth(fields) ? "mixed" : undefined;
  const [kind] = kinds;
  if (kind !== undefined) return kind as Core;
  const [only, second] = fields;
  const isUnsure = only !== undefined && second === undefined && only.probability(only.label) < UNSURE;
  return isUnsure && unknown.has(only.label) ? "unknown" : undefined;
}
const UNSURE = 0.6;

/** "Store / Purchasing Clerk": two kinds with a stroke between them. */
function beginsWithBoth([first, second]: readonly Field[]): boolean {
  return first !== undefined && second?.segments[0]?.before === "bar" && cores.has(first.label);
}

function surenessOf({ fields }: Spot): number {
  const core = fields.find(({ label }) => cores.has(label));
  return core ? core.probability(core.label) : 0;
}

/** The parts of a post up to what stands in brackets or is no part of it. */
function wholeOf(fields: readonly Field[]): Field[] {
  const end = fields.findIndex(
    ({ label, segments: [first] }, at) => at > 0 && (!cores.has(label) || first?.before !== "bar"),
  );
  return fields.slice(0, end < 0 ? fields.length : end);
}

function asExpected({ paragraphs }: DocumentText, parts: readonly Field[], label: Core): Field[] {
  const [first] = parts;
  if (!first) return [];
  const segments = parts.flatMap((part) => part.segments);
  const text = paragraphs[first.paragraph]?.text ?? "";
  const whole = parts.length > 1 ? text.slice(segments[0]?.from, segments.at(-1)?.to) : first.text;
  const [name = "", rest] =
    label === "employer" && !cores.has(first.label) ? whole.split(BEHIND, 2) : [whole];
  const probability: Field["probability"] = (...labels) => (labels.includes(label) ? SURE : 0);
  return [
    { ...first, label, segments, text: name, probability },
    ...(rest === undefined ? [] : [{ ...first, text: whole.slice(whole.indexOf(rest)) }]),
  ];
}
/** "Nguro Foundation – mobile clinics": what stands behind the name of an employer. */
const BEHIND = /\s+[–—|-]\s+/u;

type Line = { paragraph: number; own: Field[] };

/** The spots of all heads: the parts of the lines around each time, in its row where it stands in a table. */
function spotsOf(document: DocumentText, fields: readonly Field[]): Spot[] {
  const lines = [...groupByParagraph(fields)].map(([paragraph, own]): Line => ({ paragraph, own }));
  const times = lines.flatMap(({ own }, at) => (own.some(isWholeTime) ? [at] : []));
  const isNear = (time: number) => (line: Line) =>
    line.own[0]?.row === lines[time]?.own[0]?.row && isOfHead(document, line);
  const heads = times.map((time, at) => {
    const above = lines.slice((times[at - 1] ?? -1) + 1, time).reverse();
    const below = lines.slice(time + 1, times[at + 1]);
    return { time, above, below, before: leading(above, isNear(time)), after: leading(below, isNear(time)) };
  });
  // Between two times with nothing but heads the lines are of the one below where all others are, or of the one above.
  const [isAbove, isBelow] = [
    heads.some(({ above, before }, at) => before.length > 0 && (at === 0 || before.length < above.length)),
    heads.some(
      ({ below, after }, at) => after.length > 0 && (at === heads.length - 1 || after.length < below.length),
    ),
  ];
  return heads.flatMap(({ time, above, below, before, after }, at) => {
    const head = lines[time]?.paragraph ?? 0;
    const isOpenAbove = at > 0 && before.length === above.length && isBelow;
    const isOpenBelow = at < heads.length - 1 && after.length === below.length && isAbove;
    const spots = (line: Line | undefined, step: number) =>
      line
        ? partsOf(line.own).map(({ part, from }) => ({ place: `${step}/${from}`, head, fields: part }))
        : [];
    return [
      ...spots(lines[time], 0),
      ...(isOpenAbove ? [] : before.slice(0, NEAR).flatMap((line, away) => spots(line, -1 - away))),
      ...(isOpenBelow ? [] : after.slice(0, NEAR).flatMap((line, away) => spots(line, 1 + away))),
    ];
  });
}

function leading(lines: readonly Line[], isOf: (line: Line) => boolean): Line[] {
  const end = lines.findIndex((line) => !isOf(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}

const isWholeTime = ({ label, segments: [first] }: Field) =>
  label === "dates" && first?.period?.start !== undefined && first.period.end !== undefined;

function isOfHead({ paragraphs }: DocumentText, line: { paragraph: number; own: readonly Field[] }): boolean {
  const { text = "", listLevel } = paragraphs[line.paragraph] ?? {};
  return (
    listLevel === undefined &&
    text.length <= LONGEST_HEAD &&
    !line.own.some(isWholeTime) &&
    !line.own.some((field) => PAUSE.test(field.text)) &&
    !line.own.some((field) => field.label === "line" && field.probability("line") >= UNSURE)
  );
}

/** The parts of a line between its gaps, without times, and how many gaps stand before each. */
function partsOf(own: readonly Field[]): { part: Field[]; from: number }[] {
  const parts: { part: Field[]; from: number }[] = [];
  let from = 0;
  let open: Field[] | undefined;
  for (const field of own) {
    if (field.segments[0]?.before === "tab") {
      from += 1;
      open = undefined;
    }
    if (field.label === "dates" || field.label === "place" || PAUSE.test(field.text)) continue;
    if (open) open.push(field);
    else parts.push({ part: (open = [field]), from });
  }
  return parts;
}
