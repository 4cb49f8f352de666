import { z } from "zod";
import packed from "./model/work-vectors.json";
import { ofLengthOne, product } from "./directions";
import { bytesOf } from "./word-list";
import { publishedVector } from "./word-vectors";

const Packed = z.object({ matrix: z.string(), places: z.string(), unit: z.number(), moves: z.string() });

type Model = { matrix: Float32Array; moveOf: ReadonlyMap<number, number>; unit: number; moves: Int8Array };
let loaded: Model | undefined;
const vectors = new Map<number, Float32Array>();
/** Letters and adverts of one morning hold no more words than this. */
const MOST_KEPT = 20_000;

function loadModel(): Model {
  const { matrix, places, unit, moves } = Packed.parse(packed);
  const moved = new Uint16Array(bytesOf(places));
  return {
    matrix: new Float32Array(bytesOf(matrix)),
    moveOf: new Map([...moved].map((place, at) => [place, at])),
    unit,
    moves: new Int8Array(bytesOf(moves)),
  };
}

/**
 * What a word means at work, of any length: words of phrases that speak of the same piece of work point the same way (docs/work-phrases.md). `place`: of a
 * word that is known (see knownWord).
 */
export function workVector(place: number): Float32Array {
  const known = vectors.get(place);
  if (known) return known;
  loaded ??= loadModel();
  const { matrix, moveOf, unit, moves } = loaded;
  const word = publishedVector(place);
  const size = word.length;
  const at = moveOf.get(place);
  if (at !== undefined)
    for (let cell = 0; cell < size; cell++)
      word[cell] = (word[cell] ?? 0) + unit * (moves[at * size + cell] ?? 0);
  const vector = new Float32Array(size);
  for (let row = 0; row < size; row++)
    vector[row] = product(matrix.subarray(row * size, (row + 1) * size), word);
  if (vectors.size >= MOST_KEPT) vectors.clear();
  vectors.set(place, vector);
  return vector;
}

/** How alike two words are used at work, from -1 to 1, by their places. */
export function likeness(one: number, other: number): number {
  return product(unitOf(one), unitOf(other));
}

const units = new Map<number, Float32Array>();

function unitOf(place: number): Float32Array {
  const known = units.get(place);
  if (known) return known;
  const unit = ofLengthOne(workVector(place));
  if (units.size >= MOST_KEPT) units.clear();
  units.set(place, unit);
  return unit;
}
