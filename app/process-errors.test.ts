import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a process that watches its errors writes and how it ends, when `failure` happens and something follows. */
function run(failure: string) {
  const code = `
    const { watchProcessErrors } = await import("./app/process-errors.server.ts");
    watchProcessErrors();
    setTimeout(() => { process.stdout.write("went on"); process.exit(0); }, 200);
    ${failure}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", code],
    { encoding: "utf8", env: { ...process.env, LOG_LEVEL: "info" } },
  );
  return { status, output: stdout + stderr };
}

test("a rejection that nobody handles is logged with an id and without its message, and the process goes on", () => {
  const { status, output } = run(`void Promise.reject(new TypeError("ada@demo.example"));`);
  expect(output).toMatch(/"event":"process.unhandled_rejection","errorId":"[\w-]{36}","error":"TypeError"/);
  expect(output).not.toContain("ada@demo.example");
  expect([status, output.endsWith("went on")]).toEqual([0, true]);
});

test("an exception that nobody catches is logged in the same way, and ends the process", () => {
  const { status, output } = run(`setTimeout(() => { throw new TypeError("ada@demo.example"); });`);
  expect(output).toMatch(/"event":"process.uncaught_exception","errorId":"[\w-]{36}","error":"TypeError"/);
  expect(output).not.toContain("ada@demo.example");
  expect([status, output.includes("went on")]).toEqual([1, false]);
});
