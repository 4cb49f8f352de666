import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtDemo } from "../built-demo";
import { storeRunningGeneration } from "../factories/server-applications";
import { isAt, listPageAddresses } from "../addresses";
import { startServer, registerPerson, type TestServer } from "../test-server";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { storeWebhook } from "../factories/webhooks";
import { fillAnalytics } from "../factories/analytics";
import { OTHER_PAGES } from "./other-pages";
import { closePages, openPage, overflow, showIn, VIEWS, viewsInTurn, violations } from "./browser";

// Set SHOTS to a folder to look at every page afterwards, and FC_RUNS=10 for all four windows.
const shots = process.env.SHOTS;

let house: TestServer;
let session = "";
let staff = "";
let payingSession = "";
const pages: Record<string, string> = {
  landing: "/",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  developers: "/developers",
  "developers-area": "/developers/documents",
  login: "/login",
  register: "/register",
  "verify-sent": "/verify-email?sent=1&email=ada%40demo.example",
  verify: "/verify-email?token=abc&email=ada%40demo.example",
  verified: "/verify-email?done=1",
  "login-otp": "/login?tab=otp",
  "login-link": "/login?tab=magic-link",
  "login-error": "/login?auth=error&message=Network+error+during+authentication",
  forgot: "/forgot-password",
  "reset-invalid": "/reset-password",
  "reset-done": "/reset-password?done=1",
  "magic-invalid": "/magic-link",
  "magic-error": "/magic-link-error",
  callback: "/auth/callback?code=a&state=b",
  "callback-error": "/auth/callback?error=access_denied",
  "unsubscribe-unknown": "/unsubscribe?token=abc",
  "confirm-email": "/confirm-email?token=abc",
  guard: "/dashboard",
  "not-found": "/no-such-page",
  offline: "/offline",
  outbox: "/dev/outbox",
  components: "/dev/ui",
  "delete-account-confirm": "/delete-account/confirm?token=abc",
  "delete-account-closed": "/delete-account/closed",
};

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oya-pages-"));
  execFileSync(process.execPath, [builtDemo(), "--users", "150", "--seed", "pages", "--files", "2"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" },
  });
  house = await startServer({ DATA_DIR: dataDir });
  const visitor = await house.visitor().signInAsDemo();
  session = visitor.sessionToken;
  staff = (await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!")).sessionToken;
  fillConsole(house);
  fillAnalytics(house);
  const made = await makeDocuments(house, visitor, generationForm({ file: await makeResumeDocx() }));
  const [user] = house.query<{ id: string }>("select id from users where email = 'ada@demo.example'");
  const stages = JSON.stringify([
    { stage: "resume", startedAt: 1, endedAt: 401 },
    { stage: "advert", startedAt: 401, endedAt: 420 },
    { stage: "match", startedAt: 420 },
  ]);
  storeRunningGeneration(house, user?.id ?? "", { id: "running", stages });
  storeWebhook(house, user?.id ?? "");
  const paying = await registerPerson(house, "paying@example.com");
  payingSession = paying.sessionToken;
  givePlans(
    house.query<{ id: string }>("select id from users where email = 'paying@example.com'")[0]?.id ?? "",
  );
  Object.assign(pages, deskPages(house));
  Object.assign(pages, {
    "paying-subscription": "/subscription",
    "paying-returned": "/subscription?status=success&reference=CG-WAITING",
    "paying-failed": "/subscription?status=error&reference=CG-FAILED",
    "paying-cancel": "/subscription/cancel",
    "paying-checkout": "/payment/jjc",
    "app-checkout": "/payment/agba",
    "app-dashboard": "/dashboard",
    "app-generate": "/generate",
    "app-running": "/applications/running",
    "app-result": `/generate/${made.jobId}`,
    "app-part-send": `/applications/${made.applicationId}/more/send`,
    "app-part-fit": `/applications/${made.applicationId}/more/fit`,
    "app-document-fit": `/edit/${made.resume.id}/more/fit`,
    "app-document-words": `/edit/${made.resume.id}/more/words`,
    "app-share": "/share",
    "app-documents": "/documents",
    "app-documents-filtered": "/documents?type=resume",
    "app-edit-letter": `/edit/${made.coverLetter.id}`,
    "app-edit-resume": `/edit/${made.resume.id}`,
    "app-career": "/career",
    "app-career-import": "/career/import",
    "app-career-questions": "/career/questions",
    "app-career-entry": "/career/work/0",
    "app-profile": "/profile",
    "app-profile-edit": "/profile?edit=1",
    "app-photo": "/profile/photo",
    "app-settings": "/settings",
    "app-sessions": "/sessions",
    "app-api-keys": "/api-keys",
    "app-webhooks": "/webhooks",
    "app-webhook": "/webhooks/hook",
    "app-change-password": "/change-password",
    "app-wordings": `/edit/${made.coverLetter.id}/wordings`,
    "app-versions": `/edit/${made.coverLetter.id}/versions`,
    "app-delete": `/documents/${made.resume.id}/delete`,
    "app-subscription": "/subscription",
    "app-export": "/export",
    "app-delete-account": "/delete-account",
    "app-delete-account-sent": "/delete-account?sent=1",
    "app-support": "/support",
    "app-not-found": "/edit/none",
    "app-access-denied": "/admin",
    "staff-llm": "/admin",
    "staff-provider": "/admin/llm-providers/openai",
    "staff-remove-key": "/admin/llm-providers/openai/remove-key",
    "staff-settings": "/admin/settings",
    "staff-judge": "/admin/judge",
    "staff-prompts": "/admin/prompts",
    "staff-prompts-edit": "/admin/prompts?edit=cover_letter",
    "staff-analytics": "/admin/analytics",
    "staff-analytics-users": "/admin/analytics/users",
    "staff-analytics-subscribers": "/admin/analytics/subscribers",
    "staff-analytics-documents": "/admin/analytics/documents",
    "staff-analytics-revenue": "/admin/analytics/revenue?months=6",
    "staff-analytics-plans": "/admin/analytics/plans",
    "staff-analytics-activity": "/admin/analytics/activity",
    "staff-monitoring": "/admin/monitoring",
    "staff-monitoring-empty": "/admin/monitoring?provider=nobody",
  });
});
afterAll(async () => {
  await closePages();
  await house.stop();
});

