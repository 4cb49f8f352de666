import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { blocked } from "./no-egress.mjs";
import { configureProperties } from "./runs";

configureProperties();

// One data directory for each process, before any module reads the environment.
if (!process.env.DATA_DIR) {
  const dataDir = mkdtempSync(join(tmpdir(), "oya-files-"));
  process.env.DATA_DIR = dataDir;
  process.env.APP_MODE = "local";
  process.env.TIMEOUT_FACTOR = "30"; // a slow machine is no answer
  process.env.APP_URL = "http://127.0.0.1:3000";
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
}

// Whoever catches the guard's error would hide that the outside was called.
afterAll(() => {
  if (blocked.length > 0) throw new Error(`a test tried to reach ${blocked.join(", ")}`);
});
