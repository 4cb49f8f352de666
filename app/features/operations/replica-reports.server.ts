import { hostname } from "node:os";
import { getReplication } from "~/db/replication.server";
import { env } from "~/env.server";
import { hours, minutes, seconds } from "~/time";
import { listRecentErrors, MANY_ERRORS } from "./error-counts.server";
import { formatAge } from "./format-age";
import { getReadiness } from "./readiness.server";

/**
 * What a replica says of itself each minute. `lagMs`: for how long it has heard nothing of the primary's LiteFS; null before the first
 * time. `failing`: the names of its checks that fail. `errors`: those of the last five minutes.
 */
export type ReplicaReport = { name: string; lagMs: number | null; failing: string[]; errors: number };

type Trouble = { kind: "replica_lag" | "replica_failing"; name: string; detail: string };

const SILENT_AFTER_MS = minutes(4);
const BEHIND_AFTER_MS = seconds(60);
// One that was taken away for good is no cause for ever.
const GONE_AFTER_MS = hours(6);
const MOST_REPLICAS = 100;

const latest = new Map<string, ReplicaReport & { at: number }>();

/** What this replica says of itself. */
export function describeOwnReplica(now = new Date()): ReplicaReport {
  return {
    name: `${hostname()}:${env.PORT}`,
    lagMs: getReplication().lagMs ?? null,
    failing: getReadiness(now).flatMap(({ name, state }) => (state === "failing" ? [name] : [])),
    errors: listRecentErrors(now).reduce((sum, { many }) => sum + many, 0),
  };
}

/** Records, on the primary, what a replica says of itself. In memory: a restart waits for the next word of each. */
export function recordReplica(report: ReplicaReport, now: Date): void {
  latest.delete(report.name);
  latest.set(report.name, { ...report, at: now.getTime() });
  for (const [known, { at }] of latest)
    if (latest.size > MOST_REPLICAS || now.getTime() - at > GONE_AFTER_MS) latest.delete(known);
}

/** The replicas that the primary knows, with what each said last and how long ago. On a replica itself alone. */
export function listReplicas(now: Date): (ReplicaReport & { silentMs: number })[] {
  if (getReplication().role === "replica") return [{ ...describeOwnReplica(now), silentMs: 0 }];
  return [...latest.values()]
    .map(({ at, ...report }) => ({ ...report, silentMs: now.getTime() - at }))
    .filter(({ silentMs }) => silentMs <= GONE_AFTER_MS);
}

/** The replicas that show old pages, are not heard of or cannot do their work, with what is known. */
export function listTroubledReplicas(now: Date): Trouble[] {
  return listReplicas(now).flatMap((replica) => [describeLag(replica), describeFailure(replica)].flat());
}

function describeLag({ name, lagMs, silentMs }: ReplicaReport & { silentMs: number }): Trouble[] {
  const kind = "replica_lag" as const;
  if (silentMs > SILENT_AFTER_MS) return [{ kind, name, detail: `Not heard of for ${formatAge(silentMs)}` }];
  if (lagMs !== null && lagMs < BEHIND_AFTER_MS) return [];
  const since = lagMs === null ? "It has heard nothing yet" : `It has heard nothing for ${formatAge(lagMs)}`;
  return [{ kind, name, detail: `${since} of the primary's LiteFS, and shows old pages` }];
}

function describeFailure({ name, failing, errors }: ReplicaReport): Trouble[] {
  const facts = [
    ...(failing.length > 0 ? [`Checks that fail: ${failing.join(", ")}`] : []),
    ...(errors >= MANY_ERRORS ? [`${errors} errors in five minutes`] : []),
  ];
  return facts.length > 0 ? [{ kind: "replica_failing", name, detail: facts.join(". ") }] : [];
}
