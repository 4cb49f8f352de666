// npm test: everything that must hold. Finds or installs a browser, builds once, runs every project, ends with one honest line.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CHROMIUMS = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

function findChromium() {
  return CHROMIUMS.find((path) => path && existsSync(path));
}

function installChromium() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log("No Chromium found: installing the Debian package …");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

if (!findChromium()) {
  try {
    installChromium();
  } catch {
    // The sentence below says what to do.
  }
}
const chromium = findChromium();
if (!chromium) {
  console.error(
    "The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.",
  );
  console.log("0 passed, 1 failed");
  process.exit(1);
}

// Side by side: they wait for nothing of each other.
const steps = [
  ["npx", ["tsc", "--noEmit"]],
  ["npx", ["eslint", "."]],
  ...(process.argv.includes("--no-build") ? [] : [["npm", ["run", "--silent", "build"]]]),
];
const statuses = await Promise.all(
  steps.map(
    ([command, args]) =>
      new Promise((resolve) => spawn(command, args, { stdio: "inherit" }).on("close", resolve)),
  ),
);
if (statuses.some((status) => status !== 0)) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const report = join(mkdtempSync(join(tmpdir(), "oya-report-")), "report.json");
const vitest = spawnSync(
  "npx",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: chromium, USE_BUILD: "1" },
  },
);
const {
  numPassedTests = 0,
  numFailedTests = 0,
  numTotalTests = 0,
  success = false,
} = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
const failed = success && vitest.status === 0 ? 0 : Math.max(1, numFailedTests);
if (numTotalTests === 0) console.error("No test ran.");
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exit(failed === 0 && numTotalTests > 0 ? 0 : 1);
