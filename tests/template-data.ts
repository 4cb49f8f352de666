import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startServer } from "./test-server";

declare module "vitest" {
  export interface ProvidedContext {
    templateData: string;
  }
}

/** Once per run: the data directory as the real server leaves it after its first start, migrated and with the demo accounts. */
export default async function makeTemplateData(project: TestProject) {
  const server = await startServer({}, { isFirstStart: true });
  await server.stop();
  project.provide("templateData", server.dataDir);
  return () => rmSync(server.dataDir, { recursive: true });
}
