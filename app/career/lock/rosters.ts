import { plain, type Amount, type Computed } from "./amount";
import type { Token } from "./tokens";

/** What follows from rosters and from round trips. */
export function ofRosters(text: string, numbers: Amount[], tokens: Token[]): Computed[] {
  const ways = numbers.filter(({ next }) => ROUND.test(wordsFrom(tokens, next))).map(bothWays);
  return [...ofRoster(text, numbers), ...ways];
}

/** A round trip is two trips. */
function bothWays(one: Amount): Computed {
  return { ...one, value: 2 * one.value, bare: 2 * one.bare, nouns: [], bound: "", lead: "", tolerance: 0 };
}
const ROUND = /^\p{L}+ each way|^(?:round|return) (?:- )?(?:trip|voyage|flight|crossing)/u;

function wordsFrom(tokens: Token[], at: number): string {
  return tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(" ");
}

/** "10 days on and 5 off": two days out of three, and one of them free. */
function ofRoster(text: string, numbers: Amount[]): Computed[] {
  const [, on, off] = ROSTER.exec(text) ?? [];
  if (on === undefined || off === undefined) return [];
  const whole = Number(on) + Number(off);
  const shifts = numbers.filter(({ unit, value, per }) => unit === "time" && value < DAY && per === 0);
  const days = [Number(on), Number(off)].map((length): Computed => ({
    ...plain("", -1, length * DAY),
    bare: length,
    tolerance: 0,
    kind: "measure",
    unit: "time",
  }));
  const hours = shifts.map((shift): Computed => ({
    ...shift,
    value: shift.value * Number(on),
    bare: shift.bare * Number(on),
    tolerance: 0,
  }));
  const shares = [Number(on), Number(off)].map((part): Computed => {
    const share = part / whole;
    return {
      ...plain("", -1, share),
      tolerance: share * 0.001,
      bare: NaN,
      kind: "factor",
      factorOf: "ratio",
    };
  });
  return [...days, ...hours, ...shares];
}
const DAY = 86_400;
const ROSTER =
  /(?<!\d)(\d{1,2}) ?(?:\p{L}+ )?on(?: duty)?(?:,|\/| and| then)? ?(\d{1,2}) ?(?:\p{L}+ )?off(?!\p{L})/iu;
