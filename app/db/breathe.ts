const waiting: (() => void)[] = [];

/**
 * Lets whatever waits be answered before a long piece of work goes on. Of all long work that pauses here only one goes on in each turn of the
 * event loop: two pieces of twenty milliseconds would hold everybody up for forty.
 */
export function breathe(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done);
    if (waiting.length === 1) setImmediate(letOneGoOn);
  });
}

function letOneGoOn() {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGoOn);
}
