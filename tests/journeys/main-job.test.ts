import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeRunningGeneration } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { until, verificationToken } from "../test-server";
import { ADVERT, makeResumeDocx } from "../factories/generation-input";
import { closePages, finishWelcome, openPage, overflow, scriptsInTurn } from "./browser";

let house: SharedServer;
let resume = "";

beforeAll(async () => {
  house = await shareServer();
  resume = join(mkdtempSync(join(tmpdir(), "oya-cv-")), "cv.docx");
  writeFileSync(resume, await makeResumeDocx());
});
afterAll(closePages);

const PASSWORD = "Correct-Horse-7-Battery";

test.each([true, false])(
  "a new person gets from the landing page to a PDF, an edit and a deletion (scripts: %s)",
  async (scripts) => {
    const { page, complaints } = await openPage({ scripts, url: house.url });
    const email = `journey-${scripts}@example.com`;

    await page.goto("/");
    expect(await overflow(page).catch(() => 0)).toBe(0);
    await page.getByRole("link", { name: "Start Your Free Trial" }).click();
    await page.getByLabel("Full name").fill("Ngozi Eze");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();

    const token = await verificationToken(house, email);
    await page.goto(`/verify-email?token=${token}&email=${encodeURIComponent(email)}`);
    // With scripts the page posts by itself in the browser that asked.
    if (!scripts) await page.getByRole("button", { name: "Verify Email" }).click();
    await page.getByRole("link", { name: "Continue to Login" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome, Ngozi" }).waitFor();
    await finishWelcome(page);

    await page.getByRole("link", { name: "Generate Document" }).click();
    await page.getByLabel("Job description").fill(ADVERT);
    await page.getByLabel("Job title").fill("Accountant");
    await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
    await page.getByLabel("Resume file").setInputFiles(resume);
    if (scripts) await page.getByText("Make 2 documents (uses 2 of 3 credits)").waitFor();
    else await page.getByRole("button", { name: /^Make/ }).click();
    // What was read is shown before a credit is asked for.
    await page.getByRole("heading", { name: "Is this right?" }).waitFor();
    await page.getByText("Zenith Foods Ltd").first().waitFor();
    expect(
      house.query("select 1 from generations join users on users.id = user_id where email = ?", email),
    ).toEqual([]);
    await page.getByRole("button", { name: scripts ? /^Make 2/ : "Looks right, make my documents" }).click();
    await page.getByText("Your documents are ready. Read").waitFor();
    expect(await page.getByText("Application for the post of Accountant").count()).toBeGreaterThan(0);
    if (scripts) {
      // Before its script runs the link leads to the page of the text.
      await page.waitForLoadState();
      await page.getByRole("link", { name: "Copy Cover letter" }).click();
      await page.getByRole("link", { name: "Copied Cover letter" }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        "Application for the post of Accountant",
      );
      await page.locator(".toasts").getByText("Cover letter copied.").waitFor();
      // A phone shows how the letter begins; a tap on it opens the whole.
      await page.locator("#cover_letter .paper-text p").first().click();
      await page.waitForURL(/#cover_letter$/);
      const told = page.locator("#cover_letter [data-source]");
      for (const shown of [1, 0]) {
        await page
          .locator("#cover_letter .paper-text li")
          .first()
          .click({ position: { x: 40, y: 8 } });
        await expect.poll(() => told.count()).toBe(shown);
        if (shown) expect(await told.innerText()).toMatch(/^(?:Yours|Advert): /);
      }
    }
    await page.getByText("Source of each line").first().click();
    await page
      .getByText(/^Yours: .*Responsible for reconciling 14 bank accounts every month/)
      .first()
      .waitFor();
    if (!scripts) await page.getByRole("link", { name: /Back$/ }).click();

    for (const format of ["PDF", "DOCX"]) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: `${format} Cover letter` }).click(),
      ]);
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(0, 4).toString("latin1")).toBe(format === "PDF" ? "%PDF" : "PK\u0003\u0004");
      expect(download.suggestedFilename()).toMatch(
        /^Adaeze-Okafor-Cover-Letter-Harmattan-Logistics\.(pdf|docx)$/,
      );
    }

    await page.getByRole("link", { name: "Edit Cover letter" }).click();
    await page.waitForURL(/edit=cover_letter/, { waitUntil: "load" }); // a page half read would give half a text
    const inline = page.getByLabel("Cover letter", { exact: true }).and(page.locator("textarea"));
    await inline.fill((await inline.inputValue()).replace("Yours faithfully", "Yours sincerely"));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Yours sincerely").first().waitFor();
    await page.getByText("Edited by you").waitFor();

    await page.getByRole("link", { name: "Edit Cover letter" }).click();
    await page.waitForURL(/edit=cover_letter/, { waitUntil: "load" });
    await page.getByRole("link", { name: "Open the editor" }).click();
    await page.waitForURL(/\/edit\//, { waitUntil: "load" });
    const editor = page.getByLabel("Text", { exact: true });
    const text = await editor.inputValue();
    const typed = text.replace("Dear Hiring Manager", "Dear Mrs Bello");
    await editor.fill(typed.replace(/\n\nYours/u, "\n\nI know your town.$&"));
    if (scripts) await page.getByText("Not saved yet").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Saved. The PDF and DOCX").waitFor();
    await page.getByText("Dear Mrs Bello").first().waitFor();
    await page.getByText("1 was changed or added later.").waitFor();

    await page.goto("/documents");
    await page.getByRole("link", { name: /Cover letters/ }).click();
    await page.waitForURL(/type=cover_letter/);
    expect(await page.getByRole("listitem").filter({ hasText: "Accountant" }).count()).toBe(1);
    await page.getByRole("link", { name: /^Delete/ }).click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await page.getByText("The document was deleted.").waitFor();
    await page.locator(".topbar-end summary").click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(1))(
  "the stages are watched, and the page moves on by itself (scripts: %s)",
  async (scripts) => {
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.goto("/login");
    await page.getByLabel("Email").fill("ada@demo.example");
    await page.getByLabel("Password", { exact: true }).fill("Oya-let-us-go-2026!");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome, Adaeze" }).waitFor();
    // A generation as it stands while a slow writer works on it.
    const [user] = house.query<{ id: string }>("select id from users where email = 'ada@demo.example'");
    const id = `watched-${scripts}-0000000000`;
    const stages = JSON.stringify([
      { stage: "resume", startedAt: 1, endedAt: 401 },
      { stage: "advert", startedAt: 401 },
    ]);
    storeRunningGeneration(house, user?.id ?? "", { id, stages });
    await page.goto(`/generate/${id}`);
    await page.getByRole("heading", { name: "Making your documents" }).waitFor();
    expect(await page.getByText("0.4 s").count()).toBe(1);
    house.execute("update generations set status = 'failed', finished_at = ? where id = ?", Date.now(), id);
    await page.getByRole("heading", { name: "Generation Failed" }).waitFor();
    expect(await page.getByText("No credit was used").count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test("with scripts the advert fills in post and company, and warns, as soon as it was pasted", async () => {
  const { page, complaints } = await openPage({ scripts: true, url: house.url });
  await page.goto("/login");
  await page.getByLabel("Email").fill("ada@demo.example");
  await page.getByLabel("Password", { exact: true }).fill("Oya-let-us-go-2026!");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.goto("/generate");
  await page
    .getByLabel("Job description")
    .fill(`${ADVERT}\nPay a registration fee of N5,000 before the interview.`);
  await page.getByLabel("Job title").focus();
  await page.getByText("Take care with this advert").waitFor();
  await until(
    async () => (await page.getByLabel("Company", { exact: true }).inputValue()) === "Harmattan Logistics",
  );
  expect(await page.getByLabel("Job title").inputValue()).toBe("Accountant");
  await page
    .getByLabel("Resume file")
    .setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await page.getByText("Please upload PDF, DOC, or DOCX files only.").waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("what is typed and ticked before the scripts arrive stays, and counts", async () => {
  const { page, complaints } = await openPage({ scripts: true, url: house.url });
  await page.goto("/login");
  await page.getByLabel("Email").fill("ada@demo.example");
  await page.getByLabel("Password", { exact: true }).fill("Oya-let-us-go-2026!");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Welcome, Adaeze" }).waitFor();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/generate", { waitUntil: "commit" });
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByLabel("Job title").fill("Auditor");
  await page.getByLabel("Resume Optimization").uncheck();
  letThrough();
  await page.getByText("Make 1 document (uses 1 of 3 credits)").waitFor();
  expect(await page.getByLabel("Job description").inputValue()).toBe(ADVERT);
  expect(await page.getByLabel("Job title").inputValue()).toBe("Auditor");
  expect(await page.getByLabel("Resume Optimization").isChecked()).toBe(false);
  expect(complaints).toEqual([]);
  await page.context().close();
});
