// npm test: everything that must hold. Finds or installs a browser, checks and builds once, runs every project, ends with one line of counts.
// npm run check (--checks): only the checks, side by side.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";

// The headless shell first: the journeys need 40 % less processor time in it.
const CHROMIUMS = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const LISTED = 20; // in each table at the end

// Side by side, each with a queue of its own: the first wait more than half of their time for servers and browsers, the others less, so
// that there is always work for two cores, and a process that has loaded the modules of its project goes on to the next file of it.
const AFTER_BUILD = [
  { projects: ["server", "journeys"], workers: 4 },
  { projects: ["unit", "files"], workers: 2 },
];

const IN_MEMORY = "/dev/shm";
const ROOM_FOR_DATA = 2 ** 31; // a run leaves some hundred data directories of up to 9 MB each

function findChromium() {
  return CHROMIUMS.find((path) => path && existsSync(path));
}

function installChromium() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log("No Chromium found: installing the Debian package …");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

// Straight from the folder, because npx costs half a second of processor time each.
const PATH = ["node_modules/.bin", process.env.PATH].join(delimiter);

// The native compiler may take half a gigabyte more, which saves a sixth of its processor time.
const COMPILER = { GOGC: "400" };

/**
 * Where the tests keep their data: in memory where there is room, because the product waits for the disk after each write, and nothing
 * that a test does needs a disk that outlives the machine. It is removed with the run.
 */
function makeDataFolder() {
  const isRoomy = (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_FOR_DATA;
  };
  const folder = existsSync(IN_MEMORY) && isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir();
  return mkdtempSync(join(folder, "oya-run-"));
}

/** Runs a command beside others; its exit status. */
function run(command, args, env = {}) {
  return new Promise((resolve) =>
    spawn(command, args, { stdio: "inherit", env: { ...process.env, PATH, ...env } })
      .on("error", () => resolve(1))
      .on("close", (status) => resolve(status ?? 1)),
  );
}

/** Runs projects of vitest in so many processes; their results. A run that ends badly without a report counts as one failure. */
async function runProjects(projects, workers, env = {}) {
  const report = join(mkdtempSync(join(tmpdir(), "oya-report-")), "report.json");
  const status = await run(
    "vitest",
    [
      "run",
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${workers}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env,
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    success = false,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  const failed = success && status === 0 && numPassedTests > 0 ? 0 : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, files: testResults };
}

/** The tests that took longest, so that a slow one is seen on the day it is written. */
function printSlowest(files) {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      file: relative(process.cwd(), name),
      title,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  tests.sort((one, two) => two.seconds - one.seconds);
  console.log(`\nThe ${LISTED} slowest of ${tests.length} tests, in seconds:`);
  for (const { file, title, seconds } of tests.slice(0, LISTED))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}: ${title.slice(0, 90)}`);
}

/** The files that the processor worked longest for: on two cores nothing but this makes a run shorter. Linux only. */
function printCostliest(table) {
  if (!existsSync(table)) return;
  const files = readFileSync(table, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  files.sort((one, two) => two.seconds - one.seconds);
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `\nThe ${LISTED} costliest of ${files.length} files, in seconds of ${all.toFixed(0)} of processor time:`,
  );
  for (const { file, seconds } of files.slice(0, LISTED))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
}

let dataFolder;

function end(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  if (dataFolder) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(failed === 0 ? 0 : 1);
}

const CHECKS = [
  // One thread, because the rest runs beside it.
  ["node", "node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"],
  ["eslint", "."],
];
const runChecks = (checks) => checks.map(([command, ...args]) => run(command, args, COMPILER));

if (process.argv.includes("--checks")) {
  const statuses = await Promise.all(
    runChecks([
      ...CHECKS,
      ["prettier", "--check", "--log-level=warn", "."],
      ["vitest", "run", "--project=unit", "tests/architecture.test.ts"],
    ]),
  );
  process.exit(statuses.every((status) => status === 0) ? 0 : 1);
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
  end(0, 1);
}

dataFolder = makeDataFolder();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => end(0, 1)); // memory is not left full

// The pure tests wait for nothing; those of servers wait for the build, and for the checks to be worth running. Each process of pure tests
// loads and compiles the whole of app/career again, and they never wait, so that more than the cores only cost.
const processorTimes = join(dataFolder, "processor-times.jsonl"); // tests/processor-time.ts adds a line for each file
const pure = runProjects(["pure"], 2, { PROCESSOR_TIMES: processorTimes });
const checks = await Promise.all([
  ...runChecks(CHECKS),
  ...(process.argv.includes("--no-build") ? [] : [run("npm", ["run", "--silent", "build"])]),
]);
const isSound = checks.every((status) => status === 0);
const environment = {
  CHROMIUM_PATH: chromium,
  USE_BUILD: "1",
  TMPDIR: dataFolder,
  PROCESSOR_TIMES: processorTimes,
};
const results = await Promise.all([
  pure,
  ...(isSound ? AFTER_BUILD.map(({ projects, workers }) => runProjects(projects, workers, environment)) : []),
]);
printSlowest(results.flatMap(({ files }) => files));
printCostliest(processorTimes);
console.log("");
if (!isSound) console.error("The checks or the build failed: the tests that need them did not run.");
const count = (what) => results.reduce((sum, result) => sum + result[what], 0);
end(count("passed"), count("failed") + (isSound ? 0 : 1));
