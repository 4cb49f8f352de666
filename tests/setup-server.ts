import { afterAll, afterEach, inject } from "vitest";
import { assertNoBreaks, checkEveryAnswer } from "./checked-fetch";
import { checkSharedServer } from "./pooled-server";
import { configureProperties } from "./runs";

configureProperties();
process.env.TEMPLATE_DATA = inject("templateData"); // tests/test-server.ts, which the benches use too, knows no vitest
checkEveryAnswer();
afterEach(assertNoBreaks);
afterAll(checkSharedServer);
if (process.env.ON_REPLICA) {
  const { checkReplicas } = await import("./replication/on-replica");
  afterAll(checkReplicas);
}
