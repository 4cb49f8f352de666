import { mulberry32 } from "../training/train-crf";
import { ofLengthOne, product } from "~/career/nlp/directions";

/** A phrase by the places of its words in the list of vectors, each with its weight. */
export type Phrase = { place: number; weight: number }[];
/** What is learned: a matrix that all vectors go through, row by row, and what is added to the vector of a word before. */
export type Learned = { matrix: Float32Array; moves: Map<number, Float32Array> };

const EPOCHS = 15;
const BATCH = 256;
/** The lower, the more the nearest wrong phrases count. */
const TEMPERATURE = 0.1;
const MATRIX_RATE = 0.003;
const MOVE_RATE = 0.02;
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;

/** A phrase as it goes through the matrix: the sum of its words, where that comes out, and how long that is. */
type Encoded = { phrase: Phrase; sum: Float32Array; unit: Float32Array; length: number };

/**
 * Moves the vectors of words so that two phrases of one group are nearer to each other than to those of other groups (van den Oord et al., "Representation
 * Learning with Contrastive Predictive Coding", 2018): of each group of a batch two phrases are drawn, and each must find the other. `vectorOf`:
 * the vector of a word as it was published.
 */
export function contrast(
  groups: Phrase[][],
  { vectorOf, size, seed }: { vectorOf: (place: number) => Float32Array; size: number; seed: number },
): Learned {
  const random = mulberry32(seed);
  const matrix = Float32Array.from({ length: size * size }, (_, at) => Number(at % (size + 1) === 0));
  const moves = new Map<number, Float32Array>();
  const adam = { mean: new Float32Array(size * size), spread: new Float32Array(size * size), step: 0 };
  const spreads = new Map<number, Float32Array>();
  const encode = (phrase: Phrase): Encoded => {
    const sum = new Float32Array(size);
    for (const { place, weight } of phrase) {
      const [base, move] = [vectorOf(place), moves.get(place)];
      for (let at = 0; at < size; at++)
        sum[at] = (sum[at] ?? 0) + weight * ((base[at] ?? 0) + (move?.[at] ?? 0));
    }
    const turned = through(matrix, sum);
    return { phrase, sum, unit: ofLengthOne(turned), length: Math.sqrt(product(turned, turned)) || 1 };
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(groups, random);
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      const pairs = order.slice(from, from + BATCH).map((group) => shuffled(group, random).slice(0, 2));
      const [ones, others] = [0, 1].map((at) => pairs.map((pair) => encode(pair[at] ?? [])));
      const slopes = slopesOf(ones ?? [], others ?? []);
      const forMatrix = new Float32Array(size * size);
      const forMoves = new Map<number, Float32Array>();
      for (const [at, one] of [...(ones ?? []), ...(others ?? [])].entries()) {
        const slope = slopes[at] ?? new Float32Array(size);
        for (let row = 0; row < size; row++)
          for (let column = 0; column < size; column++) {
            const cell = row * size + column;
            forMatrix[cell] = (forMatrix[cell] ?? 0) + (slope[row] ?? 0) * (one.sum[column] ?? 0);
          }
        const back = through(matrix, slope, true);
        for (const { place, weight } of one.phrase) {
          const own = forMoves.get(place) ?? new Float32Array(size);
          for (let cell = 0; cell < size; cell++) own[cell] = (own[cell] ?? 0) + weight * (back[cell] ?? 0);
          forMoves.set(place, own);
        }
      }
      stepMatrix(matrix, forMatrix, adam);
      for (const [place, slope] of forMoves) stepMove(place, slope, moves, spreads);
    }
  }
  return { matrix, moves };
}

/** How each phrase should move, the first ones of all pairs and then the second ones. */
function slopesOf(ones: Encoded[], others: Encoded[]): Float32Array[] {
  const size = ones[0]?.unit.length ?? 0;
  const scores = ones.map(({ unit }) =>
    Float64Array.from(others, (other) => product(unit, other.unit) / TEMPERATURE),
  );
  const byRow = scores.map((row) => shares(row));
  const byColumn = others.map((_, at) => shares(Float64Array.from(scores, (row) => row[at] ?? 0)));
  const [forOnes, forOthers] = [ones, others].map((all) => all.map(() => new Float32Array(size)));
  for (const at of ones.keys())
    for (const other of others.keys()) {
      const share = (byRow[at]?.[other] ?? 0) + (byColumn[other]?.[at] ?? 0);
      const slope = (share - (at === other ? 2 : 0)) / (2 * ones.length * TEMPERATURE);
      add(forOnes?.[at], others[other]?.unit, slope);
      add(forOthers?.[other], ones[at]?.unit, slope);
    }
  return [...ones, ...others].map(({ unit, length }, at) => {
    const slope = [...(forOnes ?? []), ...(forOthers ?? [])][at] ?? new Float32Array(size);
    const along = product(slope, unit);
    return slope.map((one, cell) => (one - (unit[cell] ?? 0) * along) / length);
  });
}

function add(to: Float32Array | undefined, what: Float32Array | undefined, times: number): void {
  if (to && what) for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
}

/** Softmax. */
function shares(scores: Float64Array): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}

/** A vector through the matrix, or back through it. */
export function through(matrix: Float32Array, vector: Float32Array, isBack = false): Float32Array {
  const size = vector.length;
  const out = new Float32Array(size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const cell = matrix[row * size + column] ?? 0;
      if (isBack) out[column] = (out[column] ?? 0) + cell * (vector[row] ?? 0);
      else out[row] = (out[row] ?? 0) + cell * (vector[column] ?? 0);
    }
  return out;
}

/** Adam. */
function stepMatrix(
  matrix: Float32Array,
  slope: Float32Array,
  state: { mean: Float32Array; spread: Float32Array; step: number },
): void {
  state.step += 1;
  for (let at = 0; at < matrix.length; at++) {
    const own = slope[at] ?? 0;
    const mean = MEMORY * (state.mean[at] ?? 0) + (1 - MEMORY) * own;
    const spread = LONG_MEMORY * (state.spread[at] ?? 0) + (1 - LONG_MEMORY) * own * own;
    state.mean[at] = mean;
    state.spread[at] = spread;
    const [open, wide] = [mean / (1 - MEMORY ** state.step), spread / (1 - LONG_MEMORY ** state.step)];
    matrix[at] = (matrix[at] ?? 0) - (MATRIX_RATE * open) / (Math.sqrt(wide) + 1e-8);
  }
}

/** AdaGrad: a word of many phrases moves less with each. */
function stepMove(
  place: number,
  slope: Float32Array,
  moves: Map<number, Float32Array>,
  spreads: Map<number, Float32Array>,
): void {
  const move = moves.get(place) ?? new Float32Array(slope.length);
  const spread = spreads.get(place) ?? new Float32Array(slope.length);
  for (let at = 0; at < slope.length; at++) {
    const own = slope[at] ?? 0;
    spread[at] = (spread[at] ?? 0) + own * own;
    move[at] = (move[at] ?? 0) - (MOVE_RATE * own) / (Math.sqrt(spread[at] ?? 0) + 1e-6);
  }
  moves.set(place, move);
  spreads.set(place, spread);
}

function shuffled<One>(all: readonly One[], random: () => number): One[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [mixed[at], mixed[other]];
    if (one === undefined || two === undefined) continue;
    mixed[at] = two;
    mixed[other] = one;
  }
  return mixed;
}
