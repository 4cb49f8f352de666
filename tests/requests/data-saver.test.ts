import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { storeRunningGeneration } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";

let house: SharedServer;
beforeAll(async () => {
  house = await shareServer();
});

/** How many bytes of this page cross the network. */
function sizeOf(path: string, who: Visitor): Promise<number> {
  const headers = {
    "accept-encoding": "br",
    accept: "text/html",
    "save-data": "on",
    ...(path !== "/login" && { cookie: `oya_session=${who.sessionToken}` }),
  };
  return new Promise((done, fail) => {
    get(`${house.url}${path}`, { headers }, async (answer) => done((await buffer(answer)).length)).on(
      "error",
      fail,
    );
  });
}

const scriptsOf = (page: string) => page.match(/<script(?! type="application\/ld\+json")/g)?.length ?? 0;

test("who asks to save data gets pages without scripts that say what they weigh", async () => {
  const visitor = await house.visitor().signInAsDemo();
  for (const path of ["/login", "/generate", "/settings"]) {
    const who = path === "/login" ? house.visitor() : visitor;
    expect(scriptsOf(await (await who.get(path)).text()), path).toBeGreaterThan(0);
    const page = await (await who.get(path, { "save-data": "on" })).text();
    expect(scriptsOf(page), path).toBe(0);
    const said = Number(/This page: (\d+\.\d) KB/.exec(page)?.[1]);
    expect([path, Math.abs(said - (await sizeOf(path, who)) / 1024) < 0.2]).toEqual([path, true]);
  }
});

test("the switch in the footer is kept, beats the browser's wish and leads back to the page", async () => {
  const visitor = house.visitor();
  expect(await (await visitor.get("/login")).text()).toContain("Data saver: no scripts, no pictures");
  const on = await visitor.post("/lite", { lite: "on", back: "/login" });
  expect([on.status, on.headers.get("location")]).toEqual([303, "/login"]);
  expect(scriptsOf(await (await visitor.get("/login")).text())).toBe(0);
  await visitor.post("/lite", { lite: "off", back: "/login" });
  expect(scriptsOf(await (await visitor.get("/login", { "save-data": "on" })).text())).toBeGreaterThan(0);
  const elsewhere = await visitor.post("/lite", { lite: "on", back: "https://evil.example/" });
  expect(elsewhere.headers.get("location")).toBe("/");
});

test("a browser that runs scripts skips a noscript, so in lite mode the page moves on without one, every 15 seconds at most, and nothing is loaded twice", async () => {
  const visitor = await house.visitor().signInAsDemo();
  const [ada] = house.query<{ id: string }>("select id from users where email = 'ada@demo.example'");
  storeRunningGeneration(house, ada?.id ?? "", { id: "lite-waits", createdAt: Date.now() - 20_000 });
  expect(await (await visitor.get("/applications/lite-waits")).text()).toMatch(
    /<noscript><meta http-equiv="refresh" content="1;url=\/applications\/lite-waits\?has=nothing"/i,
  );
  const page = await (await visitor.get("/applications/lite-waits", { "save-data": "on" })).text();
  expect(page).not.toContain("<noscript>");
  expect(page).toMatch(/<meta http-equiv="refresh" content="15;url=/i);
  house.execute(
    "insert into documents (id, created_at, updated_at, user_id, application_id, generation_id, type, title, content, job_title, company_name) select 'lite-letter', 1, 1, user_id, application_id, id, 'cover_letter', 'Letter', 'Dear Sir', 'Nurse', 'City Hospital' from generations where id = 'lite-waits'",
  );
  expect(await (await visitor.get("/edit/lite-letter")).text()).toContain("/picture?");
  expect(await (await visitor.get("/edit/lite-letter", { "save-data": "on" })).text()).not.toContain(
    "/picture?",
  );
});

test("no picture of the person is sent in lite mode", async () => {
  const visitor = await house.visitor().signInAsDemo();
  house.execute("update users set photo_id = 'someone' where email = 'ada@demo.example'");
  expect(await (await visitor.get("/dashboard")).text()).toContain("/photos/someone");
  expect(await (await visitor.get("/dashboard", { "save-data": "on" })).text()).not.toContain(
    "/photos/someone",
  );
});
