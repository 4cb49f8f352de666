import type { DocumentText } from "../document-text";
import type { Field } from "../field";
import { headingSection } from "../headings";
import { isEndOf } from "./note-times";
import type { Label } from "../tagger/labels";

/** What several fields of a note tell together. */
export type NoteEntry = { kind: EntryKind; fields: Field[] };
export type EntryKind = "post" | "study" | "paper";

// All costs were set by hand and then moved, one at a time, to where most entries of marked notes come out whole (decision 444).
/** What each entry is made of, and what it costs not to have it. */
const parts: Record<EntryKind, ReadonlyMap<Label, number>> = {
  post: new Map([
    ["title", 1],
    ["employer", 0.85],
    ["dates", 0.8],
    ["place", 0],
  ]),
  study: new Map([
    ["degree", 0.8],
    ["school", 0.8],
    ["dates", 0.6],
    ["grade", 0],
    ["standing", 0],
    ["place", 0],
  ]),
  paper: new Map([
    ["item", 4],
    ["issuer", 0.1],
    ["dates", 0.1],
    ["standing", 0],
  ]),
};
const kinds: readonly EntryKind[] = ["post", "study", "paper"];
const partLabels = [...new Set(kinds.flatMap((kind) => [...parts[kind].keys()]))];
/** What it costs a post behind another to name no employer. */
const sameEmployer = 0.25;
/** Without one of these an entry is none. */
const cores: Record<EntryKind, readonly Label[]> = {
  post: ["title", "employer"],
  study: ["degree", "school"],
  paper: ["item"],
};
/** What a second one of a part costs in one entry. */
const twice: Partial<Record<Label, number>> = {
  title: 2.7,
  employer: 2.4,
  degree: 1.8,
  standing: 0.3,
  grade: 0.3,
  place: 0.4,
};
const never = 50;
const aSecondDate = 0.75;
const anotherTime = 1.8;
/** What a field costs that belongs to no entry. */
const leftOut: Partial<Record<Label, number>> = {
  place: 0.3,
  standing: 0.8,
  grade: 1,
  dates: 1.9,
  issuer: 1.2,
  line: 0.6,
};
const leftOutOther = 3.6;
const opens = 0.35;
const overOther = 0.25;
const overLine = 1;
const overStop = 0.4;
const overGap = 1;
const behindDeed = 0.9;
const behindComma = 0.45;
const midLine = 0.45;

type Step = {
  field: Field;
  /** What it costs to go on with an entry over what stands between this field and the one before it. */
  crossing: number;
  /** What it costs to begin an entry here. */
  opening: number;
  /** It says when something ended. */
  isEnd: boolean;
};
type State = {
  kind: EntryKind | undefined;
  /** How often it has each part, two bits a part. */
  held: number;
  hasDeeds: boolean;
  /** A post stands before the entry, whose employer may be the employer of this one, too. */
  hasPost: boolean;
  /** The first date of the entry, where it may have a second one. */
  date: Field | undefined;
  cost: number;
  before: State | undefined;
  /** What the step before made of its field. */
  move: "left" | "joined" | "opened";
};

/** What the entries of a kind begin with in a note. */
type Openers = ReadonlyMap<EntryKind, Label>;

/**
 * Parts the fields of a note into posts, studies and papers: of all partings the one that leaves least untold. A note has no look that says where an entry
 * begins, but each has one of each part, what is told together stands together, and those of a kind begin alike.
 */
export function noteEntries(
  document: DocumentText,
  fields: readonly Field[],
): { entries: NoteEntry[]; left: Field[] } {
  const first = partedBest(document, fields, new Map());
  const openers = new Map(kinds.flatMap((kind) => openerOf(first.entries, kind)));
  return openers.size > 0 ? partedBest(document, fields, openers) : first;
}

