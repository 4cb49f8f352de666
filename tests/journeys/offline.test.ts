import { afterAll, beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";
import { closePages, openPage } from "./browser";

let house: SharedServer;
let session = "";
beforeAll(async () => {
  house = await shareServer();
  session = (await house.visitor().signInAsDemo()).sessionToken;
});
afterAll(closePages);

test("without a network a page of ours says so, signing out is made up for, and nothing of the person was kept on the phone", async () => {
  const { page } = await openPage({ scripts: true, url: house.url });
  await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }]);
  await page.goto("/generate", { waitUntil: "load" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What earlier releases left: of one file that is asked for again, and of one that is not.
  await page.evaluate(async () => {
    const cache = await caches.open("oya-1");
    for (const name of ["generate-OLDOLD01", "generate-OLDOLD02", "edit-OLDOLD01"])
      await cache.put(`/assets/${name}.js`, new Response("old"));
  });
  await page.reload({ waitUntil: "load" });
  await page.goto("/documents", { waitUntil: "load" });
  const kept = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
    return paths;
  });
  expect(kept).toContain("/offline");
  expect(kept.filter((path) => path.startsWith("/assets/generate-"))).toEqual([
    expect.stringMatching(/-(?!OLDOLD)[A-Z0-9]{8}\.js$/),
  ]);
  expect(kept).toContain("/assets/edit-OLDOLD01.js");
  expect(kept.filter((path) => !/^\/(offline|icon\.svg|assets\/.*)$/.test(path))).toEqual([]);
  const words = await page.evaluate(async () => (await caches.match("/offline"))?.text() ?? "");
  expect(words).toContain("You are offline");
  expect(words).not.toContain("Ada");

  await page.context().setOffline(true);
  await page.goto("/dashboard").catch(() => undefined);
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.context().setOffline(false);
  await until(async () => (await page.goto("/dashboard"))?.status() === 200);
  await page.getByText("Welcome").first().waitFor();

  const sessions = house.query("select 1 from sessions").length;
  await page.context().setOffline(true);
  await page.locator(".menu summary").last().click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.context().setOffline(false);
  expect(house.query("select 1 from sessions")).toHaveLength(sessions);
  expect((await page.goto("/dashboard"))?.status()).toBe(401);
  expect(house.query("select 1 from sessions")).toHaveLength(sessions - 1);
  await page.context().close();
});

test("the app can be put on the home screen", async () => {
  const manifest = (await (await house.visitor().get("/manifest.webmanifest")).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
    share_target: unknown;
  };
  expect(manifest).toMatchObject({ start_url: "/dashboard", display: "standalone" });
  for (const { src } of manifest.icons) expect((await house.visitor().get(src)).status, src).toBe(200);
  expect(manifest.share_target).toMatchObject({ action: "/share", method: "POST", params: { text: "text" } });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});
