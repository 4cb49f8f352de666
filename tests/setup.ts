import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { blocked } from "./no-egress.mjs";
import { configureProperties } from "./runs";

configureProperties();

// Every test file gets a data directory of its own, before any module reads the environment.
const dataDir = mkdtempSync(join(tmpdir(), "oya-test-"));
copyFileSync(inject("templateDatabase"), join(dataDir, "oya.db"));
process.env.DATA_DIR = dataDir;
process.env.APP_MODE = "local";
process.env.APP_URL = "http://127.0.0.1:3000";
process.env.ALLOW_LOCAL_LLM = "1"; // the doubles of the providers listen on loopback
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));

// Whoever catches the guard's error would hide that the outside was called.
afterAll(() => {
  if (blocked.length > 0) throw new Error(`a test tried to reach ${blocked.join(", ")}`);
});
