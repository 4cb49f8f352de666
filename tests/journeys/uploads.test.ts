import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";
import { ADVERT, makeHeavyResume } from "../factories/generation-input";
import { closePages, openPage, overflow } from "./browser";

let house: SharedServer;
let folder = "";
let session = "";
beforeAll(async () => {
  house = await shareServer();
  folder = mkdtempSync(join(tmpdir(), "oya-cv-"));
  session = (await house.visitor().signInAsDemo()).sessionToken;
});
afterAll(closePages);

async function openForm(bytesPerSecond = 300_000) {
  const opened = await openPage({ scripts: true, url: house.url });
  const { page } = opened;
  await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }]);
  const line = await page.context().newCDPSession(page);
  await page.goto("/generate");
  await page.getByText(/^Make \d documents? \(uses/).waitFor();
  const slow = (isOffline: boolean) =>
    line.send("Network.emulateNetworkConditions", {
      offline: isOffline,
      latency: 20,
      downloadThroughput: 1_000_000,
      uploadThroughput: isOffline ? 0 : bytesPerSecond,
    });
  await slow(false);
  return { ...opened, slow };
}

test("a resume goes before the form, through a line that is gone for a while, and the form waits for it", async () => {
  const { page, complaints, slow } = await openForm();
  const posts: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url() === `${house.url}/generate`)
      posts.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByLabel("Job title").fill("Accountant");
  await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
  const file = join(folder, "cv.docx");
  writeFileSync(file, await makeHeavyResume(1_200_000));
  await page.getByLabel("Resume file").setInputFiles(file);
  await page
    .getByText(/^Sending cv\.docx: 1\.2 MB, (about|a few).+ on this network\.$/)
    .first()
    .waitFor();
  await page
    .getByText(/^2\d% of 1\.2 MB uploaded, .+ left\.$/)
    .first()
    .waitFor();
  if (process.env.SHOTS)
    await page
      .locator("[data-upload]")
      .scrollIntoViewIfNeeded()
      .then(() => page.screenshot({ path: `${process.env.SHOTS}/sending.png` }));
  await page.getByRole("button", { name: /^Make/ }).click();
  await page.getByRole("button", { name: "Waiting for your resume …" }).waitFor();
  await slow(true);
  await page
    .getByText(/^You are offline\. cv\.docx continues/)
    .first()
    .waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/waiting.png` });
  expect(house.query("select 1 from uploads")).toHaveLength(0);
  await slow(false);
  await page.getByRole("heading", { name: "Is this right?" }).waitFor();
  await page.getByRole("button", { name: /^Make/ }).click();
  await page.getByText("Your documents are ready. Read").waitFor();
  expect(house.query("select file_name from uploads")).toEqual([{ file_name: "cv.docx" }]);
  expect(house.query("select 1 from generations")).toHaveLength(1);
  expect(posts.at(-1)).toBeLessThan(10_000); // the file did not go a second time
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await page.context().close();
});

test("a file that was chosen before the script came is sent and shown all the same", async () => {
  const { page, complaints } = await openPage({ scripts: true, url: house.url, isWithoutWorker: true });
  await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }]);
  let release = () => undefined as void;
  const isChosen = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/generate-\w+\.js$/, async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto("/generate", { waitUntil: "commit" });
  await page.getByLabel("A new resume").check();
  const file = join(folder, "early.docx");
  writeFileSync(file, await makeHeavyResume(20_000));
  await page.getByLabel("Resume file").setInputFiles(file);
  release();
  await page.getByText("early.docx was read.").waitFor();
  await page.getByRole("heading", { name: "Is this right?" }).waitFor();
  // The choice folds into a line; a tap opens it.
  await expect.poll(() => page.getByLabel("Resume file").isVisible()).toBe(false);
  await page.getByText("Another resume, or none").click();
  expect(await page.getByLabel("Resume file").isVisible()).toBe(true);
  expect(await page.getByLabel("A new resume").isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("a closed tab is told of and gone on with; a file that cannot be read is refused in its place and not sent again", async () => {
  const first = await openForm();
  const file = join(folder, "half.docx");
  writeFileSync(file, await makeHeavyResume(1_000_000));
  await first.page.getByLabel("A new resume").check();
  await first.page.getByLabel("Resume file").setInputFiles(file);
  await first.page
    .getByText(/^[2-6]\d% of/)
    .first()
    .waitFor();
  await first.page.context().close();

  const { page, complaints } = await openForm(3_000_000);
  await page.getByLabel("A new resume").check();
  await page.getByText("Continue uploading half.docx?").waitFor();
  expect(await overflow(page)).toBe(0);
  if (process.env.SHOTS)
    await page
      .getByText("Continue uploading half.docx?")
      .scrollIntoViewIfNeeded()
      .then(() => page.screenshot({ path: `${process.env.SHOTS}/continue.png` }));
  await page.getByLabel("Resume file").setInputFiles(file);
  await page.getByText("half.docx was read.").waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/done.png` });
  await page.getByRole("heading", { name: "Is this right?" }).waitFor();
  expect(await page.getByText("Continue uploading").count()).toBe(0);

  const noise = join(folder, "noise.pdf");
  writeFileSync(noise, Buffer.concat([Buffer.from("{"), randomBytes(50_000)])); // not JSON for all its brace
  await page.getByLabel("Resume file").setInputFiles(noise);
  await page.getByRole("alert").filter({ hasText: "Please upload PDF, DOC, or DOCX files only." }).waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/refused.png` });
  expect(
    await page.getByLabel("Resume file").evaluate((input) => (input as HTMLInputElement).files?.length),
  ).toBe(0);
  await until(
    () => house.query("select 1 from partial_uploads where refusal_code = 'wrong_type'").length === 1,
  );
  expect(complaints).toEqual([]);
  await page.context().close();
});
