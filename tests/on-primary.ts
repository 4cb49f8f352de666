import { test } from "vitest";

/**
 * A test of what only the machine of the primary has: its files, the commands of its operator, and how it says that it is well. It is
 * skipped where the same tests ask a replica (npm run test:replica).
 */
export const testOnPrimary = test.skipIf(process.env.ON_REPLICA !== undefined);
