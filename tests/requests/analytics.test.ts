import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { startServer, type TestServer, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";

let house: TestServer;
let admin: Visitor;
let person: Visitor;

beforeAll(async () => {
  house = await startServer();
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  person = await registerWithResume(house, "counted@example.com");
  await makeDocuments(house, person, generationForm({ file: await makeResumeDocx() }));
});
afterAll(() => house.stop());

const eventsOf = (email: string) =>
  house.query<{ type: string; documentType: string; plan: string }>(
    "select type, document_type as documentType, plan from analytics_events join user_sequence on user_sequence.id = user_sequence_id join users on users.id = user_id where email = ? order by analytics_events.id",
    email,
  );

test("what people do is counted in the transaction of the act, once; staff at work is not", () => {
  expect(
    eventsOf("counted@example.com").map(({ type, documentType, plan }) => [type, documentType, plan]),
  ).toEqual([
    ["registered", "", ""],
    ["session", "", ""],
    ["active", "", ""],
    ["generation", "", "free_trial"],
    ["document", "cover_letter", "free_trial"],
    ["document", "resume", "free_trial"],
  ]);
  expect(eventsOf("admin@demo.example").map(({ type }) => type)).toEqual(["registered"]);
});

test("the pages lead from each card to its figures, say what each counts, and show no figure that there is no data for", async () => {
  const overview = (await (await admin.get("/admin/analytics")).text()).replace(/<!-- -->/g, "");
  for (const panel of ["users", "subscribers", "documents", "revenue", "plans", "activity"]) {
    expect(overview).toContain(`href="/admin/analytics/${panel}"`);
    expect((await admin.get(`/admin/analytics/${panel}`)).status).toBe(200);
  }
  expect(overview).toContain("Updated at");
  const revenue = (await (await admin.get("/admin/analytics/revenue?months=3")).text()).replace(
    /<!-- -->/g,
    "",
  );
  expect(revenue).toMatch(
    /<dt>Customer lifetime value<\/dt><dd class="figure"><span class="small soft">Not enough data yet<\/span>/,
  );
  expect(revenue).toContain("This is not a forecast.");
  expect(revenue).toContain('<a href="/admin/analytics/revenue?months=3" aria-current="page">3 months');
  expect(revenue).toContain("No exchange rate is set");
  expect((await admin.get("/admin/analytics/nothing")).status).toBe(404);
});

test("figures are remembered until somebody refreshes them", async () => {
  const documents = async () =>
    ((await (await admin.get("/api/admin/stats")).json()) as { documentsGenerated: number })
      .documentsGenerated;
  expect(await documents()).toBe(2);
  house.execute(
    "insert into analytics_events (at, user_sequence_id, type, document_type, key) select ?, id, 'document', 'resume', 'document:later' from user_sequence limit 1",
    Date.now(),
  );
  expect(await documents()).toBe(2);
  const refreshed = await admin.get("/admin/analytics/revenue?months=6&refresh=1");
  expect([refreshed.status, refreshed.headers.get("location")]).toEqual([
    303,
    "/admin/analytics/revenue?months=6",
  ]);
  expect(await documents()).toBe(3);
});

test("a table is a CSV file in which nothing runs as a formula", async () => {
  house.execute(
    "insert into analytics_events (at, user_sequence_id, type, value, key) select ?, user_sequence.id, 'ai_cost', 500, 'ai_cost:formula' from user_sequence join users on users.id = user_id where email = 'counted@example.com'",
    Date.now(),
  );
  house.execute(
    "update users set first_name = '=HYPERLINK(\"x\")', last_name = '' where email = 'counted@example.com'",
  );
  await admin.get("/admin/analytics?refresh=1");
  const page = await (await admin.get("/admin/analytics/revenue")).text();
  expect(page).toContain("=HYPERLINK(&quot;x&quot;)</a>");
  const answer = await admin.get("/admin/analytics/tables/ai-cost-by-person.csv");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="ai-cost-by-person-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(await answer.text()).toBe(
    `Person,Requests,AI cost,For each request\r\n"'=HYPERLINK(""x"")",1,0.0005,0.0005\r\n`,
  );
  expect((await admin.get("/admin/analytics/tables/nothing.csv")).status).toBe(404);
  expect((await person.get("/admin/analytics/tables/revenue.csv")).status).toBe(403);
});
