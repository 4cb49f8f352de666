const waiting: (() => void)[] = [];

/**
 * Pauses long synchronous work so that requests are answered in between. There is one queue for the whole process: of everything that waits here, one
 * goes on in each turn of the event loop, first come, first served. With a plain setImmediate all of it would go on in the same turn.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(goOn);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
