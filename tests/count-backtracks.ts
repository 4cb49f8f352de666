import { RegExpParser, type AST } from "@eslint-community/regexpp";

/**
 * How many steps a backtracking engine takes to find every match of a pattern in a text: one for each character, assertion or choice that
 * it tries. A figure that grows with the text as the time does, on every machine the same. Engines leave some steps out; none of
 * them leaves out those that make a pattern slow.
 */
export function countBacktracks(pattern: RegExp, text: string): number {
  return counterOf(pattern)(text);
}

/** The patterns that `act` uses, each with the longest text that it is used on. */
export function usedPatterns(act: () => unknown): Map<string, { pattern: RegExp; text: string }> {
  const used = new Map<string, { pattern: RegExp; text: string }>();
  const { exec } = RegExp.prototype;
  // Replacing, testing, splitting and searching all come here when it is not the built-in one.
  RegExp.prototype.exec = function (text: string) {
    const before = used.get(String(this));
    if (!before || before.text.length < text.length) used.set(String(this), { pattern: this, text });
    return exec.call(this, text);
  };
  try {
    act();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return used;
}

type Next = (at: number) => boolean;
type Match = (at: number, next: Next) => boolean;

const counters = new Map<string, (text: string) => number>();

function counterOf(pattern: RegExp): (text: string) => number {
  const known = counters.get(String(pattern));
  if (known) return known;
  const { source, flags } = pattern;
  const isUnicode = /[uv]/.test(flags);
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  let text: string[] = [];
  let steps = 0;
  const groups = new Map<string, string>();

  const one = (node: AST.Character | AST.CharacterClass | AST.CharacterSet): ((at: number) => boolean) => {
    const single = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gym]/g, ""));
    const answers = new Map<string, boolean>();
    return (at) => {
      steps += 1;
      const sign = text[at];
      if (sign === undefined) return false;
      const answer = answers.get(sign) ?? single.test(sign);
      answers.set(sign, answer);
      return answer;
    };
  };
  const choice = (alternatives: AST.Alternative[], isBehind: boolean): Match => {
    const ways = alternatives.map(({ elements }) => sequence(elements, isBehind));
    return (at, next) => ways.some((way) => ((steps += 1), way(at, next)));
  };
  const sequence = (elements: AST.Element[], isBehind: boolean): Match => {
    const parts = (isBehind ? elements.toReversed() : elements).map((element) => compile(element, isBehind));
    const from = (part: number, at: number, next: Next): boolean =>
      parts[part] ? parts[part](at, (reached) => from(part + 1, reached, next)) : next(at);
    return (at, next) => from(0, at, next);
  };
  const compile = (node: AST.Element, isBehind: boolean): Match => {
    switch (node.type) {
      case "Character":
      case "CharacterClass":
      case "CharacterSet": {
        const fits = one(node);
        return (at, next) => (isBehind ? fits(at - 1) && next(at - 1) : fits(at) && next(at + 1));
      }
      case "Group":
        return choice(node.alternatives, isBehind);
      case "CapturingGroup": {
        const inner = choice(node.alternatives, isBehind);
        const name = String(node.name ?? node.start);
        return (at, next) =>
          inner(at, (reached) => {
            groups.set(name, text.slice(Math.min(at, reached), Math.max(at, reached)).join(""));
            return next(reached);
          });
      }
      case "Assertion":
        return assertion(node);
      case "Quantifier":
        return repeated(node, isBehind);
      case "Backreference": {
        const name = String(
          Array.isArray(node.resolved) ? node.ref : (node.resolved.name ?? node.resolved.start),
        );
        return (at, next) => {
          steps += 1;
          const length = [...(groups.get(name) ?? "")].length;
          const isThere = text.slice(at, at + length).join("") === (groups.get(name) ?? "");
          return isThere && next(at + length);
        };
      }
      default:
        throw new Error(`${node.type} is not known here`);
    }
  };
  const assertion = (node: AST.Assertion): Match => {
    if (node.kind === "lookahead" || node.kind === "lookbehind") {
      const inner = choice(node.alternatives, node.kind === "lookbehind");
      return (at, next) => inner(at, () => true) !== node.negate && next(at);
    }
    const isWord = (at: number) => /\w/.test(text[at] ?? "");
    const isLine = (at: number) => flags.includes("m") && text[at] === "\n";
    const holds = (at: number) => {
      steps += 1;
      if (node.kind === "word") return (isWord(at - 1) !== isWord(at)) !== node.negate;
      return node.kind === "start" ? at === 0 || isLine(at - 1) : at === text.length || isLine(at);
    };
    return (at, next) => holds(at) && next(at);
  };
  const repeated = ({ element, min, max, greedy }: AST.Quantifier, isBehind: boolean): Match => {
    if (
      element.type === "Character" ||
      element.type === "CharacterClass" ||
      element.type === "CharacterSet"
    ) {
      const fits = one(element);
      const step = isBehind ? -1 : 1;
      const fitsNext = (at: number) => fits(isBehind ? at - 1 : at);
      return (at, next) => {
        let reached = at;
        let count = 0;
        while (count < (greedy ? max : min) && fitsNext(reached)) {
          reached += step;
          count += 1;
        }
        if (count < min) return false;
        if (!greedy)
          for (; ; reached += step, count += 1) {
            if (next(reached)) return true;
            if (count >= max || !fitsNext(reached)) return false;
          }
        for (; count >= min; reached -= step, count -= 1) {
          steps += 1;
          if (next(reached)) return true;
        }
        return false;
      };
    }
    const inner = compile(element as AST.Element, isBehind);
    const again = (at: number, count: number, next: Next): boolean => {
      steps += 1;
      const more = () =>
        count < max &&
        inner(at, (reached) => (reached !== at || count < min) && again(reached, count + 1, next));
      if (count < min) return more();
      return greedy ? more() || next(at) : next(at) || more();
    };
    return (at, next) => again(at, 0, next);
  };

  const whole = choice(tree.alternatives, false);
  const counter = (input: string): number => {
    text = isUnicode ? [...input] : input.split("");
    steps = 0;
    let end = -1;
    for (let at = 0; at <= text.length; at = end > at ? end : at + 1) {
      end = -1;
      groups.clear();
      whole(at, (reached) => ((end = reached), true));
      if (flags.includes("y") && end < 0) break;
    }
    return steps;
  };
  counters.set(String(pattern), counter);
  return counter;
}
