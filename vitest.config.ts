import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

// The longest first, so that none of them runs alone at the end.
const ORDER = ["tests/faults/", "tests/journeys/", "tests/requests/"];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      [...ORDER, ""].findIndex((folder) => moduleId.includes(folder));
    return (await super.sort(files)).sort((one, two) => place(one) - place(two));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 3, // one more than the cores it should run on: tests of servers wait a lot
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/*.test.ts"],
          setupFiles: ["tests/setup.ts"],
          env: process.env.USE_BUILD ? { PROD: "1" } : {}, // the child processes' programs as npm test has just built them
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real servers, started from the build, each with a data directory of its own.
        resolve: { alias }, // the payment double is the product's own sandbox
        test: {
          name: "server",
          include: [
            "tests/requests/**/*.test.ts",
            "tests/faults/**/*.test.ts",
            "tests/journeys/**/*.test.ts",
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
