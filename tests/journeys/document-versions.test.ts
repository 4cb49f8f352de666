import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { shareServer, type SharedServer } from "../pooled-server";

import { AXE_VIEWS, closePages, openPage, overflow, scriptsInTurn, showIn, violations } from "./browser";

const shots = process.env.SHOTS;
let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(closePages);

test.each(scriptsInTurn(0))(
  "a change is saved, seen word by word, undone and restored by keyboard (scripts: %s)",
  async (scripts) => {
    const visitor = await registerWithResume(server, `versions-${String(scripts)}@example.com`);
    const form = generationForm({ file: await makeResumeDocx() });
    const { id } = (await makeDocuments(server, visitor, form)).coverLetter;
    const { page, complaints } = await openPage({ scripts, url: server.url });
    await page.context().addCookies([{ name: "oya_session", value: visitor.sessionToken, url: server.url }]);
    const text = () => page.getByLabel("Text").inputValue();
    const press = async (role: "button" | "link", name: RegExp) => {
      await page.getByRole(role, { name }).focus();
      await page.keyboard.press("Enter");
    };
    const inspect = async (name: string) => {
      if (!scripts) return;
      for (const view of AXE_VIEWS) {
        await showIn(page, view);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
        if (shots)
          await page.screenshot({
            path: join(shots, `${name}-${view.width}-${view.dark ? "dark" : "light"}.png`),
            fullPage: true,
          });
      }
    };

    await page.goto(`/edit/${id}`);
    expect(await page.getByRole("button", { name: "Undo the last change" }).count()).toBe(0);
    const first = await text();
    const changed = first.replace("Harmattan Logistics", "Harmattan Haulage and Logistics");
    expect(changed).not.toBe(first);
    await page.getByLabel("Text").fill(changed);
    await press("button", /^Save Changes/);
    // With scripts the page stays, and what leads back comes to it.
    await page.getByRole("button", { name: "Undo the last change" }).waitFor();
    await inspect("editor");

    await press("link", /^Earlier versions/);
    await page.getByRole("heading", { name: "Versions" }).waitFor();
    await inspect("versions");
    await press("link", /^See what changed/);
    await page.getByText("Haulage and", { exact: true }).waitFor();
    await inspect("changes");
    await press("button", /^Restore version/);
    await page.getByLabel("Text").waitFor();
    expect(await text()).toBe(first);

    await press("button", /^Undo the last change/);
    await page.getByText("Version 2 is back.").first().waitFor();
    expect(await text()).toBe(changed);

    await press("link", /^Delete/);
    await page.getByRole("heading", { name: "Delete this document?" }).waitFor();
    await page.goto(`/edit/${id}`);
    await press("link", /The application/);
    await page.waitForURL(/\/applications\//);
    expect(complaints).toEqual([]);
  },
);
