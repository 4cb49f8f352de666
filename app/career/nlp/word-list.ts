/**
 * A long list of words in one piece of memory: a Map of so many strings would take ten times as much. The words are
 * ASCII, in alphabetical order and parted by one space.
 */
export class WordList {
  readonly #text: Buffer;
  readonly #starts: Uint32Array;

  constructor(words: string) {
    this.#text = Buffer.from(`${words} `, "latin1");
    const starts = [0];
    for (let at = 0; at < this.#text.length - 1; at++) if (this.#text[at] === SPACE) starts.push(at + 1);
    this.#starts = Uint32Array.from(starts);
  }

  /** The place of a word in the list, undefined where it is unknown. */
  placeOf(word: string): number | undefined {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.#compare(word, middle);
      if (order === 0) return middle;
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  }

  #compare(word: string, place: number): number {
    const start = this.#starts[place] ?? 0;
    for (let at = 0; ; at++) {
      const own = at < word.length ? word.charCodeAt(at) : SPACE;
      const other = this.#text[start + at] ?? SPACE;
      if (own !== other) return own - other;
      if (own === SPACE) return 0;
    }
  }
}

const SPACE = 32;

/** The bytes of a base64 text, in memory of their own: a view of larger numbers needs their alignment. */
export function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(base64, "base64")).buffer;
}
