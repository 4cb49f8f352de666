const HEAD_END = Buffer.from("\r\n\r\n");
const FILE_NAME = /filename="[^"]/;
// The head of a part has a few hundred bytes. What is longer is no form of a browser.
const MAX_HEAD_BYTES = 8192;

/** What parts the fields of a form; undefined where the body is none. */
export function boundaryOf(contentType: string): string | undefined {
  return /boundary="?([^";]+)"?/.exec(contentType)?.[1];
}

/** A stream of such a form without the bytes of its files: what was typed behind a file comes all the same. */
export function streamWithoutFiles(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): ReadableStream<Uint8Array> {
  const { add, rest } = leaveOutFiles(boundary);
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => controller.enqueue(add(Buffer.from(chunk))),
      flush: (controller) => controller.enqueue(rest()),
    }),
  );
}

/**
 * Leaves the bytes of files out of a form that arrives in pieces, so that what stands before and behind them can be kept: `add` takes a
 * piece and returns what is kept of it, `rest` returns what was held back at the end.
 */
export function leaveOutFiles(boundary: string): { add: (chunk: Buffer) => Buffer; rest: () => Buffer } {
  const delimiter = Buffer.from(`--${boundary}`);
  let held: Buffer = Buffer.alloc(0);
  let isInFile = false;
  const release = (bytes: number): Buffer => {
    const released = held.subarray(0, Math.max(0, bytes));
    held = held.subarray(released.length);
    return released;
  };
  /** Releases the part up to the next delimiter, or as far as it has come; true at the delimiter. */
  const endPart = (kept: Buffer[]): boolean => {
    const at = held.indexOf(delimiter);
    // The end of a line before a delimiter belongs to it. Both may have come in part.
    const content = release((at === -1 ? held.length - delimiter.length : at) - 2);
    if (!isInFile) kept.push(content);
    return at !== -1;
  };
  /** Releases a delimiter with the head of the part behind it; false while that has not come. */
  const beginPart = (kept: Buffer[]): boolean => {
    const end = held.indexOf(HEAD_END);
    if (end === -1 && held.length < MAX_HEAD_BYTES) return false;
    const head = release(end === -1 ? held.length : end + HEAD_END.length);
    isInFile = FILE_NAME.test(head.toString("latin1"));
    kept.push(head);
    return true;
  };
  return {
    add(chunk) {
      held = Buffer.concat([held, chunk]);
      const kept: Buffer[] = [];
      while (endPart(kept) && beginPart(kept));
      return Buffer.concat(kept);
    },
    rest: () => held,
  };
}
