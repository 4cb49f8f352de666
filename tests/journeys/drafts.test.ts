import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeApplication, storeRunningGeneration } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";
import { ADVERT, makeResumeDocx } from "../factories/generation-input";
import { makeSupportUser, type Member } from "../support-client";
import { closePages, openPage } from "./browser";

const shots = process.env.SHOTS;
let house: SharedServer;
let resume = "";
beforeAll(async () => {
  house = await shareServer();
  resume = join(mkdtempSync(join(tmpdir(), "oya-cv-")), "cv.docx");
  writeFileSync(resume, await makeResumeDocx());
});
afterAll(closePages);

async function open(sessionToken: string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage({ scripts: true, url: house.url });
  await opened.page.context().addCookies([{ name: "oya_session", value: sessionToken, url: house.url }]);
  return opened;
}

const tokenOf = ({ cookie }: Member) => cookie.split("=")[1] ?? "";
const draftsIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("draft:"))
      .map((key) => localStorage.getItem(key) ?? ""),
  );
const isKept = (page: Page, text: string) =>
  until(async () => (await draftsIn(page)).some((draft) => draft.includes(text)));
const shoot = async (page: Page, name: string) =>
  shots && (await page.screenshot({ path: join(shots, `${name}.png`) }));

test("a draft of a person without a resume has all its jobs, and its advert is checked", async () => {
  const { page, complaints } = await open(tokenOf(makeSupportUser(house)));
  await page.goto("/generate");
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByLabel("I don't have an existing resume").check();
  await page.getByLabel("Your work").fill("Tailor");
  await page.getByRole("button", { name: "Add another job" }).click();
  await page.getByLabel("Your work").nth(1).fill("Apprentice");
  await isKept(page, "Apprentice");
  await page.goto("/dashboard");
  await page.goto("/generate");
  await page.getByText("Draft restored.").waitFor();
  expect(
    await page
      .getByLabel("Your work")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(["Tailor", "Apprentice"]);
  await page.getByText("What this job asks").waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("what was typed is there again after the tab was closed, can be discarded, and is gone once it was sent", async () => {
  const { page, complaints } = await open((await house.visitor().signInAsDemo()).sessionToken);
  await page.goto("/generate");
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByLabel("Job title").focus();
  await until(async () => (await page.getByLabel("Job title").inputValue()) === "Accountant");
  // The advert's own post came into the field where the person stands: typing replaces it.
  await page.keyboard.type("Auditor");
  expect(await page.getByLabel("Job title").inputValue()).toBe("Auditor");
  await page.getByLabel("Resume Optimization").uncheck();
  await isKept(page, "Auditor");
  const again = await page.context().newPage();
  await page.close();
  await again.goto("/generate");
  await again.getByText("Draft restored.").waitFor();
  await shoot(again, "draft-restored");
  expect([
    await again.getByLabel("Job description").inputValue(),
    await again.getByLabel("Job title").inputValue(),
    await again.getByLabel("Resume Optimization").isChecked(),
  ]).toEqual([ADVERT, "Auditor", false]);
  await again.getByText("Make 1 document (uses 1 of 3 credits)").waitFor();

  // What the server sends back with errors is newer than any draft.
  await again.getByLabel("Job title").fill(" ");
  await again.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
  await again.getByRole("button", { name: /^Make/ }).click();
  await again.getByRole("link", { name: "We filled this in from the advert." }).waitFor();
  expect([
    await again.getByText("Draft restored.").count(),
    await again.getByLabel("Job title").inputValue(),
  ]).toEqual([0, "Accountant"]);

  await again.goto("/generate");
  await again.getByRole("button", { name: "Discard" }).click();
  expect([
    await again.getByLabel("Job description").inputValue(),
    await again.getByLabel("Resume Optimization").isChecked(),
    await again.getByText("Draft restored.").count(),
  ]).toEqual(["", true, 0]);
  await again.getByText("Make 2 documents (uses 2 of 3 credits)").waitFor();
  expect(await draftsIn(again)).toEqual([]);

  // The check of this advert never comes back, so nothing is proposed.
  await again.route("**/generate", (route) =>
    route.request().postData()?.includes('name="check"') ? route.abort() : route.continue(),
  );
  await again.getByLabel("Job description").fill(ADVERT);
  await again.getByLabel("Job title").fill("Accountant");
  await again.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
  await again.getByLabel("Resume file").setInputFiles(resume);
  await again.getByRole("heading", { name: "Is this right?" }).waitFor();
  await again.getByRole("button", { name: /^Make/ }).dblclick();
  await again.getByText("Your documents are ready. Read").waitFor();
  // The page may come with the documents made, before its script has run.
  await until(async () => (await draftsIn(again)).length === 0);
  // Back and once more, even long afterwards: the same form makes the same documents.
  house.execute("update generations set created_at = created_at - 3600000");
  await again.unroute("**/generate");
  await again.goBack();
  // Now the check comes, and fills in nothing: that would be another request.
  await again.getByText("What this job asks").waitFor();
  // The browser fills the form in again after the page's script has run; the button counts that, too.
  await again.getByRole("button", { name: "Make 2 documents (uses 2 of 1 credit)" }).click();
  await again.getByText("Your documents are ready. Read").waitFor();
  expect(house.query("select 1 from generations")).toHaveLength(1);
  // What is changed after Back is another request.
  await again.goBack();
  await again.getByRole("button", { name: "Make 2 documents (uses 2 of 1 credit)" }).waitFor();
  await again.getByLabel("Job title").fill("Senior Accountant");
  await again.getByLabel("Resume Optimization").uncheck();
  await again.getByRole("button", { name: "Make 1 document (uses 1 of 1 credit)" }).click();
  await again.getByText("Your document is ready. Read").waitFor();
  expect(house.query("select 1 from generations")).toHaveLength(2);

  await again.goto("/profile?edit=1");
  await again.getByLabel("First name").fill("Amaka");
  await again.goto("/profile?edit=1"); // leaving keeps it, too
  await again.getByText("Draft restored.").waitFor();
  await again.getByLabel("Last name").fill("Eze");
  await again.locator(".menu summary").click();
  await again.getByRole("button", { name: "Logout" }).click();
  await again.waitForURL((url) => url.pathname === "/");
  expect(await draftsIn(again)).toEqual([]);
  expect(complaints).toEqual([]);
  await again.context().close();

  const shared = house.visitor();
  await shared.post("/login", { email: "ada@demo.example", password: "Oya-let-us-go-2026!", shared: "on" });
  expect(await (await shared.get("/generate", { accept: "text/html" })).text()).not.toContain("data-drafts");
});

test("a text that could not be saved is saved when the network is back, and one that was changed elsewhere meanwhile shows both", async () => {
  const writer = makeSupportUser(house);
  const { page, complaints } = await open(tokenOf(writer));
  const [id, letter] = [
    "letter-0000000000000",
    "Ngozi Eze\nLagos\n\nDear Hiring Manager,\n\nPlease consider my application.",
  ];
  house.execute(
    "insert into documents (id, created_at, updated_at, user_id, application_id, type, title, content, job_title, company_name, company_location) values (?, ?, ?, ?, ?, 'cover_letter', 'Letter', ?, 'Nurse', 'Clinic', '')",
    id,
    Date.now(),
    Date.now(),
    writer.id,
    storeApplication(house, writer.id, id, { isMaking: false }),
    letter,
  );
  const stored = () => house.query<{ content: string }>("select content from documents where id = ?", id)[0];
  await page.goto(`/edit/${id}`);
  const editor = page.getByLabel("Text", { exact: true });
  expect(await page.getByRole("button", { name: "Save Changes" }).isDisabled()).toBe(true);
  await editor.fill(`${letter}\n\nFirst thought.`);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Not saved. Your text is kept here, and we try again automatically.").waitFor();
  await shoot(page, "edit-offline");
  await page.context().setOffline(false);
  await page.locator(".toasts").getByText("Saved. The PDF and DOCX are made from this text.").waitFor();
  expect(stored()?.content).toContain("First thought.");
  expect([
    await draftsIn(page),
    await page.getByRole("button", { name: "Save Changes" }).isDisabled(),
  ]).toEqual([[], true]);

  await editor.fill(`${letter}\n\nMy own thought.`);
  await isKept(page, "My own thought.");
  const again = await page.context().newPage();
  await page.close();
  const elsewhere = house.visitor().keep("oya_session", tokenOf(writer));
  await elsewhere.send(`/api/documents/${id}`, {
    method: "PUT",
    body: JSON.stringify({ content: `${letter}\n\nFrom another phone.`, version: 2 }),
    headers: { origin: house.url, "content-type": "application/json" },
  });
  await again.goto(`/edit/${id}`);
  await again.getByText("It was changed somewhere else; saving shows both texts").waitFor();
  await shoot(again, "edit-draft-older");
  await again.getByRole("button", { name: "Save Changes" }).click();
  await again.getByText("This document was changed somewhere else").waitFor();
  expect(
    [
      await again.getByLabel("Text", { exact: true }).inputValue(),
      await again.getByLabel("Newer text").inputValue(),
    ].map((text) => text.split("\n").at(-1)),
  ).toEqual(["My own thought.", "From another phone."]);
  await again.getByRole("button", { name: "Save Changes" }).click();
  await until(() => stored()?.content.includes("My own thought.") ?? false);
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await again.context().close();
});

test("offline in the middle of a generation: it is said, and the result comes as soon as the network is back", async () => {
  const person = makeSupportUser(house);
  const { page, complaints } = await open(tokenOf(person));
  const id = "offline-000000000000000";
  storeRunningGeneration(house, person.id, { id });
  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/events") && asked.push(request.headers().accept ?? ""),
  );
  await page.goto(`/generate/${id}`);
  await until(() => asked.length === 1);
  // A worker that is still being fetched would complain about the cut.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.getByText("You are offline, your documents are still being made.").waitFor();
  await shoot(page, "job-offline");
  house.execute(
    "update generation_parts set preview = ? where generation_id = ?",
    JSON.stringify(["I keep the books of a <b>clinic</b>."]),
    id,
  );
  await page.context().setOffline(false);
  await page.getByText("I keep the books of a <b>clinic</b>.").waitFor();
  expect(await page.getByText("You are offline").isVisible()).toBe(false);
  house.execute("update generations set status = 'failed', finished_at = ? where id = ?", Date.now(), id);
  await page.getByRole("heading", { name: "Generation Failed" }).waitFor();
  expect(asked.slice(0, 3)).toEqual(["text/event-stream", "application/json", "text/event-stream"]);
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await page.context().close();
});
