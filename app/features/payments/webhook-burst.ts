import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "~/time";

const BURST_SIZE = 20; // within a second
const arrivalTimes: number[] = [];

export function recordArrival(): void {
  arrivalTimes.push(Date.now());
  if (arrivalTimes.length > BURST_SIZE) arrivalTimes.shift();
}

// Paystack waits for responses, not for the work. During many webhooks the worker's commits wait, two seconds
// at most.
export async function waitForBurstToEnd(): Promise<void> {
  const deadline = Date.now() + seconds(2);
  const isBurst = () =>
    arrivalTimes.length === BURST_SIZE && Date.now() - (arrivalTimes[0] ?? 0) < seconds(1);
  while (isBurst() && Date.now() < deadline) await wait(50);
}
