import type { Server } from "node:http";
import { sqlite } from "~/db/client.server";
import { drainKeyUses } from "~/features/accounts/api-keys.server";
import { drainVisits } from "~/features/analytics-events/visits.server";
import { describeOwnReplica } from "~/features/operations/replica-reports.server";
import { startSample } from "~/features/writing/example.server";
import { forwardSockets } from "~/http/cluster/forward-sockets.server";
import { replicaMiddleware } from "~/http/cluster/replica.server";
import { sendActivity } from "~/http/cluster/activity.server";
import { minutes, seconds } from "~/time";

/** What a replica does without a request: nothing that writes. It leads sockets to the primary and tells it who was here. */
export function startReplica(http: Server) {
  forwardSockets(http);
  const sample = startSample();
  const reportActivity = () =>
    sendActivity({ visits: drainVisits(), keyUses: drainKeyUses(), replica: describeOwnReplica() });
  const activityTimer = setInterval(() => void reportActivity(), minutes(1));
  return {
    middleware: replicaMiddleware,
    async stop() {
      sample.stop();
      clearInterval(activityTimer);
      const closed = new Promise((done) => http.close(done));
      http.closeIdleConnections();
      await Promise.race([closed, new Promise((done) => setTimeout(done, seconds(3)))]);
      http.closeAllConnections();
      await reportActivity();
      sqlite.close();
    },
  };
}
