import { getReplication } from "~/db/replication.server";
import { env } from "~/env.server";
import { countOpenJobs } from "~/jobs/queue.server";

/** Whether the process can work, for the health check of the platform. */
export function getHealth() {
  const { role } = getReplication();
  try {
    return {
      status: "ok" as const,
      db: "ok" as const,
      role,
      version: env.VERSION,
      queue: countOpenJobs(),
    };
  } catch {
    return {
      status: "unavailable" as const,
      db: "unusable" as const,
      role,
      version: env.VERSION,
      queue: { queued: 0, running: 0 },
    };
  }
}