/** With what most of several entries of a kind begin. */
function openerOf(entries: readonly NoteEntry[], kind: EntryKind): [EntryKind, Label][] {
  const openers = entries.flatMap((entry) => (entry.kind === kind ? (entry.fields[0]?.label ?? []) : []));
  const [opener] = [...new Set(openers)].toSorted((a, b) => countOf(openers, b) - countOf(openers, a));
  return opener !== undefined && openers.length > 1 ? [[kind, opener]] : [];
}

const countOf = (all: readonly unknown[], one: unknown) => all.filter((other) => other === one).length;
const otherOpener = 0.3;

function partedBest(document: DocumentText, fields: readonly Field[], openers: Openers) {
  const steps = stepsOf(document, fields);
  let states: State[] = [
    {
      kind: undefined,
      held: 0,
      hasDeeds: false,
      hasPost: false,
      date: undefined,
      cost: 0,
      before: undefined,
      move: "left",
    },
  ];
  for (const step of steps) {
    const best = new Map<string, State>();
    for (const state of states)
      for (const next of movesFrom(state, step, openers)) {
        const key = keyOf(next);
        const had = best.get(key);
        if (!had || next.cost < had.cost) best.set(key, next);
      }
    states = [...best.values()].toSorted((a, b) => a.cost - b.cost).slice(0, mostStates);
  }
  const last = states
    .map((state) => ({ state, cost: state.cost + closing(state) }))
    .toSorted((a, b) => a.cost - b.cost)[0];
  return entriesAlong(steps, last?.state);
}
const mostStates = 60;

function keyOf({ kind, held, hasDeeds, hasPost, date }: State): string {
  return `${kind} ${held} ${hasDeeds} ${hasPost} ${date?.segments[0]?.from}`;
}

function countIn(held: number, label: Label): number {
  return (held >> (2 * partLabels.indexOf(label))) & 3;
}

/** One more of a part; more than two are as many as two. */
function withOne(held: number, label: Label): number {
  return countIn(held, label) < 2 ? held + (1 << (2 * partLabels.indexOf(label))) : held;
}

const textBefore = (paragraphs: DocumentText["paragraphs"], { paragraph, segments }: Field) =>
  paragraphs[paragraph]?.text.slice(0, segments[0]?.from) ?? "";

/** The fields of entries in order, each with what parts it from the one before. */
function stepsOf({ paragraphs }: DocumentText, fields: readonly Field[]): Step[] {
  const steps: Step[] = [];
  let others = 0;
  let isBelowHeading = false;
  let before: Field | undefined;
  for (const field of fields) {
    isBelowHeading ||= field.label === "heading" && headingSection(field.text) !== undefined;
    if (!ofEntries.has(field.label)) {
      if (field.label !== "other" && field.label !== "label") others += 1;
      continue;
    }
    const isNewLine = before?.paragraph !== field.paragraph;
    const isApart =
      isNewLine && before !== undefined && hasGap(paragraphs, before.paragraph, field.paragraph);
    const isBehindStop = !isNewLine && endsSentence(paragraphs, before, field);
    const within = isBehindStop ? 0 : field.segments[0]?.before === "comma" ? behindComma : midLine;
    const between = isApart ? overGap : isNewLine ? overLine : isBehindStop ? overStop : 0;
    steps.push({
      field,
      // What stands below a heading goes on with nothing above it.
      crossing: isBelowHeading ? never : Math.min(1.5, others * overOther) + between,
      opening: opens + (isNewLine ? 0 : within),
      isEnd: field.label === "dates" && isEndOf(textBefore(paragraphs, field)),
    });
    others = 0;
    isBelowHeading = false;
    before = field;
  }
  return steps;
}

/** Whether a sentence ends between two fields of a line. */
function endsSentence(
  paragraphs: DocumentText["paragraphs"],
  before: Field | undefined,
  { paragraph, segments }: Field,
): boolean {
  const text = paragraphs[paragraph]?.text ?? "";
  return /[.;!?](?:\s|$)/.test(text.slice(before?.segments.at(-1)?.to ?? 0, segments[0]?.from));
}

