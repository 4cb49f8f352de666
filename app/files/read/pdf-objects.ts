import { inflateSync } from "node:zlib";

/** The objects of a PDF as their own text, found without its index, so that a damaged one does no harm. */
export type PdfObjects = {
  /** All plain objects and those packed into object streams; the drawing of the pages left out. */
  text: string;
  /** The words of an object up to its stream, "" where there is none of this number. */
  dictionary: (number: number) => string;
  /** What an object's stream holds; null where there is none, or it is packed in another way than by Flate. */
  stream: (number: number) => Buffer | null;
};

const maxStreams = 400;
const maxInflated = 8 * 1024 * 1024;
const maxObjects = 50_000;
const maxDictionary = 20_000;

/** Finds the objects of a file. A number that stands twice means its last object, as in a file that was changed. */
export function pdfObjects(file: Buffer): PdfObjects {
  const raw = file.toString("latin1");
  const inflate = inflater(file);
  const places = new Map<number, number>();
  for (const match of raw.matchAll(/(?<!\d)(\d{1,7})\s{1,3}\d{1,5}\s{1,3}obj\b/g)) {
    places.set(Number(match[1]), match.index + match[0].length);
    if (places.size > maxObjects) break;
  }
  const streamPlace = (from: number) => {
    const start = raw.indexOf("stream", from);
    return start === -1 ? -1 : start + 6 + (raw[start + 6] === "\r" ? 2 : 1);
  };
  const texts = [raw];
  const packed = new Map<number, string>();
  let streams = 0;
  for (const { index } of raw.matchAll(/\/ObjStm\b/g)) {
    const from = streamPlace(index);
    if (from === -1 || streams++ > maxStreams) break;
    const text = inflate(from)?.toString("latin1");
    if (text === undefined) continue;
    texts.push(text);
    const dictionary = raw.slice(raw.lastIndexOf("obj", index), from);
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
    for (const [number, object] of unpack(text, first)) packed.set(number, object);
  }
  const dictionary = (number: number) => {
    const from = places.get(number);
    if (from === undefined) return packed.get(number) ?? "";
    const text = raw.slice(from, from + maxDictionary);
    const end = text.search(/\bstream\r?\n|\bendobj\b/);
    return end === -1 ? text : text.slice(0, end);
  };
  return {
    text: texts.join("\n"),
    dictionary,
    stream(number) {
      const from = places.get(number);
      if (from === undefined) return null;
      const words = dictionary(number);
      const start = streamPlace(from + words.length);
      const [, filter, next] = /\/Filter\s*(?:\[\s*)?\/(\w+)\s*(\/\w+(?=\s*[\]/]))?/.exec(words) ?? [];
      if (start === -1) return null;
      if (filter) return filter === "FlateDecode" && !isFilter(next) ? inflate(start) : null;
      const end = raw.indexOf("endstream", start);
      return end === -1 ? null : file.subarray(start, end);
    },
  };
}

const isFilter = (name: string | undefined) => /Decode$/.test(name ?? "");

/** Unpacks streams of a file, of all together so much that no file can fill the memory. */
function inflater(file: Buffer): (from: number) => Buffer | null {
  let room = maxInflated;
  return (from) => {
    if (room <= 0) return null;
    try {
      const content = inflateSync(file.subarray(from), { maxOutputLength: room });
      room -= content.length;
      return content;
    } catch (error) {
      if (error instanceof RangeError) room = 0;
      return null; // locked or damaged: the readers say so
    }
  };
}

/** The objects in the text of an object stream: pairs of number and place, then, from `first` on, the objects. */
function unpack(text: string, first: number): [number, string][] {
  const numbers = text.slice(0, first).trim().split(/\s+/).slice(0, maxObjects).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): [number, string] => [
    numbers[2 * index] ?? -1,
    text.slice(first + (numbers[2 * index + 1] ?? 0), first + (numbers[2 * index + 3] ?? text.length)),
  ]);
}