const names = [
  "landing",
  "privacy",
  "terms",
  "developers",
  "developers-area",
  "login",
  "register",
  "verify-sent",
  "verify",
  "verified",
  "login-otp",
  "login-link",
  "login-error",
  "forgot",
  "reset-invalid",
  "reset-done",
  "magic-invalid",
  "magic-error",
  "callback",
  "callback-error",
  "unsubscribe-unknown",
  "confirm-email",
  "guard",
  "not-found",
  "offline",
  "outbox",
  "app-dashboard",
  "app-generate",
  "app-running",
  "app-result",
  "app-part-send",
  "app-part-fit",
  "app-document-fit",
  "app-document-words",
  "app-share",
  "app-documents",
  "app-documents-filtered",
  "app-edit-letter",
  "app-edit-resume",
  "app-career",
  "app-career-import",
  "app-career-questions",
  "app-career-entry",
  "app-profile",
  "app-profile-edit",
  "app-photo",
  "app-settings",
  "app-sessions",
  "app-api-keys",
  "app-webhooks",
  "app-webhook",
  "app-change-password",
  "app-wordings",
  "app-versions",
  "app-delete",
  "app-subscription",
  "app-export",
  "app-delete-account",
  "app-delete-account-sent",
  "delete-account-confirm",
  "delete-account-closed",
  "app-not-found",
  "app-access-denied",
  "staff-llm",
  "staff-provider",
  "staff-remove-key",
  "staff-settings",
  "staff-judge",
  "staff-prompts",
  "staff-prompts-edit",
  "staff-users",
  "staff-users-found",
  "staff-person",
  "staff-person-delete",
  "staff-person-documents",
  "staff-audit",
  "staff-alerts",
  "staff-payments",
  "staff-payment",
  "staff-payment-mismatch",
  "staff-refund",
  "staff-apply",
  "staff-receipts",
  "staff-person-credits",
  "staff-person-role",
  "staff-plans",
  "staff-plan",
  "staff-codes",
  "staff-balances",
  "staff-institutions",
  "staff-institution",
  "staff-digest",
  "staff-announcements",
  "staff-announcement",
  "staff-support",
  "staff-thread",
  "staff-analytics",
  "staff-analytics-users",
  "staff-analytics-subscribers",
  "staff-analytics-documents",
  "staff-analytics-revenue",
  "staff-analytics-plans",
  "staff-analytics-activity",
  "staff-monitoring",
  "staff-monitoring-empty",
  "app-support",
  "app-checkout",
  "paying-subscription",
  "paying-returned",
  "paying-failed",
  "paying-cancel",
  "paying-checkout",
  "components",
];

