import { ofLengthOne, product } from "./directions";
import { wordsOf } from "./fold";
import { stem } from "./stem";
import { STOP_WORDS } from "./stop-words";
import { knownWord, type KnownWord } from "./word-vectors";
import { namedGroups, type NamedGroups } from "./work-phrases";
import { likeness, workVector } from "./work-vectors";

/** A word that says something, with its stem, and its vector where it has one. */
type Term = { stem: string; known?: KnownWord; weight: number };
export type TextTerms = { terms: Term[]; joined: ReadonlySet<string> };

/** A text with what it speaks of: its words, and the pieces of work that it names in whatever words. */
export type Meaning = TextTerms & { groups: NamedGroups; direction: Float32Array | undefined };

/** Below this two words have no more in common than any two words of work. */
const UNRELATED = 0.35;
/** Words that are used alike, and no others, count so much of the same word. */
const ALIKE = 0.85;
const NEARER = 0.7;
/** A word of a phrase that the line says in other words. */
const SAME_WORK = 0.9;
/** A word that no list of frequent words holds is a name or a term: it tells much, if it is there. */
const RARE = 1;

/** The words of a text as `relatedness` compares them. `skip`: words that say nothing there. */
export function termsOf(text: string, skip: ReadonlySet<string> = new Set()): TextTerms {
  const words = wordsOf(text).filter(
    (word) => word.length > 1 && !STOP_WORDS.has(word) && !skip.has(word) && !/^\d/.test(word),
  );
  const stems = words.map(stem);
  const seen = new Set<string>();
  const terms = words.flatMap((word, at): Term[] => {
    const own = stems[at] ?? word;
    if (seen.has(own)) return [];
    seen.add(own);
    const known = knownWord(word);
    return [{ stem: own, weight: (known?.weight ?? RARE) ** 2, ...(known && { known }) }];
  });
  // "cross matching" and "crossmatch"
  const pairs = stems.slice(1).map((second, at) => `${words[at] ?? ""}${second}`);
  return { terms, joined: new Set(pairs) };
}

/** The words of a text, and the groups of docs/work-phrases.md that it names. `skip`: words that say nothing there. */
export function meaningOf(text: string, skip?: ReadonlySet<string>): Meaning {
  const own = termsOf(text, skip);
  return { ...own, groups: namedGroups(text), direction: directionOf(own) };
}

/** Where the words of a text point together; undefined where no vector is known. */
function directionOf({ terms }: TextTerms): Float32Array | undefined {
  let sum: Float32Array | undefined;
  for (const { known, weight } of terms) {
    if (!known) continue;
    const vector = workVector(known.place);
    sum ??= new Float32Array(vector.length);
    for (let at = 0; at < vector.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return sum && ofLengthOne(sum);
}

/** How alike two texts are as a whole, from -1 to 1. */
export function alikeness({ direction: one }: Meaning, { direction: other }: Meaning): number {
  return one && other ? product(one, other) : 0;
}

/**
 * How much of what is asked a line speaks of, from 0 to 1: each asked word counts by how near the nearest word of the line is, the rarer it is the
 * more. It knows use, not truth, so it orders lines and proves nothing.
 */
export function coverage(asked: Meaning, line: Meaning): number {
  const covered = wordsOfShared(asked, line);
  let all = 0;
  let found = 0;
  for (const term of asked.terms) {
    all += term.weight;
    found += term.weight * Math.max(covered.has(term.stem) ? SAME_WORK : 0, nearness(term, asked, line));
  }
  return all === 0 ? 0 : found / all;
}

/** How much both have of the same words, rare ones counting most; not bounded. */
export function sharedWeight(one: Meaning, other: Meaning): number {
  const own = new Set(other.terms.map(({ stem: word }) => word));
  return one.terms.reduce((sum, term) => sum + (own.has(term.stem) ? term.weight : 0), 0);
}

/** The asked words of phrases for which the line has another of the same group. */
function wordsOfShared(asked: Meaning, line: Meaning): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const [group, words] of asked.groups)
    if (line.groups.has(group)) for (const word of words) covered.add(word);
  return covered;
}

function nearness(term: Term, asked: TextTerms, line: TextTerms): number {
  let best = line.joined.has(term.stem) ? 1 : 0;
  for (const other of line.terms) {
    if (term.stem === other.stem || (asked.joined.has(other.stem) && other.stem.includes(term.stem)))
      return 1;
    if (!term.known || !other.known) continue;
    const near = likeness(term.known.place, other.known.place);
    if (near > UNRELATED) best = Math.max(best, ALIKE * ((near - UNRELATED) / (1 - UNRELATED)) ** NEARER);
  }
  return best;
}
