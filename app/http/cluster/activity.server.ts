import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { RequestHandler } from "express";
import { z } from "zod";
import { recordKeyUse } from "~/features/accounts/api-keys.server";
import { recordVisit } from "~/features/analytics-events/visits.server";
import { recordReplica } from "~/features/operations/replica-reports.server";
import { env } from "~/env.server";
import { log, serializeError } from "~/log.server";
import { NODE_ITSELF, readNodeHeader } from "./node-header.server";
import { openUpstream } from "./upstream.server";

const PATH = "/cluster/activity";
const Use = z.object({ id: z.string(), at: z.coerce.date() });
const Replica = z.object({
  name: z.string().max(200),
  lagMs: z.number().nullable(),
  // A replica of the release before says nothing of them.
  failing: z.array(z.string()).default([]),
  errors: z.number().default(0),
});
const Activity = z.object({ visits: z.array(Use), keyUses: z.array(Use), replica: Replica.optional() });

// So that a message stays within the limit of a body; the rest of a minute is not counted.
const MOST = 2000;

/** Tells the primary who was on this replica since the last time, for the reports, and how it stands. What does not arrive is not told again. */
export async function sendActivity(activity: z.infer<typeof Activity>): Promise<void> {
  const { visits, keyUses, replica } = activity;
  const body = JSON.stringify({ visits: visits.slice(0, MOST), keyUses: keyUses.slice(0, MOST), replica });
  const host = new URL(env.APP_URL).host;
  const headersDistinct = {
    host: [host],
    "content-type": ["application/json"],
    "content-length": [String(Buffer.byteLength(body))],
  };
  const call = openUpstream({ method: "POST", url: PATH, headers: { host }, headersDistinct }, NODE_ITSELF);
  try {
    await new Promise<void>((resolve, reject) => {
      call.on("error", reject);
      call.on("response", (answer) => {
        // As to a stranger: our clock or our CLUSTER_SECRET is not that of the primary.
        if (answer.statusCode === 404) log.error({ event: "cluster.not_believed", ourTime: new Date() });
        answer.resume();
        answer.on("close", resolve);
      });
      call.end(body);
    });
  } catch (error) {
    log.warn({ event: "cluster.activity_lost", ...serializeError(error) });
  }
}

/**
 * On the primary: records what a replica tells. For everybody else this address does not exist, also through a replica, which signs what it
 * forwards.
 */
export const receiveActivity: RequestHandler = (request, response, next) => {
  const isReport = request.path === PATH && request.method === "POST";
  if (!isReport || readNodeHeader(request) !== NODE_ITSELF) return next();
  record(request).then(() => void response.status(204).end(), next);
};

async function record(request: IncomingMessage) {
  const { visits, keyUses, replica } = Activity.parse(JSON.parse(await text(request)));
  for (const { id, at } of visits) recordVisit(id, at);
  for (const { id, at } of keyUses) recordKeyUse(id, at);
  if (replica) recordReplica(replica, new Date());
}
