import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testOnPrimary } from "../on-primary";
import { startServer, until, type TestServer } from "../test-server";

let house: TestServer;
beforeAll(async () => {
  house = await startServer();
});
afterAll(() => house.stop());

const textOf = async (path: string) => (await house.visitor().get(path)).text();

/** Writes the operator's file with a time of its own, so that the next look sees the change. */
function operatorSays(content: unknown, age: number) {
  const file = join(house.dataDir, "site.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  utimesSync(file, new Date(), new Date(Date.now() - age));
}

test("the start page has every block, and none that only an operator could prove", async () => {
  const page = await textOf("/");
  for (const block of [
    "Start Your Free Trial",
    "The advert she pasted",
    "Before and after",
    'id="features"',
    'id="how-it-works"',
    'id="pricing"',
    'id="questions"',
    "₦10,000",
    "₦20,000",
    "Coming Soon",
    "Privacy Policy",
    "Terms of Service",
    'href="/developers"',
  ]) {
    expect(page, block).toContain(block);
  }
  for (const absent of ["10,000+", "95%", "4.9", "What people say", "November 2025", "Contact Us"])
    expect(page, absent).not.toContain(absent);
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test("the start page shows both papers and how to send them, and no figure of a site that is new", async () => {
  const page = (await textOf("/")).replaceAll("<!-- -->", "");
  for (const shown of [
    "Accounts Officer, Zenith Foods Ltd, Ikeja, since March 2021:",
    "At Zenith Foods Ltd, Ikeja, I cut the month-end close from 9 days to 4 days with Excel and Sage 50.",
    "<li>Reconcile 14 bank accounts every month.</li>",
    "<li>Cut the month-end close from 9 days to 4 days with Excel and Sage 50</li>",
    "EDUCATION</h4>",
    "How to apply",
    "Accountant, Apapa",
  ])
    expect(page, shown).toContain(shown);
  expect(page).not.toContain("documents made here");
});

testOnPrimary("what the operator wrote down is shown, as text", async () => {
  operatorSays(
    {
      company: "Harmattan Ltd",
      supportEmail: "help@oya.example",
      idanWhen: "March 2027",
      testimonials: [{ quote: "<b>Good</b>", name: "Ngozi", role: "Nurse" }],
      claims: [
        { figure: "95%", label: "got an answer", shown: true },
        { figure: "4.9", label: "stars" },
      ],
      upskilling: { name: "Skill Up", text: "Evening courses.", url: "https://skill.example/" },
    },
    3000,
  );
  const page = await textOf("/");
  for (const shown of [
    "What people say",
    "&lt;b&gt;Good&lt;/b&gt;",
    "95%",
    "March 2027",
    "Visit Skill Up",
    "mailto:help@oya.example",
  ])
    expect(page, shown).toContain(shown);
  expect(page).not.toContain("4.9");
  expect(await textOf("/privacy-policy")).toContain("Harmattan Ltd");
});

testOnPrimary.each([
  "{ no json",
  { surprise: true },
  { upskilling: { name: "X", text: "Y", url: "javascript:alert(1)" } },
])("a broken file of the operator breaks no page: %j", async (content) => {
  const before = house.output().length;
  operatorSays(content, 1000 + Math.random() * 900);
  const response = await house.visitor().get("/");
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("javascript:alert");
  // The log of another process comes when it comes.
  await until(() => house.output().slice(before).includes("site.content_invalid"));
});

test("search engines are told what is true, and nothing private is offered to them", async () => {
  const page = await textOf("/");
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? "";
  const graph = (JSON.parse(json) as { "@graph": { "@type": string; offers?: { price: string }[] }[] })[
    "@graph"
  ];
  expect(graph.map((thing) => thing["@type"])).toEqual(["WebApplication", "FAQPage"]);
  expect(graph[0]?.offers?.map(({ price }) => price)).toEqual([
    "0",
    "1500",
    "5000",
    "10000",
    "10000",
    "20000",
  ]);
  expect(page).toContain(`<link rel="canonical" href="${house.url}/"`);
  const sitemap = await textOf("/sitemap.xml");
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
  expect(places.length).toBeGreaterThan(4);
  for (const place of places)
    expect((await house.visitor().get(new URL(place).pathname)).status, place).toBe(200);
  const robots = await textOf("/robots.txt");
  for (const path of ["/admin", "/documents", "/payment/"]) expect(robots).toContain(`Disallow: ${path}`);
  expect(robots).toContain(`Sitemap: ${house.url}/sitemap.xml`);
  expect((await house.visitor().get("/social.png")).headers.get("content-type")).toBe("image/png");
});

test("the legal pages name the version of their text, its date and what the law asks for", async () => {
  const privacy = await textOf("/privacy-policy");
  for (const said of [
    "version",
    "23 Nov 2026",
    "My profile: until you delete it",
    "24 months",
    "within 30 days",
    "Nigeria Data Protection",
    "72 hours",
    'id="complaint"',
    "18 years",
  ])
    expect(privacy, said).toContain(said);
  const terms = await textOf("/terms-of-service");
  for (const said of [
    "Federal Republic of Nigeria",
    "arbitration in Lagos",
    "does not renew automatically",
    "25 cover letters and 15 resumes",
    "₦20,000",
  ])
    expect(terms, said).toContain(said);
});

test("anybody can complain without signing in or scripts; a bot's form comes back; staff sees the clock and answers", async () => {
  const visitor = house.visitor();
  const complaint = {
    name: "Ngozi Eze",
    email: "Complains@example.com",
    about: "deletion",
    body: "You kept <b>my</b> resume after I asked you to delete it.",
    wish: "",
    website: "",
  };
  const said = await (
    await visitor.post("/privacy-policy", { ...complaint, website: "https://spam.example" })
  ).text();
  for (const words of [
    "must stay empty",
    'value="Complains@example.com"',
    "You kept &lt;b&gt;my&lt;/b&gt; resume",
  ])
    expect(said, words).toContain(words);
  expect(said).not.toContain("spam.example");
  // A browser cuts what is pasted without a word; the server says it and gives all of it back.
  expect(said).not.toMatch(/<textarea[^>]*maxlength/i);
  const long = `${"It went on. ".repeat(350)}The end.`;
  const tooLong = await (await visitor.post("/privacy-policy", { ...complaint, body: long })).text();
  expect([tooLong.includes("Please keep it under 4000 characters."), tooLong.includes(long)]).toEqual([
    true,
    true,
  ]);
  expect(house.query("select 1 from complaints")).toEqual([]);

  const sent = await Promise.all(Array.from({ length: 3 }, () => visitor.post("/privacy-policy", complaint)));
  const [place = ""] = sent.map((answer) => answer.headers.get("location") ?? "");
  expect(sent.map((answer) => `${answer.status} ${answer.headers.get("location")}`)).toEqual(
    Array(3).fill(`303 ${place}`),
  );
  expect(place).toMatch(/^\/privacy-policy\?complaint=C-[A-Z0-9]{8}#complaint$/);
  expect(await (await visitor.get(place)).text()).toMatch(
    /We have your complaint .*We answer by .*at the latest/,
  );
  expect(
    (await visitor.post("/privacy-policy", { ...complaint, body: "A fourth one within a day." })).status,
  ).toBe(429);
  expect(await textOf("/privacy-policy?complaint=C-NOSUCH00")).toContain(
    "We found no complaint with that reference",
  );

  const admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  expect(await (await admin.get("/admin/support")).text()).toContain("1 complaint is waiting");
  const [{ id = "" } = {}] = house.query<{ id: string }>("select id from complaints");
  expect(await (await admin.get("/admin/complaints")).text()).toContain("30 days left");
  const page = await (await admin.get(`/admin/complaints/${id}`)).text();
  expect(page).toContain("You kept &lt;b&gt;my&lt;/b&gt; resume");
  expect((await admin.post(`/admin/complaints/${id}`, { answer: "ok" })).status).toBe(400);
  expect((await admin.post(`/admin/complaints/${id}`, { answer: "We deleted it today." })).status).toBe(303);
  expect((await admin.post(`/admin/complaints/${id}`, { answer: "We deleted it today." })).status).toBe(303);
  const late = await admin.post(`/admin/complaints/${id}`, { answer: "We deleted it twice." });
  const [lateStatus, latePage] = [late.status, await late.text()];
  expect([lateStatus, latePage]).toEqual([409, expect.stringContaining("We deleted it twice.</textarea>")]);
  expect(latePage).toContain("Somebody has already answered this complaint.");
  expect(await (await visitor.get(place)).text()).toContain("We answered on");
  expect(
    house.query<{ text: string }>(
      "select text from mails where recipient = 'complains@example.com' order by rowid desc limit 1",
    )[0]?.text,
  ).toContain("We deleted it today.");
});

test("the foot of the page leads on, and the old sign-in address still works", async () => {
  const response = await house.visitor().get("/api/login");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/login"]);
});

test("a page that has not changed is not sent again; one with scripts or a message always is", async () => {
  const etag = (await house.visitor().get("/terms-of-service")).headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  const again = await house.visitor().get("/terms-of-service", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await house.visitor().get("/login")).headers.get("etag")).toBeNull();
});

testOnPrimary("a page that the operator has changed is sent again", async () => {
  const first = await house.visitor().get("/terms-of-service");
  const etag = first.headers.get("etag") ?? "";
  operatorSays({ company: "Another Ltd" }, 500);
  const changed = await house.visitor().get("/terms-of-service", { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain("Another Ltd");
});
