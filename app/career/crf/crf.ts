/**
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001): it labels a sequence by features of each
 * position and by which label follows which. Pure arithmetic: the same model and input always give the same labels.
 */

/** A step of a sequence. `link` says which transition weights lead into it, for example "same line" or "next line". */
export type Step = { link: number };

/** One position of a sequence: the step and what is seen there. */
export type Position = Step & {
  features: readonly string[];
  /** Positions with one form are siblings: set the same way, in sections of one kind. */
  form?: string;
};

export type Model = {
  labels: readonly string[];
  /** Feature name → row of `weights`. */
  features: ReadonlyMap<string, number>;
  /** Rows of features, columns of labels. */
  weights: Float32Array;
  /** One square of labels × labels (from, to) for each kind of link. */
  transitions: Float32Array;
};

/** The label of one position with its probability given the whole sequence, and the probability of every label. */
export type Tagged = { label: string; confidence: number; probabilities: Float32Array };

/** The score of every label at every position, before neighbours count. */
export function scoresAt(model: Model, positions: readonly Position[]): Float32Array[] {
  const scores = new Float32Array(positions.length * model.labels.length);
  return positions.map(({ features }, place) => {
    const score = rowOf(scores, model, place);
    addScores(model, features, score);
    return score;
  });
}

/** The part of one position in a row of scores for all of them: many small arrays would cost more than what is in them. */
export function rowOf(scores: Float32Array, { labels }: Model, place: number): Float32Array {
  return scores.subarray(place * labels.length, (place + 1) * labels.length);
}

/** Labels a sequence: the most probable path (Viterbi), each label with its marginal probability (forward-backward). */
export function tag(model: Model, positions: readonly Step[], scores: readonly Float32Array[]): Tagged[] {
  if (positions.length === 0) return [];
  const size = model.labels.length;
  const path = bestPath(model, positions, scores);
  const { marginals } = marginalsOf(model, positions, scores, factorsOf(model));
  return path.map((best, place) => ({
    label: model.labels[best] ?? "",
    confidence: marginals[place * size + best] ?? 0,
    probabilities: marginals.subarray(place * size, (place + 1) * size),
  }));
}

/** Adds the weights of all features of one position to the score of each label. */
export function addScores(
  { features: rows, weights, labels }: Model,
  features: readonly string[],
  scores: Float32Array,
): void {
  const size = labels.length;
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    const from = row * size;
    for (let label = 0; label < size; label++)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
  }
}

function bestPath(
  { labels, transitions }: Model,
  positions: readonly Step[],
  scores: readonly Float32Array[],
): number[] {
  const size = labels.length;
  const back = new Int16Array(positions.length * size);
  let previous = Float32Array.from(scores[0] ?? []);
  let next = new Float32Array(size);
  for (let place = 1; place < positions.length; place++) {
    const square = (positions[place]?.link ?? 0) * size * size;
    for (let to = 0; to < size; to++) {
      let best = 0;
      let most = -Infinity;
      for (let from = 0; from < size; from++) {
        const score = (previous[from] ?? 0) + (transitions[square + from * size + to] ?? 0);
        if (score > most) [most, best] = [score, from];
      }
      next[to] = most + at(scores[place], to);
      back[place * size + to] = best;
    }
    [previous, next] = [next, previous];
  }
  const path = new Array<number>(positions.length);
  let label = previous.indexOf(Math.max(...previous));
  for (let place = positions.length - 1; place >= 0; place--) {
    path[place] = label;
    label = back[place * size + label] ?? 0;
  }
  return path;
}

const factors = new WeakMap<Model, Float64Array>();

/** The transitions of a model that no longer learns as factors, made once: short sequences cost less than they do. */
function factorsOf(model: Model): Float64Array {
  const known = factors.get(model) ?? expOf(model.transitions);
  factors.set(model, known);
  return known;
}

function expOf(transitions: Float32Array): Float64Array {
  const exp = new Float64Array(transitions.length);
  transitions.forEach((weight, place) => (exp[place] = Math.exp(weight)));
  return exp;
}

/** Scaled forward-backward: the probability of each label at each position, and the log of the partition function. */
export function marginalsOf(
  { labels, transitions }: Model,
  positions: readonly Step[],
  scores: readonly Float32Array[],
  exp: Float64Array = expOf(transitions),
): {
  marginals: Float32Array;
  logZ: number;
  forward: Float64Array;
  backward: Float64Array;
  exp: Float64Array;
} {
  const size = labels.length;
  const length = positions.length;
  const forward = new Float64Array(length * size);
  const backward = new Float64Array(length * size);
  const emission = new Float64Array(length * size);
  let logZ = 0;
  for (let place = 0; place < length; place++) {
    const score = scores[place] ?? new Float32Array(size);
    const top = highest(score);
    logZ += top;
    for (let label = 0; label < size; label++)
      emission[place * size + label] = Math.exp((score[label] ?? 0) - top);
    const square = (positions[place]?.link ?? 0) * size * size;
    let sum = 0;
    for (let to = 0; to < size; to++) {
      let incoming = place === 0 ? 1 : 0;
      if (place > 0)
        for (let from = 0; from < size; from++)
          incoming += (forward[(place - 1) * size + from] ?? 0) * (exp[square + from * size + to] ?? 0);
      const value = incoming * (emission[place * size + to] ?? 0);
      forward[place * size + to] = value;
      sum += value;
    }
    for (let label = 0; label < size; label++)
      forward[place * size + label] = (forward[place * size + label] ?? 0) / sum;
    logZ += Math.log(sum);
  }
  for (let label = 0; label < size; label++) backward[(length - 1) * size + label] = 1;
  for (let place = length - 2; place >= 0; place--) {
    const square = (positions[place + 1]?.link ?? 0) * size * size;
    let sum = 0;
    for (let from = 0; from < size; from++) {
      let value = 0;
      for (let to = 0; to < size; to++)
        value +=
          (exp[square + from * size + to] ?? 0) *
          (emission[(place + 1) * size + to] ?? 0) *
          (backward[(place + 1) * size + to] ?? 0);
      backward[place * size + from] = value;
      sum += value;
    }
    for (let label = 0; label < size; label++)
      backward[place * size + label] = (backward[place * size + label] ?? 0) / sum;
  }
  const marginals = new Float32Array(length * size);
  for (let place = 0; place < length; place++) {
    let sum = 0;
    for (let label = 0; label < size; label++)
      sum += (forward[place * size + label] ?? 0) * (backward[place * size + label] ?? 0);
    for (let label = 0; label < size; label++)
      marginals[place * size + label] =
        ((forward[place * size + label] ?? 0) * (backward[place * size + label] ?? 0)) / sum;
  }
  return { marginals, logZ, forward, backward, exp };
}

/** The highest of some scores. */
export function highest(scores: Float32Array): number {
  let most = -Infinity;
  for (let label = 0; label < scores.length; label++) most = Math.max(most, scores[label] ?? most);
  return most;
}

/** `array[index]` of a typed array whose bounds the caller keeps. */
export function at(array: { readonly [index: number]: number } | undefined, index: number): number {
  return array?.[index] ?? 0;
}
