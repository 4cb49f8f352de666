import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAt } from "../addresses";
import { generationForm } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { registerWithResume } from "../factories/read-resume";
import { addPerson, PASSWORD, switchOnTwoStep } from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";
import { closePages, openPage, overflow, showIn, viewsInTurn, violations } from "./browser";
import { OTHER_PAGES } from "./other-pages";

type Address = (typeof OTHER_PAGES)[number];
type Who = "visitor" | "person" | "guarded" | "staff";

let house: SharedServer;
const sessions = new Map<Who, string>();
const paths = new Map<Address, string>();

beforeAll(async () => {
  house = await shareServer();
  const person = await registerWithResume(house, "pages@example.com");
  sessions.set("person", person.sessionToken);
  await fillApplication(person);
  await fillMoney(person);
  await fillConsole();
  const guarded = await house.visitor().signIn(addPerson(house, "guarded@example.com"), PASSWORD);
  await switchOnTwoStep(guarded);
  sessions.set("guarded", guarded.sessionToken);
  const userId = idOf("guarded@example.com");
  house.execute(
    "insert into passkeys (id, created_at, user_id, credential_id, public_key, counter, transports, name) values ('passkey', 1, ?, 'x', x'00', 0, '[]', 'Phone')",
    userId,
  );
  paths.set("/two-step/passkeys/:id/remove", "/two-step/passkeys/passkey/remove");
});
afterAll(closePages);

const idOf = (email: string) =>
  house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
const first = (sql: string, ...values: unknown[]) => house.query<{ id: string }>(sql, ...values)[0]?.id ?? "";

/** An application that was sent, with a letter that has an older version and an open question. */
async function fillApplication(person: Visitor) {
  const { applicationId, coverLetter, resume, jobId } = await makeDocuments(
    house,
    person,
    generationForm({ resume: true }),
  );
  await person.send(`/api/documents/${coverLetter.id}`, {
    method: "PUT",
    body: JSON.stringify({ content: `${coverLetter.content}\n\nI can start at once.` }),
    headers: { origin: house.url, "content-type": "application/json" },
  });
  await person.post(`/applications/${applicationId}/state`, { state: "sent" });
  house.execute(
    "insert or ignore into letter_questions (id, created_at, generation_id, document_id, topic, request, place) values ('question', 1, ?, ?, 'notice', 'State your notice period', 'letter')",
    jobId,
    coverLetter.id,
  );
  const userId = idOf("pages@example.com");
  for (const address of OTHER_PAGES) {
    const id = address.includes("changed") || address.includes("sections") ? resume.id : coverLetter.id;
    if (address.startsWith("/applications/")) paths.set(address, address.replace(":id", applicationId));
    if (address.startsWith("/edit/")) paths.set(address, address.replace(":id", id).replace(":version", "1"));
    if (address.startsWith("/questions/")) paths.set(address, address.replace(":id", id));
  }
  const source = first("select id from profile_sources where user_id = ?", userId);
  paths.set("/career/sources/:id", `/career/sources/${source}`);
}

/** An invitation, a link by which others pay, a payment that waits, and an institution. */
async function fillMoney(person: Visitor) {
  const userId = idOf("pages@example.com");
  await person.post("/invite", {});
  paths.set(
    "/invite/:code",
    `/invite/${first("select code as id from referral_codes where user_id = ?", userId)}`,
  );
  await person.post("/pay-requests", { offer: "jjc" });
  const [, link] = /(\/pay-for\/[\w.-]+)/.exec(await (await person.get("/pay-requests")).text()) ?? [];
  paths.set("/pay-for/:token", link ?? "");
  const reference = "CG-WA1T1NG0000000000000";
  house.execute(
    "insert into payments (id, created_at, user_id, payer_pseudonym, offer, offer_version_id, kind, reference, amount_kobo, mode, status) values ('waiting', ?, ?, 'p', 'jjc', 'jjc-1', 'new', ?, 1000000, 'test', 'pending')",
    ...[Date.now(), userId, reference],
  );
  paths.set("/payment/return", `/payment/return?reference=${reference}`);
  paths.set("/payment/:planId/transfer", "/payment/jjc/transfer");
  paths.set("/payment/:planId/ussd", "/payment/jjc/ussd");
  house.execute(
    "insert into institutions (id, created_at, name, address, email) values ('camp', 1, 'NYSC Camp Iseyin', 'Iseyin', 'desk@camp.example')",
  );
  house.execute(
    "insert into institution_members (id, created_at, institution_id, user_id, role) values ('member', 1, 'camp', ?, 'owner')",
    userId,
  );
  paths.set("/institution/:id", "/institution/camp");
  paths.set("/institution/:id/members", "/institution/camp/members");
}

