import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { makeShortResume } from "../factories/short-resume";
import { shareServer, type SharedServer } from "../pooled-server";

import { AXE_VIEWS, closePages, openPage, overflow, scriptsInTurn, showIn, violations } from "./browser";

const shots = process.env.SHOTS;
let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(closePages);

test.each(scriptsInTurn(0))(
  "a resume is put together in the editor by keyboard: lines, sections, length, headings (scripts: %s)",
  async (scripts) => {
    const visitor = await registerWithResume(server, `editor-${String(scripts)}@example.com`);
    await makeShortResume(visitor, server.url);
    const [{ id } = { id: "" }] = server.query<{ id: string }>(
      "select id from documents where type = 'resume' and user_id = (select id from users where email = ?)",
      `editor-${String(scripts)}@example.com`,
    );
    const { page, complaints } = await openPage({ scripts, url: server.url });
    await page.context().addCookies([{ name: "oya_session", value: visitor.sessionToken, url: server.url }]);
    const area = page.getByLabel("Text", { exact: true });
    const text = () => area.inputValue();
    const press = async (name: RegExp) => {
      await page.getByRole("button", { name }).first().focus();
      await page.keyboard.press("Enter");
    };
    const inspect = async (name: string) => {
      if (scripts)
        for (const view of AXE_VIEWS) {
          await showIn(page, view);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(await violations(page)).toEqual([]);
        }
      if (shots)
        for (const view of AXE_VIEWS) {
          await showIn(page, view);
          const path = `${name}-${view.width}-${view.dark ? "dark" : "light"}-${scripts ? "js" : "plain"}.png`;
          await page.screenshot({ path: join(shots, path), fullPage: true });
        }
    };

    await page.goto(`/edit/${id}`);
    await page.getByText("3 lines of yours are not in this resume.").waitFor();

    const countOwn = async () => parseInt(await page.locator("[data-counted]").innerText(), 10);
    const own = await countOwn();
    // What was typed and not saved yet stays when a line goes back.
    await area.fill((await text()).replace("Adaeze", "Adaeze Ngozi"));
    await press(/^Put back: /);
    await page.getByText("2 lines of yours are not in this resume.").waitFor();
    await expect.poll(countOwn).toBe(own + 1);
    expect(await text()).toContain("Adaeze Ngozi");

    // What was opened follows the text, and stays open though its heading changes.
    const proofs = page.locator("[data-findings] .disclosure", { hasText: "what proves each" });
    if (scripts) await proofs.press("Enter");
    if (scripts) await page.getByText("How we judged the form").waitFor();
    const rules = (await proofs.innerText()).split("\n")[0];
    const fit = () => page.locator("[data-findings] .tiles dd").allInnerTexts();
    const shown = await fit();
    await page.getByRole("link", { name: /^Sections and length/ }).press("Enter");
    await press(/^Hide EDUCATION/);
    await page.getByText("EDUCATION, hidden").waitFor();
    if (scripts) {
      await page.getByText("How we judged the form").waitFor();
      expect(await fit()).not.toEqual(shown);
      expect((await proofs.innerText()).split("\n")[0]).not.toBe(rules);
    }
    expect(await text()).toContain("EDUCATION (hidden)");
    const at = async (heading: string) => (await text()).split("\n").findIndex((line) => line === heading);
    expect(await at("SKILLS")).toBeGreaterThan(await at("WORK EXPERIENCE"));
    await press(/^Move up SKILLS/);
    await page.getByText("Moved.").first().waitFor();
    expect(await at("SKILLS")).toBeLessThan(await at("WORK EXPERIENCE"));
    await press(/^Show EDUCATION/);
    await page.getByRole("button", { name: /^Hide EDUCATION/ }).waitFor();
    expect(await text()).not.toContain("(hidden)");
    await press(/^Full/);
    await page.getByText("Undo the last change” takes it back.").first().waitFor();
    expect(await page.getByText("of yours are not in this resume").count()).toBe(0);

    await page
      .getByRole("link", { name: /your text marked$|^Your text with these words marked/ })
      .press("Enter");
    await page.locator("mark").first().waitFor();
    if (!scripts) await page.goBack();
    await inspect("editor-tools");

    await area.fill((await text()).replace("WORK EXPERIENCE\n", ""));
    await press(/^Save Changes/);
    await page.getByText("A heading is missing").waitFor();
    expect(await text()).not.toContain("WORK EXPERIENCE\n");
    await inspect("editor-headings");
    await press(/^Put it back and save/);
    await page.getByText("Saved, with the headings back.").first().waitFor();
    expect(await text()).toContain("WORK EXPERIENCE\n");
    expect(complaints).toEqual([]);
  },
);
