import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADVERT, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson } from "../test-server";
import { closePages, openPage, overflow, scriptsInTurn, violations } from "./browser";

let house: SharedServer;
let resume = "";
beforeAll(async () => {
  house = await shareServer();
  resume = join(mkdtempSync(join(tmpdir(), "oya-career-")), "cv.docx");
  writeFileSync(resume, await makeResumeDocx());
});
afterAll(closePages);

test.each(scriptsInTurn(0))(
  "a resume is added once, mended in place, and the next application needs an advert alone (scripts: %s)",
  async (scripts) => {
    const email = `career-${scripts}@example.com`;
    const person = await registerPerson(house, email);
    house.execute("update users set first_name = 'Ngozi', last_name = 'Eze' where email = ?", email);
    const { page, complaints } = await openPage({ scripts, url: house.url });
    const shot = (name: string) =>
      process.env.SHOTS
        ? page.screenshot({
            path: `${process.env.SHOTS}/${name}-${scripts ? "js" : "nojs"}.png`,
            fullPage: true,
          })
        : undefined;
    await page.context().addCookies([{ name: "oya_session", value: person.sessionToken, url: house.url }]);

    await page.goto("/career");
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
    await page.goto("/generate");
    await page.getByLabel("Job description").fill(ADVERT);
    await page.getByLabel("Job title").fill("Accountant");
    await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
    await page.getByLabel("Resume file").setInputFiles(resume);
    if (!scripts) await page.getByRole("button", { name: "Make my documents" }).click();
    await page.getByRole("heading", { name: "Is this right?" }).waitFor();
    expect(await overflow(page)).toBe(0);
    await shot("read");
    await page.getByText("This file names “Adaeze Okafor”").first().click();
    await page.getByLabel("What is right?").first().fill("Adaeze Ngozi Okafor");
    await page.getByRole("button", { name: /^Save/ }).first().click();
    await page.getByText("Adaeze Ngozi Okafor", { exact: false }).first().waitFor();
    expect(await page.getByText("This file names").count()).toBe(0);
    expect(await page.getByLabel("Job title").inputValue()).toBe("Accountant");
    await shot("mended");

    await page.goto("/career");
    await page.locator("summary").filter({ hasText: "Work" }).click();
    await page.getByRole("link", { name: /^Change Zenith Foods Ltd/ }).click();
    await page.getByLabel("Employer").fill("Zenith Foods Plc");
    await shot("entry");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator("summary").filter({ hasText: "Zenith Foods Plc" }).waitFor();
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "All of this is right" }).click();
    await page.getByText("Confirmed", { exact: true }).waitFor();
    await shot("career");

    await page.goto("/generate");
    await page.getByLabel("Job description").fill(ADVERT);
    await page.getByLabel("Job title").fill("Senior Accountant");
    await page.getByLabel("Company", { exact: true }).fill("Sahel Mills");
    expect(await page.getByRole("radio", { name: "My profile" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Resume file").isVisible()).toBe(false);
    await shot("advert-alone");
    await page.getByRole("button", { name: /^Make/ }).click();
    await page.getByText("Your documents are ready. Read").waitFor();
    expect(await page.getByText("Zenith Foods Plc").count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

// Posts without an employer, schools that are not named: what people type on a phone.
const GAPS = `Ngozi Eze
Lagos
0803 000 0000

WORK EXPERIENCE
Accounts Clerk
Jan 2019 - Mar 2021
- Posted invoices of 40 suppliers
Store Keeper
Jan 2016 - Dec 2018
- Counted the stock of three shops
Cashier
Jan 2013 - Dec 2015
- Counted the till of one shop

EDUCATION
B.Sc Accounting, 2018
ND Accountancy, 2014
OND Banking, 2012
WASSCE, 2010
Government Secondary School, Koko`;

test.each([true, false])(
  "a resume with six doubts stays within five screens of a phone, its button on each of them, and nothing typed is lost (scripts: %s)",
  async (scripts) => {
    const person = await registerPerson(house, `gaps-${scripts}@example.com`);
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.context().addCookies([{ name: "oya_session", value: person.sessionToken, url: house.url }]);
    await page.goto("/generate");
    await page.getByLabel("Job description").fill(ADVERT);
    await page.getByLabel("Job title").fill("Accountant");
    await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
    await page.getByText("Paste the text instead").click();
    await page.getByLabel("Text of your resume").fill(GAPS);
    await page.getByRole("button", { name: /^Make/ }).click();
    await page.getByRole("heading", { name: "Is this right?" }).waitFor();
    const doubts = page.getByRole("list", { name: "Please check" }).getByRole("listitem");
    expect(await doubts.count()).toBe(6);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 740);
    expect(await overflow(page)).toBe(0);
    if (scripts) expect(await violations(page)).toEqual([]);
    const button = await page.getByRole("button", { name: /^(?:Make 2|Looks right)/ }).boundingBox();
    expect(button && button.y + button.height <= 740).toBe(true);

    // One is open at a time; what was typed into another stays.
    await doubts.nth(1).locator("summary").click();
    await doubts.nth(1).getByLabel("What is right?").fill("Kano Stores");
    await doubts.nth(2).locator("summary").click();
    expect(await doubts.nth(1).getByLabel("What is right?").isVisible()).toBe(false);
    await doubts
      .nth(2)
      .getByRole("button", { name: /^Leave it as it is/ })
      .click();
    await page.getByText("5 to check").waitFor();
    expect(
      await page.locator("input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toContain("Kano Stores");
    expect(await page.getByLabel("Job title").inputValue()).toBe("Accountant");
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(1))(
  "people without a resume tell what they have done, and that is their profile (scripts: %s)",
  async (scripts) => {
    const person = await registerPerson(house, `told-${scripts}@example.com`);
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.context().addCookies([{ name: "oya_session", value: person.sessionToken, url: house.url }]);
    await page.goto("/career");
    await page.getByRole("link", { name: "I have no resume" }).click();
    await page.getByLabel("Your work").fill("Tailor");
    await page.getByLabel("Employer, or your own business").fill("Bisi Fashion, my own shop");
    await page.getByLabel("From").fill("2019");
    await page.getByRole("button", { name: "Add another job" }).click();
    await page.getByLabel("Your work").nth(1).fill("Driver");
    expect(await page.getByLabel("Your work").first().inputValue()).toBe("Tailor");
    await page.getByLabel("From").nth(1).fill("long ago");
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "Save my profile" }).click();
    await page.getByRole("link", { name: /^Write a month and a year/ }).waitFor();
    await page.getByLabel("From").nth(1).fill("March 2016");
    await page.getByRole("button", { name: "Save my profile" }).click();
    await page.locator("summary").filter({ hasText: "Bisi Fashion, my own shop · Tailor" }).waitFor();
    await page.getByText("Confirmed", { exact: true }).waitFor();
    await page.getByRole("link", { name: "New application" }).click();
    expect(await page.getByRole("radio", { name: "My profile" }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
