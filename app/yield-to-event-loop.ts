const waiting: (() => void)[] = [];

/**
 * Pauses long synchronous work, so that the process can answer requests. All waiting work shares one queue:
 * one item continues per turn of the event loop, first in, first out. With setImmediate, all items would
 * continue in the same turn.
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
