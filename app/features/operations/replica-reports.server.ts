import { hours, minutes, seconds } from "~/time";
import { formatAge } from "./format-age";

/** What a replica says of itself each minute. `lagMs`: for how long it has heard nothing of the primary's LiteFS; null before the first time. */
export type ReplicaReport = { name: string; lagMs: number | null };

const SILENT_AFTER_MS = minutes(4);
const BEHIND_AFTER_MS = seconds(60);
// One that was taken away for good is no cause for ever.
const GONE_AFTER_MS = hours(6);
const MOST_REPLICAS = 100;

const latest = new Map<string, { lagMs: number | null; at: number }>();

/** Records, on the primary, what a replica says of itself. In memory: a restart waits for the next word of each. */
export function recordReplica({ name, lagMs }: ReplicaReport, now: Date): void {
  latest.delete(name);
  latest.set(name, { lagMs, at: now.getTime() });
  for (const [known, { at }] of latest)
    if (latest.size > MOST_REPLICAS || now.getTime() - at > GONE_AFTER_MS) latest.delete(known);
}

/** The replicas that show old pages or are not heard of, with what is known. */
export function listTroubledReplicas(now: Date): { name: string; detail: string }[] {
  return [...latest].flatMap(([name, { lagMs, at }]) => {
    const silentMs = now.getTime() - at;
    if (silentMs > GONE_AFTER_MS) return [];
    if (silentMs > SILENT_AFTER_MS) return [{ name, detail: `Not heard of for ${formatAge(silentMs)}` }];
    if (lagMs !== null && lagMs < BEHIND_AFTER_MS) return [];
    const since =
      lagMs === null ? "It has heard nothing yet" : `It has heard nothing for ${formatAge(lagMs)}`;
    return [{ name, detail: `${since} of the primary's LiteFS, and shows old pages` }];
  });
}
