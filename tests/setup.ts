import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject, vi } from "vitest";
import { blocked } from "./no-egress.mjs";
import { configureProperties } from "./runs";

configureProperties();

// Many files share one process, because starting one costs more than most tests. Each file has an environment, a data
// directory and modules of its own: the next import reads the environment and opens the database anew.
const shared = globalThis as typeof globalThis & {
  oyaDatabase?: { sqlite: { close(): void } }; // app/db/client.server.ts
  initialEnvironment?: NodeJS.ProcessEnv;
};
shared.initialEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in shared.initialEnvironment)) delete process.env[name];
Object.assign(process.env, shared.initialEnvironment);
vi.resetModules();

const dataDir = mkdtempSync(join(tmpdir(), "oya-test-"));
copyFileSync(inject("templateDatabase"), join(dataDir, "oya.db"));
process.env.DATA_DIR = dataDir;
process.env.APP_MODE = "local";
process.env.APP_URL = "http://127.0.0.1:3000";
process.env.ALLOW_LOCAL_LLM = "1"; // the doubles of the providers listen on loopback
// A slow machine must not end the writing of a double.
process.env.AI_WRITING_TIME_MS = "900000";
process.env.AI_JUDGE_TIME_MS = "900000";
process.env.TIMEOUT_FACTOR = "30"; // nor make it answer that it is busy

// Whoever catches the guard's error would hide that the outside was called.
afterAll(() => {
  shared.oyaDatabase?.sqlite.close();
  delete shared.oyaDatabase;
  rmSync(dataDir, { recursive: true, force: true });
  if (blocked.length > 0) throw new Error(`a test tried to reach ${blocked.join(", ")}`);
});
