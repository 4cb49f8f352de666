import { inject } from "vitest";

process.env.TEMPLATE_DATA = inject("templateData"); // tests/test-server.ts, which the benches use too, knows no vitest
