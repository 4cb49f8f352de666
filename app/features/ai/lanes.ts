type Lane = { places: number; busy: number; waiting: (() => void)[] };

const lanes = new Map<string, Lane>();

/**
 * Waits for one of the provider's places, first come first served, and takes it; the answer gives it back. Fifty people at once must not turn
 * one refusal into fifty. Rejects with the signal's reason when that fires first.
 */
export async function enterLane(provider: string, places: number, signal?: AbortSignal): Promise<() => void> {
  signal?.throwIfAborted();
  const lane = lanes.get(provider) ?? { places, busy: 0, waiting: [] };
  lanes.set(provider, lane);
  lane.places = places; // an admin may have changed it
  await turn(lane, signal);
  let left = false;
  return () => {
    if (left) return;
    left = true;
    lane.busy -= 1;
    admit(lane);
  };
}

/** How many calls to the provider run, and how many wait for a place. */
export function laneLengths(provider: string): { busy: number; waiting: number } {
  const lane = lanes.get(provider);
  return { busy: lane?.busy ?? 0, waiting: lane?.waiting.length ?? 0 };
}

function turn(lane: Lane, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      lane.waiting.splice(lane.waiting.indexOf(enter), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    lane.waiting.push(enter);
    admit(lane);
  });
}

// The place is taken here and not by who was woken, so that nobody slips in between.
function admit(lane: Lane): void {
  while (lane.busy < lane.places) {
    const enter = lane.waiting.shift();
    if (!enter) return;
    lane.busy += 1;
    enter();
  }
}
