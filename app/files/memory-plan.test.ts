import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forkWorker } from "./child-process.server";
import { readerMegabytes } from "./memory-plan";

const MEGABYTE = 1024 * 1024;

test("a reader gets half of a small container, and no more than 400 MB of any", () => {
  const limits = [512 * MEGABYTE, 1024 * MEGABYTE, 0, Number.MAX_SAFE_INTEGER];
  expect(limits.map((limit) => readerMegabytes(limit))).toEqual([256, 400, 400, 400]);
});

test.runIf(process.platform === "linux")(
  "the kernel ends a child before the server when memory runs out",
  () => {
    const child = forkWorker("build/reader.js", "app/files/read/child.ts", 100);
    const score = (pid: number | undefined) => Number(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8"));
    expect(score(child.pid)).toBe(500);
    expect(score(process.pid)).toBeLessThan(500);
    child.kill("SIGKILL");
  },
);
