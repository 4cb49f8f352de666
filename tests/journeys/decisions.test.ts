import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";
import { AXE_VIEWS, closePages, openPage, scriptsInTurn, showIn, violations } from "./browser";

const shots = process.env.SHOTS;
let house: SharedServer;
let path = "";
let token = "";
beforeAll(async () => {
  house = await shareServer();
  const visitor = await registerWithResume(house, "decides@example.com");
  const sent = await visitor.post("/generate", generationForm({ file: await makeResumeDocx() }));
  path = sent.headers.get("location") ?? "";
  token = visitor.sessionToken;
  await until(async () => (await (await visitor.get(path)).text()).includes("Your documents are ready"));
});
afterAll(closePages);

const DRAFTS = ["I led 3 people at the counter.", "I trained 2 new clerks on Sage 50 within a month."];

function ask() {
  house.execute("delete from decisions");
  for (const [at, draft] of DRAFTS.entries())
    house.execute(
      `insert into decisions (id, created_at, generation_id, document_id, document, own, draft, why)
       select ?, ?, generation_id, document_id, type, ?, ?, 'no line says you led'
       from generation_parts where generation_id = (select id from generations where application_id = ?) and type = 'cover_letter'`,
      `d${at}`,
      at,
      at === 0 ? "" : "I showed 2 new clerks how to use Sage 50.",
      draft,
      path.split("/").at(-1),
    );
}

async function open(scripts: boolean): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage({ scripts, url: house.url });
  await opened.page.context().addCookies([{ name: "oya_session", value: token, url: house.url }]);
  await opened.page.goto(path);
  return opened;
}

test.each(scriptsInTurn(0))(
  "two sentences are settled one after the other (scripts: %s)",
  async (scripts) => {
    ask();
    const { page, complaints } = await open(scripts);
    await page.getByText("2 sentences need you.").waitFor();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        if (scripts)
          expect(
            await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          ).toBeLessThanOrEqual(0);
        if (shots && scripts)
          await page
            .locator("[data-decisions]")
            .first()
            .screenshot({ path: join(shots, `decide-${width}-${colorScheme}.png`) });
      }
    }
    if (scripts)
      for (const view of AXE_VIEWS) {
        await showIn(page, view);
        expect(await violations(page)).toEqual([]);
      }
    if (scripts) {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(`${path}#cover_letter`);
    }
    await page.getByRole("button", { name: "Leave out" }).first().click();
    await page.getByText("1 sentence needs you.").waitFor();
    if (scripts) {
      // A letter that was opened stays open.
      const text = page.locator("#cover_letter .paper-text");
      expect(await text.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(10);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("needs-you-cover_letter");
      expect(await page.locator(".toasts").textContent()).toContain("Left out.");
    } else expect(await page.getByText("Left out.").count()).toBe(1);
    await page.getByRole("button", { name: "Use my words" }).click();
    await page.getByText("Your words stay.").first().waitFor();
    expect(await page.getByText("needs you.").count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
