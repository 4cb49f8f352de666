import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";

const IDENTITY = { email: "ada@demo.example", password: "Oya-let-us-go-2026!" };
let house: SharedServer;
beforeAll(async () => {
  house = await shareServer();
});

async function enterOnSharedPhone(): Promise<{ visitor: Visitor; cookie: string }> {
  const visitor = house.visitor();
  const response = await visitor.post("/login", { ...IDENTITY, shared: "on" });
  const cookie =
    response.headers
      .getSetCookie()
      .find((line) => line.startsWith("oya_shared=") && !/max-age=0/i.test(line)) ?? "";
  return { visitor, cookie };
}

const valueOf = (cookie: string) => /^oya_shared=([^;]*)/.exec(cookie)?.[1] ?? "";

test("on somebody else's phone the session ends with the browser, and no page is kept", async () => {
  const { visitor, cookie } = await enterOnSharedPhone();
  expect(cookie).not.toBe("");
  expect(cookie).not.toMatch(/max-age|expires/i);
  expect(visitor.sessionToken).toBe("");
  for (const path of ["/dashboard", "/generate"]) {
    const page = await visitor.get(path, { accept: "text/html" });
    expect([path, page.status, page.headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
    expect(await page.text()).toContain("Sign out now");
  }
  const [row] = house.query<{ life: number }>(
    "select expires_at - created_at as life from sessions order by created_at desc limit 1",
  );
  expect(row?.life).toBe(12 * 3_600_000);
});

test("ten minutes after the last tap the door is shut; each page opens it for ten more, what a page asks for by itself does not", async () => {
  const { visitor, cookie } = await enterOnSharedPhone();
  const [bits = "", time = ""] = valueOf(cookie).split(".");
  const page = await visitor.get("/dashboard", { accept: "text/html" });
  expect(page.headers.getSetCookie().some((line) => line.startsWith(`oya_shared=${bits}.`))).toBe(true);
  const quiet = await visitor.get("/api/auth/user", { accept: "application/json" });
  expect([quiet.status, quiet.headers.getSetCookie()]).toEqual([200, []]);
  expect(parseInt(time, 36) * 1000).toBeGreaterThan(Date.now() - 5000);
});

test("a clock set back, a cut signature and the bare token open nothing", async () => {
  const { cookie } = await enterOnSharedPhone();
  const [bits = "", time = "", signature = ""] = valueOf(cookie).split(".");
  const earlier = (parseInt(time, 36) - 3600).toString(36);
  const cut = `${signature.slice(0, -1)}${signature.endsWith("A") ? "E" : "A"}`;
  for (const forged of [
    `${bits}.${earlier}.${signature}`,
    `${bits}.${time}.${cut}`,
    `${bits}.${time}`,
    bits,
  ]) {
    expect((await house.visitor().keep("oya_shared", forged).get("/dashboard")).status, forged).toBe(401);
  }
  expect((await house.visitor().keep("oya_session", bits).get("/dashboard")).status).toBe(401);
  expect((await house.visitor().get("/api/auth/user", { authorization: `Bearer ${bits}` })).status).toBe(401);
  expect((await house.visitor().keep("oya_shared", valueOf(cookie)).get("/dashboard")).status).toBe(200);
});

test("signing out there ends it at once, and signing in as usual afterwards is a usual session", async () => {
  const { visitor, cookie } = await enterOnSharedPhone();
  await visitor.post("/logout", {});
  expect((await house.visitor().keep("oya_shared", valueOf(cookie)).get("/dashboard")).status).toBe(401);
  await visitor.post("/login", IDENTITY);
  expect(visitor.sessionToken).toMatch(/^[\w-]{43}$/);
});
