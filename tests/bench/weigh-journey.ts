import type { Browser, CDPSession } from "playwright";
import { ADVERT } from "../factories/generation-input";
import type { AiDouble } from "../doubles/ai";
import { verificationToken, type TestServer } from "../test-server";

/** What one way through the site took over the wire, without the files that were made. */
export type JourneyWeight = { bytes: number; pages: number; requests: number; seconds: number };

const PASSWORD = "Correct-Horse-7-Battery";
/** So long the provider writes at least. */
export const PROVIDER_SECONDS = 40;

/**
 * A newcomer without scripts on a phone: from the landing page over registration, mail and welcome to a page with both papers, while a provider
 * writes for 40 seconds. The page moves on by itself until its version is there.
 */
export async function weighNewcomer(
  browser: Browser,
  server: TestServer,
  { double, resume, email }: { double: AiDouble; resume: Uint8Array; email: string },
): Promise<JourneyWeight> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    baseURL: server.url,
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  const weight = count(await context.newCDPSession(page));
  await page.goto("/");
  await page.getByRole("link", { name: "Start Your Free Trial" }).click();
  await page.getByLabel("Full name").fill("Ngozi Eze");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
  const token = await verificationToken(server, email);
  await page.goto(`/verify-email?token=${token}&email=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await page.getByRole("link", { name: "Continue to Login" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator("#welcome").getByRole("button", { name: "Finish Setup" }).click();
  await page.getByRole("link", { name: "Generate Document" }).click();
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByLabel("Job title").fill("Accountant");
  await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
  const file = { name: "cv.docx", mimeType: "application/octet-stream", buffer: Buffer.from(resume) };
  await page.getByLabel("Resume file").setInputFiles(file);
  await page.locator("[name=aiConsent]").check();
  await page.getByRole("button", { name: /^Make/ }).click();
  await page.getByRole("heading", { name: "Is this right?" }).waitFor();
  const asked = double.requests.length;
  await page.getByRole("button", { name: "Looks right, make my documents" }).click();
  await page.getByText("You can use these now").waitFor();
  await page.getByText("Your documents are ready. Read").waitFor();
  await page.getByText("You can use these now").waitFor({ state: "detached" });
  const [made] = server.query<{ seconds: number }>(
    "select (finished_at - started_at) / 1000.0 as seconds from generations",
  );
  const seconds = made?.seconds ?? 0;
  if (double.requests.length === asked) throw new Error("no provider was asked");
  if (seconds < PROVIDER_SECONDS) throw new Error(`the provider wrote for ${seconds.toFixed(1)} s only`);
  await context.close();
  return { ...weight(), seconds };
}

function count(session: CDPSession): () => Omit<JourneyWeight, "seconds"> {
  const sum = { bytes: 0, pages: 0, requests: 0 };
  const kinds = new Map<string, string>();
  session.on("Network.requestWillBeSent", ({ redirectResponse }) => {
    // What a redirect weighed is told with the request that follows it.
    if (redirectResponse) sum.bytes += redirectResponse.encodedDataLength;
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.url.startsWith("data:")) return;
    kinds.set(requestId, type);
    sum.requests += 1;
    if (type === "Document") sum.pages += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.has(requestId)) sum.bytes += encodedDataLength;
  });
  void session.send("Network.enable");
  return () => sum;
}
