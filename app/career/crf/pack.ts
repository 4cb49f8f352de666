import { z } from "zod";
import { at, type Model } from "./crf";

const Packed = z.object({
  labels: z.array(z.string()),
  /** Feature names, one a line. */
  features: z.string(),
  /** A whole byte stands for this weight; rows of features, then the transitions, as base64 of signed bytes. */
  scale: z.number().positive(),
  transitionScale: z.number().positive(),
  weights: z.string(),
  transitions: z.string(),
});

/** A model as JSON text: weights rounded to signed bytes. */
export function packModel({ labels, features, weights, transitions }: Model): string {
  const scale = scaleOf(weights);
  const transitionScale = scaleOf(transitions);
  const names = [...features].sort((a, b) => a[1] - b[1]).map(([name]) => name);
  return JSON.stringify({
    labels,
    features: names.join("\n"),
    scale,
    transitionScale,
    weights: bytesOf(weights, scale),
    transitions: bytesOf(transitions, transitionScale),
  });
}

/** The model of a packed text. */
export function unpackModel(packed: unknown): Model {
  const { labels, features, scale, transitionScale, weights, transitions } = Packed.parse(
    typeof packed === "string" ? JSON.parse(packed) : packed,
  );
  return {
    labels,
    features: new Map(features.split("\n").map((name, row) => [name, row])),
    weights: numbersOf(weights, scale),
    transitions: numbersOf(transitions, transitionScale),
  };
}

function scaleOf(numbers: Float32Array): number {
  return Math.max(numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 127, 1e-9);
}

function bytesOf(numbers: Float32Array, scale: number): string {
  const bytes = Int8Array.from(numbers, (number) => Math.round(number / scale));
  return Buffer.from(bytes.buffer).toString("base64");
}

// A loop, because `Float32Array.from` with a function takes ten times as long for half a million numbers.
function numbersOf(text: string, scale: number): Float32Array {
  const bytes = new Int8Array(Buffer.from(text, "base64"));
  const numbers = new Float32Array(bytes.length);
  for (let place = 0; place < bytes.length; place++) numbers[place] = at(bytes, place) * scale;
  return numbers;
}
