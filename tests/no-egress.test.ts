import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { blocked } from "./no-egress.mjs";

afterEach(() => {
  blocked.length = 0; // here alone the attempts are on purpose
});

test("a socket, a TLS socket and fetch are stopped before they leave, by name and by number", async () => {
  expect(() => connect(443, "192.0.2.1")).toThrow(/no egress/);
  expect(() => connect({ host: "example.com", port: 80 })).toThrow(/no egress/);
  expect(() => connectTls({ host: "example.com", port: 443 })).toThrow(/no egress/);
  const failure = await fetch("http://192.0.2.1/").catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(Error);
  expect(blocked).toEqual(["192.0.2.1", "example.com", "example.com", "192.0.2.1"]);
});

test("loopback stays open in all its spellings", async () => {
  const server = createServer((_request, response) => response.end("here")).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  for (const host of ["127.0.0.1", "localhost"])
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("here");
  expect(blocked).toEqual([]);
  server.close();
});

test("a process that takes the guard with --import cannot leave either, and says so", () => {
  const script = "fetch('http://192.0.2.1/').then(() => console.log('left'), () => console.log('stayed'))";
  const child = spawnSync(
    process.execPath,
    ["--import", "./tests/no-egress.mjs", "--input-type=module", "-e", script],
    { encoding: "utf8" },
  );
  expect(child.stdout.trim()).toBe("stayed");
  expect(child.stderr).toContain("no egress: 192.0.2.1");
});
