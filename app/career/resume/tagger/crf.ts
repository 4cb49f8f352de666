/**
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001): it labels a sequence by features of each
 * position and by which label follows which. Pure arithmetic: the same model and input always give the same labels.
 */

/** One position of a sequence. `link` says which transition weights lead into it, for example "same line" or "next line". */
export type Position = { features: readonly string[]; link: number };

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

/**
 * Labels a sequence: the most probable path (Viterbi), each label with its marginal probability (forward-backward).
 * `extra` adds to the scores of single positions, label by label.
 */
export function tag(
  model: Model,
  positions: readonly Position[],
  extra?: readonly (Float32Array | undefined)[],
): Tagged[] {
  if (positions.length === 0) return [];
  const size = model.labels.length;
  const scores = positions.map(({ features }, place) => {
    const score = scoresOf(model, features);
    const more = extra?.[place];
    return more ? score.map((value, label) => value + at(more, label)) : score;
  });
  const path = bestPath(model, positions, scores);
  const { marginals } = marginalsOf(model, positions, scores);
  return path.map((best, at) => ({
    label: model.labels[best] ?? "",
    confidence: marginals[at * size + best] ?? 0,
    probabilities: marginals.subarray(at * size, (at + 1) * size),
  }));
}

/** The sum of the weights of all features of one position, for each label. */
export function scoresOf(
  { features: rows, weights, labels }: Model,
  features: readonly string[],
): Float32Array {
  const size = labels.length;
  const scores = new Float32Array(size);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    const from = row * size;
    for (let label = 0; label < size; label++) scores[label] = at(scores, label) + at(weights, from + label);
  }
  return scores;
}

function bestPath(
  { labels, transitions }: Model,
  positions: readonly Position[],
  scores: readonly Float32Array[],
): number[] {
  const size = labels.length;
  const back = new Int16Array(positions.length * size);
  let previous = Float32Array.from(scores[0] ?? []);
  for (let place = 1; place < positions.length; place++) {
    const square = (positions[place]?.link ?? 0) * size * size;
    const next = new Float32Array(size);
    for (let to = 0; to < size; to++) {
      let best = 0;
      let most = -Infinity;
      for (let from = 0; from < size; from++) {
        const score = at(previous, from) + at(transitions, square + from * size + to);
        if (score > most) [most, best] = [score, from];
      }
      next[to] = most + at(scores[place], to);
      back[place * size + to] = best;
    }
    previous = next;
  }
  const path = new Array<number>(positions.length);
  let label = previous.indexOf(Math.max(...previous));
  for (let place = positions.length - 1; place >= 0; place--) {
    path[place] = label;
    label = at(back, place * size + label);
  }
  return path;
}

/** Scaled forward-backward: the probability of each label at each position, and the log of the partition function. */
export function marginalsOf(
  { labels, transitions }: Model,
  positions: readonly Position[],
  scores: readonly Float32Array[],
): {
  marginals: Float32Array;
  logZ: number;
  forward: Float64Array;
  backward: Float64Array;
  exp: Float64Array;
} {
  const size = labels.length;
  const length = positions.length;
  const exp = transitions.reduce(
    (all, weight, place) => ((all[place] = Math.exp(weight)), all),
    new Float64Array(transitions.length),
  );
  const forward = new Float64Array(length * size);
  const backward = new Float64Array(length * size);
  const emission = new Float64Array(length * size);
  let logZ = 0;
  for (let place = 0; place < length; place++) {
    const score = scores[place] ?? new Float32Array(size);
    const top = Math.max(...score);
    logZ += top;
    for (let label = 0; label < size; label++)
      emission[place * size + label] = Math.exp(at(score, label) - top);
    const square = (positions[place]?.link ?? 0) * size * size;
    let sum = 0;
    for (let to = 0; to < size; to++) {
      let incoming = place === 0 ? 1 : 0;
      if (place > 0)
        for (let from = 0; from < size; from++)
          incoming += at(forward, (place - 1) * size + from) * at(exp, square + from * size + to);
      const value = incoming * at(emission, place * size + to);
      forward[place * size + to] = value;
      sum += value;
    }
    for (let label = 0; label < size; label++)
      forward[place * size + label] = at(forward, place * size + label) / sum;
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
          at(exp, square + from * size + to) *
          at(emission, (place + 1) * size + to) *
          at(backward, (place + 1) * size + to);
      backward[place * size + from] = value;
      sum += value;
    }
    for (let label = 0; label < size; label++)
      backward[place * size + label] = at(backward, place * size + label) / sum;
  }
  const marginals = new Float32Array(length * size);
  for (let place = 0; place < length; place++) {
    let sum = 0;
    for (let label = 0; label < size; label++)
      sum += at(forward, place * size + label) * at(backward, place * size + label);
    for (let label = 0; label < size; label++)
      marginals[place * size + label] =
        (at(forward, place * size + label) * at(backward, place * size + label)) / sum;
  }
  return { marginals, logZ, forward, backward, exp };
}

/** `array[index]` of a typed array whose bounds the caller keeps. */
export function at(array: { readonly [index: number]: number } | undefined, index: number): number {
  return array?.[index] ?? 0;
}
