import { afterAll, inject } from "vitest";
import { assertContract } from "./api-contract";
import { checkSharedServer } from "./pooled-server";
import { configureProperties } from "./runs";
import { Visitor } from "./test-server";

configureProperties();
process.env.TEMPLATE_DATA = inject("templateData"); // tests/test-server.ts, which the benches use too, knows no vitest
Visitor.onAnswer = assertContract;
afterAll(checkSharedServer);
if (process.env.ON_REPLICA) {
  const { checkReplicas } = await import("./replication/on-replica");
  afterAll(checkReplicas);
}
