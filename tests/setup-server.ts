import { afterAll, inject } from "vitest";
import { assertContract } from "./api-contract";
import { checkSharedServer } from "./pooled-server";
import { Visitor } from "./test-server";

process.env.TEMPLATE_DATA = inject("templateData"); // tests/test-server.ts, which the benches use too, knows no vitest
Visitor.onAnswer = assertContract;
afterAll(checkSharedServer);