const inTurn = names.map((name, n) => ({ name, views: viewsInTurn(n) }));

test("axe visits every page of the product", () => {
  expect(names.toSorted()).toEqual(Object.keys(pages).toSorted());
  const visited = (address: string) =>
    OTHER_PAGES.some((one) => one === address) || Object.values(pages).some((path) => isAt(path, address));
  expect(
    listPageAddresses().filter((address) => !visited(address)),
    "add it to tests/journeys/other-pages.ts, or to the pages above",
  ).toEqual([]);
  expect(OTHER_PAGES.filter((address) => !listPageAddresses().includes(address))).toEqual([]);
});

test("each window has its turn", () => {
  const seen = inTurn.flatMap(({ views }) => views.filter(({ isForAxe }) => isForAxe));
  for (const view of VIEWS)
    expect(seen.filter((one) => one.view === view).length).toBeGreaterThan(names.length / 5);
  for (const { views } of inTurn) {
    expect(new Set(views.map(({ view }) => view.width)).size).toBe(2);
    expect(new Set(views.map(({ view }) => view.dark)).size).toBe(2);
  }
});

test.each(inTurn)(
  "$name fits a phone and a desktop, light and dark, and axe finds nothing",
  async ({ name, views }) => {
    const { page, complaints } = await windowFor(name);
    // The page before may be about to move by itself, which would end the next visit.
    await page.goto("about:blank");
    complaints.length = 0;
    await page.unroute("**/*");
    await page.goto(pages[name] ?? "", { waitUntil: "load" });
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.abort("aborted") : route.continue(),
    ); // a timed move would take axe away
    // The timed moves are the specification's, each with a link to go at once.
    const without = MOVING.includes(name) ? ["meta-refresh"] : [];
    for (const { view, isForAxe } of views) {
      await showIn(page, view);
      expect([view, await overflow(page)]).toEqual([view, 0]);
      if (isForAxe) expect([view, await violations(page, { without })]).toEqual([view, []]);
      if (shots) await shoot(page, `${name}.${view.dark ? "dark" : "light"}.${view.width}`);
    }
    expect(complaints).toEqual([]);
    // The next page begins with an empty storage, as in a new browser.
    await page.evaluate("localStorage.clear(); sessionStorage.clear();");
  },
);

const MOVING = ["guard", "verified", "reset-done", "magic-error", "paying-returned"];

type Window = Awaited<ReturnType<typeof openPage>>;
const windows = new Map<string, Promise<Window>>();

/** One window for the pages of each kind of person, because a new browser profile costs more than the page and axe. */
function windowFor(name: string): Promise<Window> {
  const sessions: Record<string, string> = { app: session, paying: payingSession, staff };
  const kind = name.split("-")[0] ?? "";
  const who = kind in sessions ? kind : "visitor";
  const open = async () => {
    const opened = await openPage({ scripts: true, url: house.url, isWithoutWorker: true });
    const value = sessions[who];
    if (value) await opened.page.context().addCookies([{ name: "oya_session", value, url: house.url }]);
    return opened;
  };
  const window = windows.get(who) ?? open();
  windows.set(who, window);
  return window;
}

