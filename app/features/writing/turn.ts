const waiting: (() => void)[] = [];

/**
 * Lets pages and others in before the next piece of reckoning. Of all that wait, one goes on each time round the event loop: a plain
 * setImmediate would let fifty jobs go on one after the other, and nobody in between.
 */
export function takeTurn(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
