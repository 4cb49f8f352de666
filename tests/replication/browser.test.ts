import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeBrowser, openPage } from "../journeys/browser";
import { startCluster, type Cluster } from "./cluster";
import { findLitefs } from "./litefs";

describe.skipIf(!findLitefs())("a phone at a replica without its primary", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(async () => {
    await closeBrowser();
    await cluster?.end();
  });

  test("sends a form again by itself until it is stored, once", async () => {
    const { primary, replica, requests } = cluster;
    const { page } = await openPage({ scripts: true, url: replica.url, isWithoutWorker: true });
    await page.goto("/privacy-policy");
    await page.getByLabel("Your name").fill("Bisi <Ojo>");
    await page.getByLabel("Email").fill("bisi@example.com");
    await page.getByLabel("What is it about?").selectOption("deletion");
    await page.getByLabel("What happened?").fill('Two lines,\nand "quotes" & <b>.');
    requests.cut();
    await page.getByRole("button", { name: "Send the complaint" }).click();
    await page.getByRole("heading", { name: "We could not save this yet" }).waitFor();
    await page.getByText("This page tries again by itself.").waitFor();
    await requests.mend();
    await page.getByText("We have your complaint").waitFor();
    const stored = primary.query<{ name: string; body: string }>("select name, body from complaints");
    expect(stored).toEqual([
      { name: "Bisi <Ojo>", body: expect.stringMatching(/^Two lines,\r?\nand "quotes" & <b>\.$/) as string },
    ]);
  });
});