test.each([
  ["app-result", "fit", "H3 Rules"],
  ["app-result", "send", "H3 How to apply"],
  ["app-edit-resume", "words", "H3 Adaeze Okafor"],
])(
  "%s opens %s in the place of its link, with headings below those of its section",
  async (name, part, first) => {
    const { page } = await openPage({ scripts: true, url: house.url, isWithoutWorker: true });
    await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }]);
    await page.goto(pages[name] ?? "", { waitUntil: "load" });
    await page.locator(`a.disclosure[href*="/more/${part}"]`).click();
    const headings = page.locator("[data-part]").locator("h1, h2, h3, h4");
    await headings.first().waitFor();
    const found = await headings.evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent}`));
    expect(found[0]).toBe(first);
    expect(found.filter((one) => /^H[12]/.test(one))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  },
);

test("the start page is laid out to its end, so that a long picture of it is whole, and an address within it leads there", async () => {
  const { page } = await openPage({ scripts: false, url: house.url });
  const isLaidOut = (id: string) =>
    page
      .locator(id)
      .evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto("/");
  for (const part of ["#features", "#how-it-works", "#pricing", "#questions"])
    expect([part, await isLaidOut(part)]).toEqual([part, true]);
  await page.goto("/#questions");
  const heading = page.getByRole("heading", { name: "Questions" });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  const summary = page.locator("#questions summary").first();
  await summary.press("Enter");
  await page.locator("#questions details[open]").waitFor();
  await page.context().close();
});

test("an address within the page for developers opens what it names, without scripts, and closes the rest", async () => {
  const { page } = await openPage({ scripts: false, url: house.url });
  const open = () =>
    page.locator("details[open]").evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent));
  for (const [path, expected] of [
    ["", ["Your first call"]],
    ["#webhooks", ["Webhooks"]],
    ["/version-1", []],
    [
      "/documents#get-api-documents-id-versions",
      [expect.stringMatching(/^GET \/api\/documents\/\{id\}\/versions/)],
    ],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${house.url}/developers${path}`);
    expect([path, await open()]).toEqual([path, expected]);
  }
  await page.context().close();
});

test("the console's tabs stand in one row of a phone, and the one that is open is seen", async () => {
  const { page } = await openPage({ scripts: false, url: house.url });
  await page.context().addCookies([{ name: "oya_session", value: staff, url: house.url }]);
  await page.goto("/admin/settings");
  const tabs = page.locator(".tabs").first();
  const current = tabs.locator("[aria-current]");
  const [row, tab] = [await tabs.boundingBox(), await current.boundingBox()];
  expect(row?.height).toBeLessThan(60);
  expect(await current.textContent()).toBe("Settings");
  expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.context().close();
});

test("the form that came back with errors lists them, links to them and passes axe", async () => {
  const { page } = await openPage({ scripts: false, url: house.url });
  await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }]);
  await page.goto("/generate");
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByLabel("Job title").fill(" ");
  await page.getByLabel("Company", { exact: true }).fill(" ");
  await page.getByRole("button", { name: /^Make/ }).click();
  await page.getByRole("alert").waitFor();
  expect(
    await page.getByRole("link", { name: "We filled this in from the advert." }).getAttribute("href"),
  ).toBe("#generate-jobTitle");
  expect(await page.getByLabel("Job description").inputValue()).toContain("Harmattan");
  expect(await page.getByLabel("Job title").getAttribute("aria-invalid")).toBe("true");
  if (shots) await shoot(page, "app-generate-errors.light.360");
  await page.context().close();
});

