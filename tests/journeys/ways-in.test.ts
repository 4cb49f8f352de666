import { afterAll, beforeAll, expect, test } from "vitest";
import { googleEnvironment, openGoogle, type Google } from "../doubles/google";
import { startServer, until, type TestServer } from "../test-server";
import { closePages, openPage, overflow, scriptsInTurn } from "./browser";

let house: TestServer;
let google: Google;
beforeAll(async () => {
  google = await openGoogle();
  house = await startServer(googleEnvironment(google));
});
afterAll(async () => {
  await closePages();
  await house.stop("SIGKILL");
  await google.close();
});

const PASSWORD = "Fresh-Harmattan-9-Wind";

function person(email: string): string {
  house.execute(
    "insert into users (id, created_at, updated_at, email, first_name, last_name, password_hash, email_verified_at) select ?, created_at, updated_at, ?, 'Ngozi', 'Eze', password_hash, email_verified_at from users where email = 'ada@demo.example'",
    email,
    email,
  );
  return email;
}

async function mailTo(email: string): Promise<string> {
  const all = () =>
    house.query<{ text: string }>(
      "select text from mails where recipient = ? order by created_at desc, rowid desc",
      email,
    );
  await until(() => all().length > 0);
  return all()[0]?.text ?? "";
}

const linkIn = (text: string) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "";

test.each(scriptsInTurn(1))(
  "a person signs in with a code from the mail and comes to the page that was asked for (scripts: %s)",
  async (scripts) => {
    const email = person(`code-${scripts}@example.com`);
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.goto("/documents");
    // On a slow machine the page's own timed move to the same address may come before the click.
    void page
      .getByRole("link", { name: "Go to login now" })
      .click()
      .catch(() => undefined);
    await page.waitForURL("**/login?next=%2Fdocuments");
    await page.getByRole("link", { name: "OTP" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send OTP" }).click();
    await page.getByRole("heading", { name: "Enter the code" }).waitFor();
    expect(await overflow(page).catch(() => 0)).toBe(0);
    await page.getByLabel("Code from the email").fill("000000");
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await page.getByRole("link", { name: /^Invalid OTP/ }).waitFor();
    await page.getByLabel("Code from the email").fill(/\b\d{6}\b/.exec(await mailTo(email))?.[0] ?? "");
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await page.getByText("Login successful!").waitFor();
    expect(new URL(page.url()).pathname).toBe("/documents");
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(0))(
  "a magic link opens by itself only where scripts run in the browser that asked, and elsewhere by a click (scripts: %s)",
  async (scripts) => {
    const email = person(`link-${scripts}@example.com`);
    const asking = await openPage({ scripts, url: house.url });
    await asking.page.goto("/login?tab=magic-link");
    await asking.page.getByLabel("Email").fill(email);
    await asking.page.getByRole("button", { name: "Send Magic Link" }).click();
    await asking.page.getByRole("heading", { name: "Magic link sent!" }).waitFor();
    const link = linkIn(await mailTo(email));

    // Another browser, or a mail scanner that runs scripts: nothing is used up by looking.
    const other = await openPage({ scripts, url: house.url });
    await other.page.goto(link, { waitUntil: "load" });
    await other.page.waitForTimeout(500);
    await other.page.getByRole("button", { name: "Go to Dashboard Now" }).waitFor();

    await asking.page.goto(link);
    if (!scripts) await asking.page.getByRole("button", { name: "Go to Dashboard Now" }).click();
    await asking.page.getByRole("heading", { name: "Welcome, Ngozi" }).waitFor();

    await other.page.getByRole("button", { name: "Go to Dashboard Now" }).click();
    await other.page.getByRole("heading", { name: "Magic Link Invalid" }).waitFor();
    await other.page.getByRole("link", { name: "Request New Magic Link" }).click();
    await other.page.getByLabel("Email").waitFor();
    expect([...asking.complaints, ...other.complaints]).toEqual([]);
    await asking.page.context().close();
    await other.page.context().close();
  },
);

test("a click in another browser signs in there", async () => {
  const email = person("elsewhere@example.com");
  await house.visitor().post("/login", { email, send: "magic-link" });
  const { page } = await openPage({ scripts: true, url: house.url });
  await page.goto(linkIn(await mailTo(email)));
  await page.getByRole("button", { name: "Go to Dashboard Now" }).click();
  await page.getByRole("heading", { name: "Welcome, Ngozi" }).waitFor();
  await page.context().close();
});

test.each(scriptsInTurn(1))(
  "a forgotten password is replaced, and the page moves on to the login (scripts: %s)",
  async (scripts) => {
    const email = person(`forgot-${scripts}@example.com`);
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
    await page.goto(linkIn(await mailTo(email)));
    const password = page.getByLabel("New password", { exact: true });
    await password.fill("short");
    if (scripts) {
      await page.getByText("Password strength: Weak").waitFor();
      await page.getByRole("button", { name: "Show password" }).first().click();
      expect(await password.getAttribute("type")).toBe("text");
    } else {
      expect(await page.getByText("Password strength").isVisible()).toBe(false);
      expect(await page.getByRole("button", { name: /Show/ }).count()).toBe(0);
    }
    await password.fill(PASSWORD);
    if (scripts) await page.getByText("Password strength: Strong").waitFor();
    await page.getByLabel("Confirm new password").fill(PASSWORD);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await page.getByRole("heading", { name: "Password Reset Complete" }).waitFor();
    await page.waitForURL(/\/login/);
    await page.getByText("Password reset successful").waitFor();
    if (scripts) expect(new URL(page.url()).search).toBe("");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome, Ngozi" }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(0))(
  "a person enters with Google and comes to the page that was asked for (scripts: %s)",
  async (scripts) => {
    google.person = {
      sub: `journey-${scripts}`,
      email: `journey-${scripts}@gmail.example`,
      email_verified: true,
      given_name: "Bola",
      family_name: "Ade",
    };
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await page.goto("/login?next=%2Fdocuments");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    if (!scripts) await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Login successful!").waitFor();
    expect(new URL(page.url()).pathname).toBe("/documents");
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Welcome, Bola" }).waitFor();
    expect(complaints.filter((text) => !text.includes(google.url))).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(1))(
  "cancelling at Google leads back with a way to try again (scripts: %s)",
  async (scripts) => {
    google.fault = "cancel";
    const { page } = await openPage({ scripts, url: house.url });
    await page.goto("/login");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByText("Authentication failed: access_denied").waitFor();
    google.fault = undefined;
    await page.getByRole("link", { name: "Try Again" }).click();
    await page.getByLabel("Password", { exact: true }).waitFor();
    await page.context().close();
  },
);
