import { afterAll, inject } from "vitest";
import { checkSharedServer } from "./pooled-server";

process.env.TEMPLATE_DATA = inject("templateData"); // tests/test-server.ts, which the benches use too, knows no vitest
afterAll(checkSharedServer);