/** Pages about invented people: somebody who paid and wrote to support, money that does not fit, and somebody who waits for an answer. */
function deskPages({ query, execute }: TestServer): Record<string, string> {
  const first = (sql: string) => query<{ id: string }>(sql)[0]?.id ?? "";
  const [unpaid, waiting] = [
    first("select reference as id from payments where status = 'expired' limit 1"),
    first("select id from conversations order by updated_at desc limit 1"),
  ];
  execute(
    "update payments set status = 'mismatch', failure_text = '₦9,000 instead of ₦10,000', received_kobo = 900000, received_currency = 'NGN', paid_at = created_at where reference = ?",
    unpaid,
  );
  execute(
    "insert into alerts (id, created_at, last_seen_at, kind, subject, area, severity, headline, detail, path) values ('disk', ?, ?, 'disk', '', 'system', 'grave', 'The disk is nearly full', '150 of 10240 MB free, 200 needed', '/admin/alerts'), ('stuck', ?, ?, 'jobs_stuck', 'mail.send', 'system', 'grave', 'Mails are stuck', '3, the oldest for 25 min', '/admin/monitoring')",
    Date.now(),
    Date.now(),
    Date.now(),
    Date.now(),
  );
  execute(
    "insert into payment_alerts (id, created_at, kind, payment_id, reference, note, amount_kobo, currency, due_at) select 'alert', ?, 'mismatch', id, reference, '₦9,000 instead of ₦10,000', 900000, 'NGN', ? from payments where reference = ?",
    Date.now(),
    Date.now() + 57_600_000,
    unpaid,
  );
  execute(
    "insert into institutions (id, created_at, name, address, email) values ('camp', ?, 'NYSC Camp Iseyin', 'Iseyin, Oyo State', 'desk@camp.example')",
    Date.now(),
  );
  execute(
    "insert into institution_invoices (id, created_at, institution_id, number, offer, offer_version_id, seats, seat_kobo, amount_kobo, vat_kobo, due_at) select 'invoice', ?, 'camp', 'INV-2026-0001', offer, id, 12, price_kobo, 12 * price_kobo, 0, ? from offer_versions where offer = 'pack_4' limit 1",
    Date.now(),
    Date.now() + 2_592_000_000,
  );
  execute(
    "insert into promo_codes (id, created_at, code, percent_off, reason, offers, starts_at) values ('code', ?, 'CAMP20', 20, 'NYSC camp in Iseyin', '[]', ?)",
    Date.now(),
    Date.now(),
  );
  execute(
    "insert into announcements (id, created_at, kind, subject, body, audience) values ('news', ?, 'news', 'Camp is open: your first application in ten minutes', 'Bring your call-up letter and one advert.\n\nSee you there.', '{\"hasPaid\":false}')",
    Date.now(),
  );
  execute(
    "update conversations set status = 'open', waiting_since = ?, updated_at = ? where id = ?",
    Date.now() - 7_200_000,
    Date.now() - 7_200_000,
    waiting,
  );
  const person = first(
    "select user_id as id from payments where status = 'applied' and user_id not in (select user_id from conversations) limit 1",
  );
  execute("update conversations set user_id = ? where id = ?", person, waiting);
  execute(
    "update support_messages set author_id = ? where conversation_id = ? and sender = 'user'",
    person,
    waiting,
  );
  const reference = first(
    `select reference as id from payments where status = 'applied' and user_id = '${person}' order by created_at limit 1`,
  );
  execute(
    "insert into refunds (id, created_at, updated_at, payment_id, amount_kobo, status, reason, ends_access) select 'refund', ?, ?, id, 250000, 'needs-attention', 'asked within 7 days, nothing used', 0 from payments where reference = ?",
    Date.now(),
    Date.now(),
    reference,
  );
  expect([unpaid, waiting, person, reference].filter((id) => id === "")).toEqual([]);
  return {
    "staff-users": "/admin/users",
    "staff-users-found": "/admin/users?search=example&plan=jjc",
    "staff-person": `/admin/users/${person}`,
    "staff-person-delete": `/admin/users/${person}/delete`,
    "staff-person-documents": `/admin/users/${person}/documents`,
    "staff-audit": "/admin/audit",
    "staff-alerts": "/admin/alerts",
    "staff-payments": "/admin/payments",
    "staff-payment": `/admin/payments/${reference}`,
    "staff-payment-mismatch": `/admin/payments/${unpaid}`,
    "staff-refund": `/admin/payments/${reference}/refund`,
    "staff-apply": `/admin/payments/${unpaid}/apply`,
    "staff-person-credits": `/admin/users/${person}/credits`,
    "staff-person-role": `/admin/users/${person}/role`,
    "staff-receipts": "/admin/receipts",
    "staff-plans": "/admin/plans",
    "staff-plan": "/admin/plans/pack_4",
    "staff-codes": "/admin/codes",
    "staff-balances": "/admin/balances",
    "staff-institutions": "/admin/institutions",
    "staff-institution": "/admin/institutions/camp",
    "staff-digest": "/admin/digest",
    "staff-announcements": "/admin/announcements",
    "staff-announcement": "/admin/announcements/news",
    "staff-support": "/admin/support",
    "staff-thread": `/admin/support/${waiting}`,
  };
}

