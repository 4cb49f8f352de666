import { at, marginalsOf, type Model, type Position } from "~/career/crf/crf";

/** A sequence with its labels. With a `turn` it is learned from in every `turns`-th epoch only, as one of several copies. */
export type Example = { positions: Position[]; labels: string[]; turn?: number };

type Options = {
  labels: string[];
  links: number;
  epochs: number;
  /** How often a feature must be seen. */
  minCount: (feature: string) => number;
  rate: number;
  decay: number;
  seed: number;
  turns?: number;
  /** The share of the features that each step leaves out, so that none says alone what others say, too. */
  dropout?: number;
  /** From this epoch on the weights at the end of each are averaged. Without it those of the last stay. */
  averagedFrom?: number;
  log?: (line: string) => void;
};

/**
 * Trains by stochastic gradient ascent on the log-likelihood with AdaGrad steps, L2 decay and dropout. Deterministic for a seed.
 * Features that are seen less often than `minCount` says are left out.
 */
export function train(examples: readonly Example[], options: Options): Model {
  const { labels, links, epochs, minCount, rate, decay, turns = 1, dropout = 0 } = options;
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { positions } of examples)
    for (const { features } of positions)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts]
    .filter(([feature, count]) => count >= minCount(feature))
    .map(([feature]) => feature)
    .sort();
  const features = new Map(kept.map((feature, row) => [feature, row]));
  const weights = new Float32Array(kept.length * size);
  const transitions = new Float32Array(links * size * size);
  const model: Model = { labels, features, weights, transitions };
  const squares = new Float32Array(weights.length).fill(1e-6);
  const transitionSquares = new Float32Array(transitions.length).fill(1e-6);
  const transitionGradient = new Float64Array(transitions.length);
  const random = mulberry32(options.seed);
  const order = examples.map((_, place) => place);
  // Names are looked up once, not in every epoch.
  const known = examples.map(({ positions, labels: gold, turn }) => ({
    positions,
    turn,
    rows: positions.map((position) =>
      Int32Array.from(position.features.flatMap((feature) => features.get(feature) ?? [])),
    ),
    gold: gold.map((label) => labels.indexOf(label)),
  }));

  const step = (all: Float32Array, sums: Float32Array, place: number, gradient: number) => {
    const full = gradient - decay * (all[place] ?? 0);
    sums[place] = (sums[place] ?? 0) + full * full;
    all[place] = (all[place] ?? 0) + (rate * full) / Math.sqrt((sums[place] ?? 0) + 1e-8);
  };

  const isSeen = () => random() >= dropout;
  const means = [weights, transitions].map((all) => ({ all, sums: new Float64Array(all.length) }));
  const averagedFrom = options.averagedFrom ?? epochs - 1;

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    let total = 0;
    let count = 0;
    for (const index of order) {
      const example = known[index];
      if (!example || example.positions.length === 0) continue;
      if (example.turn !== undefined && epoch % turns !== example.turn) continue;
      const { positions, gold } = example;
      const rows = dropout > 0 ? example.rows.map((own) => own.filter(isSeen)) : example.rows;
      count += 1;
      const scores = rows.map((own) => scoreOf(own, weights, size));
      const { marginals, logZ, forward, backward, exp } = marginalsOf(model, positions, scores);
      total += pathScore(model, positions, scores, gold) - logZ;
      transitionGradient.fill(0);
      positions.forEach((position, place) => {
        const truth = gold[place] ?? 0;
        for (const row of rows[place] ?? [])
          for (let label = 0; label < size; label++) {
            const gradient = (label === truth ? 1 : 0) - (marginals[place * size + label] ?? 0);
            if (Math.abs(gradient) > 1e-4) step(weights, squares, row * size + label, gradient);
          }
        if (place === 0) return;
        const square = position.link * size * size;
        const score = scores[place] ?? new Float32Array(size);
        const top = Math.max(...score);
        let sum = 0;
        const pair = new Float64Array(size * size);
        for (let from = 0; from < size; from++)
          for (let to = 0; to < size; to++) {
            const value =
              (forward[(place - 1) * size + from] ?? 0) *
              (exp[square + from * size + to] ?? 0) *
              Math.exp((score[to] ?? 0) - top) *
              (backward[place * size + to] ?? 0);
            pair[from * size + to] = value;
            sum += value;
          }
        for (let cell = 0; cell < pair.length; cell++) {
          const expected = (pair[cell] ?? 0) / sum;
          if (expected > 1e-4)
            transitionGradient[square + cell] = (transitionGradient[square + cell] ?? 0) - expected;
        }
        const seen = square + (gold[place - 1] ?? 0) * size + truth;
        transitionGradient[seen] = (transitionGradient[seen] ?? 0) + 1;
      });
      for (const [place, gradient] of transitionGradient.entries())
        if (gradient !== 0) step(transitions, transitionSquares, place, gradient);
    }
    if (epoch >= averagedFrom)
      for (const { all, sums } of means)
        for (let place = 0; place < all.length; place++) sums[place] = at(sums, place) + at(all, place);
    options.log?.(`epoch ${epoch + 1}: log-likelihood a document ${(total / count).toFixed(2)}`);
  }
  for (const { all, sums } of means)
    for (let place = 0; place < all.length; place++) all[place] = at(sums, place) / (epochs - averagedFrom);
  return model;
}

function scoreOf(rows: Int32Array, weights: Float32Array, size: number): Float32Array {
  const score = new Float32Array(size);
  for (const row of rows)
    for (let label = 0; label < size; label++)
      score[label] = (score[label] ?? 0) + (weights[row * size + label] ?? 0);
  return score;
}

function pathScore(
  { transitions, labels }: Model,
  positions: readonly Position[],
  scores: readonly Float32Array[],
  gold: readonly number[],
): number {
  const size = labels.length;
  return positions.reduce((sum, { link }, place) => {
    const to = gold[place] ?? 0;
    const step =
      place === 0 ? 0 : (transitions[link * size * size + (gold[place - 1] ?? 0) * size + to] ?? 0);
    return sum + at(scores[place], to) + step;
  }, 0);
}

/** Mulberry32: a small seeded generator of numbers from 0 to 1. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** One model with the weights of several that have the same labels, each by its share; a feature that one lacks weighs nothing in it. */
export function meanOf(first: Share, ...others: Share[]): Model {
  const shares = [first, ...others];
  const { labels, transitions } = first.model;
  const size = labels.length;
  const names = [...new Set(shares.flatMap(({ model }) => [...model.features.keys()]))].sort();
  const weights = new Float32Array(names.length * size);
  names.forEach((name, row) => {
    for (const { model, share } of shares) {
      const from = model.features.get(name);
      if (from === undefined) continue;
      for (let label = 0; label < size; label++)
        weights[row * size + label] =
          at(weights, row * size + label) + share * at(model.weights, from * size + label);
    }
  });
  return {
    labels,
    features: new Map(names.map((name, row) => [name, row])),
    weights,
    transitions: transitions.map((_, place) =>
      shares.reduce((sum, { model, share }) => sum + share * at(model.transitions, place), 0),
    ),
  };
}

type Share = { model: Model; share: number };
