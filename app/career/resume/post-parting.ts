import { sureEnough } from "./draft";
import { isBehind, isPair } from "./entry";
import type { Field } from "./field";
import { costs } from "./parting-costs";
import type { Choice, Part, Step } from "./post-steps";
import { isWithin } from "./within-period";

/** A field as a part of the head of a post. */
export type HeadPart = Pick<Choice, "part" | "sure"> & { field: Field };
/** `form`: its parts in their order, line by line, as "employer|title dates". */
export type Head = { parts: readonly HeadPart[]; form: string };
/** How often each form occurs among the heads of which all is sure. */
export type Forms = ReadonlyMap<string, number>;

type State = Head & {
  cost: number;
  hasDeeds: boolean;
  isItem: boolean;
  /** It began behind something else on its line. */
  isMidLine: boolean;
  /** Whether the employer of the heads before holds further posts: it may, or it must, for it has none yet. */
  over: "none" | "may" | "must";
  before: State | undefined;
  move: "left" | "joined" | "opened";
};

const MOST_STATES = 40;
const begin: State = {
  parts: [],
  form: "",
  cost: 0,
  hasDeeds: false,
  isItem: false,
  isMidLine: false,
  over: "none",
  before: undefined,
  move: "left",
};

/**
 * The heads of the posts among fields: of all partings the one that leaves least out and lacks least. The second time each head that is not in a form of the sure ones costs
 * more: who writes several posts writes their heads alike. Its time grows with the number of fields alone.
 */
export function headsOf(steps: readonly Step[]): { heads: Head[]; forms: Forms } {
  const first = headsAlong(bestPath(steps, new Map()));
  const forms = new Map<string, number>();
  for (const { form, parts } of first) if (isSure(parts)) forms.set(form, (forms.get(form) ?? 0) + 1);
  const isRepeated = [...forms.values()].some((count) => count > 1);
  return { heads: isRepeated ? headsAlong(bestPath(steps, forms)) : first, forms };
}

function isSure(parts: readonly HeadPart[]): boolean {
  const isWhole = (["title", "employer", "dates"] as const).every((part) =>
    parts.some((one) => one.part === part),
  );
  return isWhole && parts.every(({ part, sure }) => part === "place" || sure >= sureEnough);
}

function bestPath(steps: readonly Step[], forms: Forms): State {
  const most = Math.max(1, ...forms.values());
  const shares = new Map([...forms].map(([form, count]) => [form, count / most]));
  let states = [begin];
  for (const step of steps) {
    const best = new Map<string, State>();
    for (const state of states)
      for (const next of movesFrom(state, step, shares)) {
        const key = `${next.form} ${next.hasDeeds} ${next.over} ${next.isItem} ${next.isMidLine}`;
        const had = best.get(key);
        if (!had || next.cost < had.cost) best.set(key, next);
      }
    states = [...best.values()].toSorted((a, b) => a.cost - b.cost).slice(0, MOST_STATES);
  }
  const ends = states.map((state) => {
    const { cost, over } = closing(state, shares);
    return { state, cost: state.cost + cost + (over === "must" ? costs.noTitle : 0) };
  });
  return ends.reduce((one, other) => (other.cost < one.cost ? other : one)).state;
}

function headsAlong(end: State): Head[] {
  const heads: Head[] = [];
  let isEnd = true;
  for (let state: State | undefined = end; state; state = state.before) {
    if (isEnd && state.parts.length > 0) heads.unshift({ parts: state.parts, form: state.form });
    isEnd = state.move === "opened";
  }
  return heads;
}

const ofForm: ReadonlySet<Part> = new Set(["title", "employer", "dates"]);