/** Documents that staff may read, and a complaint. */
async function fillConsole() {
  const staff = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  sessions.set("staff", staff.sessionToken);
  const opened = await staff.post(`/admin/users/${idOf("pages@example.com")}/documents`, {
    reason: "They asked us to look at their letter.",
  });
  paths.set("/admin/users/:id/documents/:opening", opened.headers.get("location") ?? "");
  house.execute(
    "insert into complaints (id, created_at, user_id, reference, key, email, category, body) values ('complaint', ?, ?, 'C-1', 'k', 'pages@example.com', 'use', 'Please delete my old address.')",
    ...[Date.now(), idOf("pages@example.com")],
  );
  paths.set("/admin/complaints/:id", "/admin/complaints/complaint");
}

/** Who sees an address. */
function readerOf(address: Address): Who {
  if (address.startsWith("/admin")) return "staff";
  if (address.startsWith("/two-step")) return "guarded";
  return /^\/(login|invite\/|pay-for)/.test(address) ? "visitor" : "person";
}

const windows = new Map<Who, ReturnType<typeof openPage>>();

async function windowOf(who: Who) {
  const known = windows.get(who);
  const opened = await (known ?? openPage({ scripts: true, url: house.url, isWithoutWorker: true }));
  windows.set(who, Promise.resolve(opened));
  const value = sessions.get(who);
  if (value) await opened.page.context().addCookies([{ name: "oya_session", value, url: house.url }]);
  return opened;
}

/** The second step is there only after the first. */
async function open(page: Page, address: Address) {
  if (address !== "/login/second-step") {
    // A page that posts by itself stays.
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.abort("aborted") : route.continue(),
    );
    await page.goto(paths.get(address) ?? address, { waitUntil: "commit" });
    return page.locator("main h1").waitFor();
  }
  await page.goto("/login");
  await page.getByLabel("Email").fill("guarded@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  return page.waitForURL(/second-step/);
}

// The timed moves are the specification's, each with a link to go at once.
const MOVING = ["/payment/:planId/transfer", "/payment/:planId/ussd", "/payment/return", "/pay-for/:token"];

test.each(OTHER_PAGES.map((address, n) => ({ address, views: viewsInTurn(n) })))(
  "$address fits a phone and a desktop, and axe finds nothing",
  async ({ address, views }) => {
    const { page, complaints } = await windowOf(readerOf(address));
    await page.goto("about:blank");
    complaints.length = 0;
    await page.unroute("**/*");
    await open(page, address);
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.abort("aborted") : route.continue(),
    ); // a timed move would take axe away
    const { pathname } = new URL(page.url());
    expect([pathname, isAt(pathname, address)]).toEqual([pathname, true]);
    expect([address, await page.locator("main h1").count()]).toEqual([address, 1]);
    expect(await page.locator("main h1").innerText()).not.toMatch(/not found|does not exist|no such/i);
    const without = MOVING.includes(address) ? ["meta-refresh"] : [];
    for (const { view, isForAxe } of views) {
      await showIn(page, view);
      expect([view, await overflow(page)]).toEqual([view, 0]);
      if (isForAxe) expect([view, await violations(page, { without })]).toEqual([view, []]);
    }
    expect(complaints).toEqual([]);
  },
);