/** Something on every part of the console: an active provider, one that fails, a model that ends, calls, checks, prompts and acts. */
function fillConsole({ execute }: TestServer) {
  const now = Date.now();
  const hour = 3_600_000;
  execute(
    "update ai_providers set key_cipher = 'v1:x', key_last4 = 'c1d2', model = 'gpt-6-luna', is_active = 1, mechanism = 'Clauses', terms = '30 days', agreement_url = 'https://openai.com/policies', checked_at = ?, last_test = ? where slug = 'openai'",
    now,
    JSON.stringify({ at: now, ok: true, step: "answer", message: "Connected. gpt-6-luna answers." }),
  );
  execute(
    "update ai_providers set key_cipher = 'v1:x', key_last4 = '9KdP', model = 'gemini-2.5-flash', last_test = ? where slug = 'gemini'",
    JSON.stringify({
      at: now,
      ok: false,
      step: "key",
      message: "Google AI (Gemini) does not know this key.",
    }),
  );
  execute(
    "insert into ai_breakers (key, updated_at, provider, model, state, reason, opens, retry_at) values ('k', ?, 'openai', 'gpt-6-luna', 'open', 'rate_limited', 1, ?)",
    now,
    now + hour,
  );
  for (let n = 0; n < 60; n += 1) {
    const isFailed = n % 12 === 0;
    execute(
      "insert into ai_calls (id, created_at, purpose, document_type, provider, model, prompt_version, status, error_code, finish_reason, input_tokens, output_tokens, cost_micro_usd, first_token_ms, ms, next_provider) values (?, ?, 'write', 'cover_letter', 'openai', 'gpt-6-luna', 2, ?, ?, 'stop', 4000, 300, 550, 700, ?, ?)",
      `call-${n}`,
      now - (n % 3) * hour,
      isFailed ? "failed" : "ok",
      isFailed ? "overloaded" : null,
      3000 + n * 90,
      isFailed ? "builtin" : null,
    );
    execute(
      "insert into fact_checks (id, created_at, document_type, provider, prompt_version, passed, repaired, reverted, codes, score_before, score_after) values (?, ?, 'cover_letter', 'openai', 2, 12, 1, 1, '{\"number_moved\":1}', 48, 69)",
      `check-${n}`,
      now - (n % 3) * hour,
    );
  }
  for (const version of [1, 2])
    execute(
      "insert into ai_prompts (id, created_at, type, version, system_prompt, is_active) values (?, ?, 'cover_letter', ?, 'Short and plain, in {{language}}.', ?)",
      `prompt-${version}`,
      now,
      version,
      Number(version === 2),
    );
  execute(
    "insert into audit_log (id, created_at, actor_id, action, subject, before, after, address) select 'act', ?, id, 'provider.saved', 'provider:openai', ?, ?, '102.89.4.7' from users where role = 'admin'",
    now,
    '{"model":"gpt-4o"}',
    '{"model":"gpt-6-luna"}',
  );
}

// Somebody who has Agba with JJC behind it, a payment that waits and one that failed.
function givePlans(userId: string) {
  const now = Date.now();
  const rows = [
    ["applied", "agba", 2_000_000, "CG-7Q4MZ0C9XK2TB8VHWN3E"],
    ["applied", "jjc", 1_000_000, "CG-5RJ1D6YAP0GZ4MX7KS2C"],
    ["pending", "agba", 2_000_000, "CG-WAITING"],
    ["failed", "agba", 2_000_000, "CG-FAILED"],
  ];
  for (const [n, [status, plan, amount, reference]] of rows.entries()) {
    const at = now - (rows.length - n) * 3_600_000;
    const why = status === "failed" ? "Insufficient funds" : null;
    house.execute(
      "insert into payments (id, created_at, user_id, payer_pseudonym, offer, offer_version_id, kind, reference, amount_kobo, mode, status, paid_at, failure_text) values (?, ?, ?, 'p', ?, ?, 'new', ?, ?, 'test', ?, ?, ?)",
      reference,
      at,
      userId,
      plan,
      `${plan}-1`,
      reference,
      amount,
      status,
      status === "applied" ? at : null,
      why,
    );
    if (status !== "applied") continue;
    house.execute(
      "insert into receipts (number, created_at, kind, year, sequence, payment_id, cause, amount_kobo, currency, sold, seller) values (?, ?, 'receipt', 2020, ?, ?, ?, ?, 'NGN', ?, '{}')",
      `R-2020-00000${n + 1}`,
      at,
      n + 1,
      reference,
      `payment:${reference}`,
      amount,
      plan,
    );
    const [letters, resumes] = plan === "agba" ? [25, 15] : [8, 5];
    house.execute(
      "insert into billing_events (id, at, user_id, type, payment_id, plan, offer_name, cover_letters, resumes, started_at, paid_at, key) values (?, ?, ?, 'payment_applied', ?, ?, ?, ?, ?, ?, ?, ?)",
      reference,
      at,
      userId,
      reference,
      plan,
      plan === "agba" ? "Agba (Business Class)" : "JJC (Economy)",
      letters,
      resumes,
      at,
      at,
      `payment_applied:${reference}`,
    );
  }
}

async function shoot(page: Window["page"], name: string) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}
