import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, ageProof, passTime, PASSWORD, phoneWith } from "../factories/two-step";
import { startServer, type TestServer } from "../test-server";
import { AXE_VIEWS, closePages, openPage, overflow, scriptsInTurn, showIn, violations } from "./browser";

let server: TestServer;
let url = "";
beforeAll(async () => {
  server = await startServer();
  // Passkeys need a name, and the server must know it as its own.
  url = server.url.replace("127.0.0.1", "localhost");
  await server.stop();
  await server.start({ APP_URL: url });
});
afterAll(async () => {
  await closePages();
  await server.stop("SIGKILL");
});

// axe needs scripts of the page; the HTML is the same without them.
async function expectGoodLooks(page: Page, { scripts = true } = {}) {
  for (const view of AXE_VIEWS) {
    await showIn(page, view);
    if (scripts) expect([page.url(), await violations(page)]).toEqual([page.url(), []]);
    expect([page.url(), await overflow(page)]).toEqual([page.url(), 0]);
  }
}

async function signIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/login");
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await page.goto("/login");
}

/** Playwright finds no text inside noscript. */
async function passkeySentence(page: Page) {
  const sentence = page.locator("noscript p");
  await sentence.waitFor();
  expect(await sentence.innerText()).toContain("A passkey needs JavaScript");
}

/** The device's own passkeys, as Chromium simulates them; it confirms the person by itself. */
async function attachAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.each(scriptsInTurn(0))(
  "a person sets up an app, saves the codes, signs in with it, and confirms an export later (scripts: %s)",
  async (scripts) => {
    const email = addPerson(server, `app-${scripts}@example.com`);
    const { page, complaints } = await openPage({ scripts, url });
    await signIn(page, email);
    await page.goto("/settings");
    await page.getByRole("link", { name: "Two-step sign-in: off" }).click();
    await page.getByRole("heading", { name: "Two-step sign-in" }).waitFor();
    await expectGoodLooks(page, { scripts });
    await page.getByRole("link", { name: "Set up an app" }).click();
    await page.getByRole("button", { name: "I have an app" }).click();
    await page.getByRole("img", { name: /^QR code/ }).waitFor();
    await expectGoodLooks(page, { scripts });
    const phone = phoneWith((await page.locator("code").innerText()).replaceAll(" ", ""));
    await page.getByLabel("Code that the app shows now").fill("12");
    await page.getByRole("button", { name: "Connect the app" }).click();
    await page.getByRole("link", { name: "Enter the 6 digits that your app shows" }).waitFor();
    await page.getByLabel("Code that the app shows now").fill(phone.code());
    await page.getByRole("button", { name: "Connect the app" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    await expectGoodLooks(page, { scripts });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as text" }).click();
    expect((await download).suggestedFilename()).toBe("recovery-codes.txt");

    await signOut(page);
    passTime(server, email);
    await signIn(page, email);
    await page.getByRole("heading", { name: "Second step" }).waitFor();
    await expectGoodLooks(page, { scripts });
    await page.getByLabel("Code from your app").fill(phone.code());
    await page.getByLabel("This is my own device").check();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Login successful!").first().waitFor();
    await page.goto("/two-step");
    await page.getByText("One device does not ask").waitFor();
    await expectGoodLooks(page, { scripts });

    ageProof(server, email);
    passTime(server, email);
    await page.goto("/export");
    await page.getByRole("button", { name: "Download my data" }).click();
    await page.getByRole("heading", { name: "Confirm that it is you" }).waitFor();
    await expectGoodLooks(page, { scripts });
    await page.getByLabel("Code from your app").fill("000 00");
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await page.getByRole("link", { name: /6 digits/ }).waitFor();
    await page.getByLabel("Code from your app").fill(phone.code());
    const data = page.waitForEvent("download");
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    expect((await data).suggestedFilename()).toMatch(/^data-export-.*\.zip$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test("a passkey: made with one tap, signs in alone, is the second step, and confirms a change", async () => {
  const email = addPerson(server, "passkey@example.com");
  const { page, complaints } = await openPage({ scripts: true, url });
  await attachAuthenticator(page);
  await signIn(page, email);
  await page.goto("/two-step");
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByLabel("Name").fill("My Tecno");
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();

  await signOut(page);
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("Login successful!").first().waitFor();

  await signOut(page);
  await signIn(page, email);
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await page.getByText("Login successful!").first().waitFor();

  ageProof(server, email);
  await page.goto("/two-step");
  await page.getByText("My Tecno").first().waitFor();
  await page.getByRole("link", { name: "Make new codes" }).click();
  await page.getByRole("button", { name: "Make new codes" }).click();
  await page.getByRole("heading", { name: "Confirm that it is you" }).waitFor();
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  // The same device has one already, and says so.
  await page.goto("/two-step/passkeys");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByText("This device has a passkey for your account already.").waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("without scripts the pages say that a passkey needs them, and a recovery code does the second step", async () => {
  const email = addPerson(server, "no-scripts@example.com");
  const withScripts = await openPage({ scripts: true, url });
  await attachAuthenticator(withScripts.page);
  await signIn(withScripts.page, email);
  await withScripts.page.goto("/two-step/passkeys");
  await withScripts.page.getByRole("button", { name: "Make a passkey" }).click();
  await withScripts.page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  const code = await withScripts.page.locator("li code").first().innerText();
  await withScripts.page.context().close();

  const { page, complaints } = await openPage({ scripts: false, url });
  await signIn(page, email);
  await passkeySentence(page);
  expect(await page.getByRole("button", { name: "Use your passkey" }).isVisible()).toBe(false);
  await expectGoodLooks(page, { scripts: false });
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("Login successful!").first().waitFor();
  await page.goto("/two-step/passkeys");
  await passkeySentence(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});
