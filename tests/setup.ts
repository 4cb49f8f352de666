import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { blocked } from "./no-egress.mjs";

// Every test file gets a data directory of its own, before any module reads the environment.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "oya-test-"));
process.env.APP_MODE = "local";
process.env.APP_URL = "http://127.0.0.1:3000";
process.env.ALLOW_LOCAL_LLM = "1"; // the doubles of the providers listen on loopback

// Whoever catches the guard's error would hide that the outside was called.
afterAll(() => {
  if (blocked.length > 0) throw new Error(`a test tried to reach ${blocked.join(", ")}`);
});
