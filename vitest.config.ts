import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) }

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          setupFiles: ["tests/setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real servers, started from the build, each with a data directory of its own.
        resolve: { alias }, // the payment double is the product's own sandbox
        test: {
          name: "server",
          include: ["tests/requests/**/*.test.ts", "tests/faults/**/*.test.ts", "tests/journeys/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