function movesFrom(state: State, step: Step, shares: Forms): State[] {
  const { field, choices, deeds, isItem, isNewLine } = step;
  const isOpen = state.parts.length > 0;
  const left: State = {
    ...state,
    cost: state.cost + step.leaving,
    hasDeeds: isOpen && (state.hasDeeds || deeds > 0 || (isItem && isNewLine)),
    before: state,
    move: "left",
  };
  const closed = closing(state, shares);
  const opened = choices.map(({ part, cost, sure }): State => ({
    parts: [{ field, part, sure }],
    form: ofForm.has(part) ? part : "",
    cost: state.cost + closed.cost + cost + opening(step),
    hasDeeds: false,
    isItem,
    isMidLine: !isNewLine,
    over: closed.over,
    before: state,
    move: "opened",
  }));
  const joined = isOpen
    ? choices.map(({ part, cost, sure }): State => ({
        ...state,
        parts: [...state.parts, { field, part, sure }],
        form: ofForm.has(part) ? `${state.form}${isNewLine ? "|" : " "}${part}` : state.form,
        cost: state.cost + cost + crossing(state, step) + again(state.parts, field, part),
        hasDeeds: state.hasDeeds || deeds > 0,
        before: state,
        move: "joined",
      }))
    : [];
  return [left, ...opened, ...joined];
}

function opening({ isNewLine, isItem, hasGap }: Step): number {
  const within = isNewLine ? (hasGap ? 0 : costs.noGap) : costs.midLine;
  return costs.opens + within + (isItem ? costs.openItem : 0);
}

/** What it costs to go on with a head over what stands between. */
function crossing(state: State, { isNewLine, isItem, hasGap, deeds, changesRow }: Step): number {
  const overLine = isNewLine ? costs.newLine + (state.isMidLine ? costs.midLine : 0) : 0;
  return (
    overLine +
    (hasGap ? costs.gap : 0) +
    (deeds > 0 || state.hasDeeds ? costs.deeds : 0) +
    (changesRow ? costs.row : 0) +
    (isNewLine && isItem && !state.isItem ? costs.itemChange : 0)
  );
}

/** What a part costs that the head has already. */
function again(parts: readonly HeadPart[], field: Field, part: Part): number {
  const last = parts.at(-1)?.field;
  const had = parts.find((one) => one.part === part)?.field;
  if (!had) return part === "place" && field.label === "employer" ? costs.employerAsPlace : 0;
  if (part === "dates")
    return isPair(had, field) || isWholeTime(parts, had, field) ? costs.endOfTime : costs.secondTime;
  if (part === "place" || part === "note") return costs.leftPlace;
  const isNext = part === "title" && last === had && isBehind(last, field);
  return isNext ? costs.titleAgain : costs.twice;
}

/** "2009 – date" beside an employer, where the post below has a time within it. */
export function isWholeTime(parts: readonly HeadPart[], first: Field, second: Field): boolean {
  const lineOf = (part: Part) => parts.find((one) => one.part === part)?.field.paragraph;
  return (
    lineOf("employer") === first.paragraph &&
    lineOf("title") === second.paragraph &&
    first.paragraph < second.paragraph &&
    isWithin(second.segments[0]?.period ?? {}, first.segments[0]?.period ?? {})
  );
}

/** What a head lacks at its end, and whether its employer holds what follows. */
function closing({ parts, form, over }: State, shares: Forms): { cost: number; over: State["over"] } {
  if (parts.length === 0) return { cost: 0, over };
  const of = (part: Part) => parts.find((one) => one.part === part)?.field;
  const [title, employer, note, dates] = [of("title"), of("employer"), of("note"), of("dates")];
  if (!title && !employer && !note) return { cost: costs.nameless, over };
  const unlike = shares.size > 0 ? costs.unlike * (1 - (shares.get(form) ?? 0)) : 0;
  const cost = unlike + (dates ? 0 : costs.noDates);
  if (!employer) {
    const missing = (title ? 0 : costs.noTitle) + (over === "none" ? costs.noEmployer : costs.shared);
    return { cost: cost + missing, over: over === "none" ? "none" : "may" };
  }
  const empty = over === "must" ? costs.noTitle : 0;
  if (!title && !note) return { cost: unlike + empty + costs.over, over: "must" };
  const isOver = title !== undefined && employer.paragraph < title.paragraph;
  return { cost: cost + empty + (title ? 0 : costs.noTitleWithNote), over: isOver ? "may" : "none" };
}
