import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

// Files that make or wait for processes first, so that none of them runs alone at the end.
const ORDER = [
  "tests/replication/",
  "tests/faults/",
  "tests/journeys/",
  "tests/requests/",
  "tests/security/",
  "/files/",
  "facts/recall",
  "profile.property",
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      [...ORDER, ""].findIndex((folder) => moduleId.includes(folder));
    return (await super.sort(files)).sort((one, two) => place(one) - place(two));
  }
}

const unitTests = [
  ...testsIn("app", { recursive: true }),
  ...testsIn("scripts", { recursive: true }),
  ...testsIn("tests", { recursive: false }), // folders below it are other projects
];
const pureTests = unitTests.filter(isPure);
const fileTests = unitTests.filter((file) => file.startsWith(join("app", "files")));

// The child processes' programs as npm test has just built them.
const builtPrograms: Record<string, string> = process.env.USE_BUILD ? { PROD: "1" } : {};

// A test is ended only when it hangs: a slow machine must not fail it.
const timeouts = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 300_000 } }, // one second by default
};

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 4, // of whoever runs vitest by hand; npm test gives each of its queues a number (tests/run.mjs)
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Functions of their arguments: no database, environment or process. Many files share one process.
        resolve: { alias },
        test: {
          name: "pure",
          include: pureTests,
          setupFiles: ["tests/processor-time.ts", "tests/setup-pure.ts"],
          isolate: false,
          ...timeouts,
        },
      },
      {
        // Each file with modules and a database of its own (tests/setup.ts). Many files share one process.
        resolve: { alias },
        test: {
          name: "unit",
          include: unitTests.filter((file) => ![...pureTests, ...fileTests].includes(file)),
          globalSetup: ["tests/template-database.ts"],
          setupFiles: ["tests/processor-time.ts", "tests/setup.ts"],
          env: builtPrograms,
          isolate: false,
          server: { deps: { external: [/no-egress\.mjs$/] } }, // patches the process, so it is loaded once
          ...timeouts,
        },
      },
      {
        // Reading and rendering files: processes of their own, but no database. Many files share one process.
        resolve: { alias },
        test: {
          name: "files",
          include: fileTests,
          setupFiles: ["tests/processor-time.ts", "tests/setup-files.ts"],
          env: builtPrograms,
          isolate: false,
          ...timeouts,
        },
      },
      {
        // Real servers, started from the build, each with a data directory of its own. Many files share one process, and those that
        // need no settings of their own a server and a fresh database (tests/pooled-server.ts).
        resolve: { alias }, // the payment double is the product's own sandbox
        test: {
          name: "server",
          include: ["tests/{requests,faults,security,replication}/**/*.test.ts"],
          env: builtPrograms,
          isolate: false,
          globalSetup: ["tests/template-data.ts"],
          setupFiles: ["tests/processor-time.ts", "tests/setup-server.ts"],
          ...timeouts,
        },
      },
      {
        // The same servers in a real browser, one for each process.
        resolve: { alias },
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          env: builtPrograms,
          isolate: false,
          globalSetup: ["tests/template-data.ts"],
          setupFiles: ["tests/processor-time.ts", "tests/setup-server.ts"],
          ...timeouts,
        },
      },
    ],
  },
});

function testsIn(folder: string, { recursive }: { recursive: boolean }): string[] {
  return readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

// What imports a module of the server may open the database, read the environment or start a process; so do the tests in tests/.
function isPure(file: string): boolean {
  return (
    /^app\/(?!files\/)/.test(file) && !/from "[^"]*(\.server|\/schema)"/.test(readFileSync(file, "utf8"))
  );
}
