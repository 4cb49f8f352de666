import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
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

/** How a process ends that reports its errors to a server that answers so, and what that server received. */
async function endWithReport(answer: RequestListener) {
  const received: string[] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      received.push(`${incoming.method} ${incoming.url} ${incoming.headers["x-sentry-auth"]}\n${body}`);
      answer(incoming, outgoing);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const code = `
    const { watchProcessErrors } = await import("./app/process-errors.server.ts");
    const { startErrorReports } = await import("./app/providers/error-reports/sentry.server.ts");
    watchProcessErrors();
    startErrorReports({ dsn: "http://publickey@127.0.0.1:${port}/7", release: "1", environment: "live" });
    setTimeout(() => { setTimeout(() => process.stdout.write("went on")); throw new TypeError("ada@demo.example"); });`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
    env: { ...process.env, LOG_LEVEL: "info" },
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  server.closeAllConnections();
  server.close();
  return { status: status as number | null, output, received };
}

test("an exception is reported before the process ends, without its message", async () => {
  const { status, output, received } = await endWithReport((_, outgoing) => outgoing.end("{}"));
  expect([status, output.includes("went on")]).toEqual([1, false]);
  expect(received).toHaveLength(1);
  const [head = "", , , event = "{}"] = received[0]?.split("\n") ?? [];
  expect(head).toMatch(/^POST \/api\/7\/envelope\/ .*sentry_key=publickey$/);
  expect(JSON.parse(event)).toMatchObject({
    level: "fatal",
    tags: { event: "process.uncaught_exception" },
    exception: { values: [{ type: "TypeError" }] },
  });
  expect(received[0]).not.toContain("ada@demo.example");
});

test("a server that never answers a report does not keep the process", async () => {
  const { status, output, received } = await endWithReport(() => undefined);
  expect([status, output.includes("went on"), received.length]).toEqual([1, false, 1]);
});
