import { beforeAll, expect, test } from "vitest";
import { addPerson, PASSWORD } from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";

// What the log says of those who come in or try to, and what it does not.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const ADDRESS = "logged-person@example.com";

test("each sign-in and each refused one is logged by its way, without address, password or code", async () => {
  addPerson(server, ADDRESS);
  const stranger = server.visitor();
  await stranger.post("/login", { email: ADDRESS, password: "Wrong-Mango-7-Tree!" });
  await stranger.post("/api/auth/verify-otp", { email: ADDRESS, otp: "918273" });
  await stranger.post("/magic-link", { token: "b".repeat(43) });
  await server.visitor().signIn(ADDRESS, PASSWORD);
  await until(() => server.output().includes("session.created"));
  const lines = server.output().split("\n");
  const ways = lines.flatMap((line) => /"sign_in\.refused","way":"(\w+)"/.exec(line)?.[1] ?? []);
  expect(ways).toEqual(["password", "code", "link"]);
  const signIns = lines.filter((line) => line.includes("sign_in.") || line.includes("login"));
  expect(signIns.join("\n")).not.toMatch(/logged-person|Mango|918273|bbbb/);
});

test("a link that is a secret itself is logged by its pattern", async () => {
  const asking = await server.visitor().signIn(ADDRESS, PASSWORD);
  await asking.post("/pay-requests", { offer: "jjc" });
  const path = /\/pay-for\/[\w.-]{45}/.exec(await (await asking.get("/pay-requests")).text())?.[0] ?? "none";
  expect((await server.visitor().get(path)).status).toBe(200);
  await until(() => server.output().includes("/pay-for/:token"));
  expect(server.output()).not.toContain(path);
});
