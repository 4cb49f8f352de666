import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

// Every test file gets a data directory of its own, before any module reads the environment.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "oya-test-"))
process.env.APP_MODE = "local"
process.env.APP_URL = "http://127.0.0.1:3000"
process.env.ALLOW_LOCAL_LLM = "1" // the doubles of the providers listen on loopback
