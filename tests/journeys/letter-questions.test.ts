import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";
import { AXE_VIEWS, closePages, openPage, scriptsInTurn, showIn, violations } from "./browser";

const shots = process.env.SHOTS;
let house: SharedServer;
let token = "";
let path = "";
let letter = "";
beforeAll(async () => {
  house = await shareServer();
  const visitor = await registerWithResume(house, "asked@example.com");
  token = visitor.sessionToken;
  const jobDescription = `${ADVERT}

How to apply: In your letter state why you want to leave your present job, your notice period, the salary you expect and one difficult supplier and how it ended.`;
  const form = generationForm({ resume: false, file: await makeResumeDocx(), more: { jobDescription } });
  path = (await visitor.post("/generate", form)).headers.get("location") ?? "";
  await until(async () => (await (await visitor.get(path)).text()).includes("Your document is ready"));
});
afterAll(closePages);

/** Letter and questions as they came. */
function askAgain() {
  const text = () => house.query<{ content: string }>("select content from documents")[0]?.content ?? "";
  letter ||= text();
  house.execute("update documents set content = ?", letter);
  house.execute("update letter_questions set state = 'open', answer = '', sentence = ''");
}

async function shoot(page: Page, name: string, scripts: boolean) {
  if (!shots) return;
  for (const width of [360, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const file = `${name}-${scripts ? "scripts" : "plain"}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(shots, file), fullPage: true });
    }
  await page.setViewportSize({ width: 360, height: 740 });
}

test.each(scriptsInTurn(0))(
  "what the advert asks is answered below the letter, and nothing that is typed gets lost (scripts: %s)",
  async (scripts) => {
    askAgain();
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.context().addCookies([{ name: "oya_session", value: token, url: house.url }]);
    await page.goto(path);
    await page.getByText("4 sentences need you.").waitFor();
    await shoot(page, "ask-open", scripts);
    if (scripts)
      for (const view of AXE_VIEWS) {
        await showIn(page, view);
        expect(await violations(page)).toEqual([]);
      }
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const add = () => page.getByRole("button", { name: "Add to the letter" }).click();

    // Too few words for a reason: the sentence stands beside the field, and both answers are still there.
    await page.getByText(/^3 more: /).click();
    await field("Your notice").fill("2 weeks");
    await field("Your reason").fill("growth");
    await add();
    await page.getByText("Write a whole sentence.").last().waitFor();
    expect(await field("Your notice").inputValue()).toBe("2 weeks");
    expect(await field("Your reason").inputValue()).toBe("growth");
    if (scripts) {
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
    } else expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
    await shoot(page, "ask-error", scripts);
    if (scripts) expect(await violations(page)).toEqual([]);

    // One is left out; what is typed for the others stays.
    await page.getByRole("button", { name: "Leave it out A case of your own" }).click();
    await page.getByText("Left out.").first().waitFor();
    expect(await field("Your notice").inputValue()).toBe("2 weeks");
    expect(await field("A case of your own").count()).toBe(0);
    await shoot(page, "ask-left", scripts);

    await field("Your reason").fill("I want to work with stock again.");
    await add();
    await page.getByText("1 sentence needs you.").waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByText("Notice: 2 weeks.").count()).toBeGreaterThan(0);
    await page.getByText("Added here and to My profile.").last().waitFor();
    await shoot(page, "ask-rest", scripts);

    await field("The pay you expect").fill("150k a month");
    await add();
    await page.getByText("needs you.").waitFor({ state: "detached" });
    const paper = await page.locator(".paper-text").first().textContent();
    expect(paper).toContain("I want to work with stock again.");
    expect(paper).toContain("Notice: 2 weeks. Expected salary: 150,000 a month.");
    await shoot(page, "ask-done", scripts);
    expect(complaints).toEqual([]);
  },
);