function hasGap(paragraphs: DocumentText["paragraphs"], from: number, to: number): boolean {
  return paragraphs.slice(from + 1, to + 1).some(({ spaceBefore }) => spaceBefore > 0);
}

const ofEntries: ReadonlySet<Label> = new Set([...partLabels, "line"]);

function movesFrom(state: State, step: Step, openers: Openers): State[] {
  const { field } = step;
  const moves: State[] = [
    { ...state, cost: state.cost + (leftOut[field.label] ?? leftOutOther), before: state, move: "left" },
  ];
  const joined = joining(state, step);
  if (joined) moves.push(joined);
  for (const kind of kinds) {
    if (field.label === "line" || !parts[kind].has(field.label)) continue;
    const isOther = field.label !== (openers.get(kind) ?? field.label);
    moves.push({
      kind,
      held: withOne(0, field.label),
      hasDeeds: false,
      hasPost: state.hasPost || state.kind === "post",
      date: field.label === "dates" ? field : undefined,
      cost: state.cost + closing(state) + step.opening + (isOther ? otherOpener : 0),
      before: state,
      move: "opened",
    });
  }
  return moves;
}

/** The state with the field in its open entry, where that can be. */
function joining(state: State, { field, crossing, isEnd }: Step): State | undefined {
  const { kind, held, hasDeeds, hasPost, date, cost } = state;
  if (kind === undefined) return undefined;
  const { label } = field;
  if (label === "line")
    return kind === "post"
      ? { ...state, hasDeeds: true, cost: cost + crossing / 3, before: state, move: "joined" }
      : undefined;
  if (!parts[kind].has(label)) return undefined;
  const count = countIn(held, label);
  // "i stop feb 2024" below what was done is of the post that began.
  if (isEnd && count === 1 && kind === "post" && date?.segments[0]?.period?.end === undefined)
    return { ...state, held: withOne(held, label), cost: cost + crossing / 3, before: state, move: "joined" };
  const again =
    count === 0
      ? 0
      : count > 1
        ? never
        : label === "dates"
          ? timeBeside(date, field)
          : (twice[label] ?? never);
  return {
    kind,
    held: withOne(held, label),
    hasDeeds,
    hasPost,
    date: date ?? (label === "dates" ? field : undefined),
    cost: cost + crossing + again + (hasDeeds ? behindDeed : 0),
    before: state,
    move: "joined",
  };
}

/** "2019 … i leave 2021", "2yrs (2015 – 2017)": two that make one time. */
function timeBeside(first: Field | undefined, second: Field): number {
  const [from, to] = [first?.segments[0]?.period, second.segments[0]?.period];
  if (!from || !to) return aSecondDate;
  const isBegin = from.start === undefined || from.end === undefined;
  const isEnd = to.start === undefined;
  const begin = from.start ?? from.end ?? "";
  return isBegin && isEnd && (to.end === "present" || (to.end ?? "") >= begin) && from.end !== "present"
    ? aSecondDate
    : anotherTime;
}

/** What an entry lacks at its end. */
function closing({ kind, held, hasPost }: State): number {
  if (kind === undefined) return 0;
  if (!cores[kind].some((label) => countIn(held, label) > 0)) return never;
  let cost = 0;
  for (const [label, one] of parts[kind])
    if (countIn(held, label) === 0) cost += label === "employer" && hasPost ? sameEmployer : one;
  return cost;
}

function entriesAlong(
  steps: readonly Step[],
  last: State | undefined,
): { entries: NoteEntry[]; left: Field[] } {
  const moves: State[] = [];
  for (let state = last; state?.before; state = state.before) moves.unshift(state);
  const entries: NoteEntry[] = [];
  const left: Field[] = [];
  moves.forEach(({ kind, move }, at) => {
    const field = steps[at]?.field;
    if (!field) return;
    if (move === "left" || kind === undefined) left.push(field);
    else if (move === "opened") entries.push({ kind, fields: [field] });
    else entries.at(-1)?.fields.push(field);
  });
  return { entries, left };
}
