import { beforeAll, expect, test } from "vitest";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until, type Visitor } from "../test-server";

let house: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
});

let people = 0;

async function begin(more: Parameters<typeof generationForm>[0] = {}) {
  const email = `applicant${(people += 1)}@example.com`;
  const visitor = await registerWithResume(house, email);
  const path =
    (await visitor.post("/generate", generationForm({ file, ...more }))).headers.get("location") ?? "";
  await finished(visitor, path);
  return { visitor, email, path, id: path.split("/").at(-1) ?? "" };
}

async function finished(visitor: Visitor, path: string): Promise<string> {
  let page = "";
  await until(async () => {
    page = await (await visitor.get(path)).text();
    return !page.includes("Making your documents");
  });
  return page;
}

const call = (visitor: Visitor, path: string, method = "GET", json?: unknown) =>
  visitor.send(path, {
    method,
    headers: { origin: house.url, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
const credits = (email: string) =>
  house
    .query<{ amount: number }>(
      "select amount from credit_ledger join users on users.id = user_id where email = ? and event = 'reserved'",
      email,
    )
    .reduce((sum, { amount }) => sum + amount, 0);

test("the programming interface lists an application, shows it in full, and moves it on", async () => {
  const { visitor, id } = await begin();
  const list = (await (await call(visitor, "/api/applications?q=accountant")).json()) as {
    applications: object[];
  };
  expect(list).toMatchObject({ page: 1, pages: 1, total: 1, counts: { ready: 1 } });
  expect(list.applications).toMatchObject([
    { id, jobTitle: "Accountant", companyName: "Harmattan Logistics", state: "ready", closesAt: null },
  ]);
  const path = `/api/applications/${id}`;
  const one = (await (await call(visitor, path)).json()) as Record<string, unknown>;
  expect(one).toMatchObject({
    id,
    state: "ready",
    nextStates: ["sent", "closed"],
    advert: { title: "Accountant" },
    howToApply: { email: "jobs@harmattan-logistics.example" },
    warnings: [],
    decisions: [],
    documents: [{ type: "cover_letter" }, { type: "resume" }],
  });
  expect(one.fit).toMatchObject({ met: expect.any(Array), unmet: expect.any(Array) });
  const sent = await call(visitor, path, "PATCH", { state: "sent", notes: "By mail", isArchived: true });
  expect(await sent.json()).toMatchObject({
    state: "sent",
    notes: "By mail",
    isArchived: true,
    sentDocuments: [{ version: 1 }, { version: 1 }],
  });
  expect(await (await call(visitor, "/api/applications?isArchived=true&state=sent")).json()).toMatchObject({
    applications: [{ id }],
  });
});

test("what cannot be is refused with its field or its reason, and another's application does not exist", async () => {
  const { visitor, id } = await begin({ resume: false });
  const stranger = await registerPerson(house, "other-applicant@example.com");
  const path = `/api/applications/${id}`;
  expect((await call(stranger, path)).status).toBe(404);
  expect((await call(stranger, path, "PATCH", { state: "sent" })).status).toBe(404);
  expect((await stranger.get(`/applications/${id}`)).status).toBe(404);
  expect((await stranger.get(`/applications/${id}/events`)).status).toBe(404);
  expect((await stranger.post(`/applications/${id}/state`, { state: "sent" })).status).toBe(404);
  const refused = await call(visitor, path, "PATCH", { state: "hired", notes: "x".repeat(4001) });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { errorCode: "BAD_INPUT", fieldErrors: { state: [expect.any(String)], notes: [expect.any(String)] } },
  ]);
  const early = await call(visitor, path, "PATCH", { state: "interview" });
  expect([early.status, await early.json()]).toMatchObject([409, { errorCode: "STATE_CONFLICT" }]);
  expect((await call(visitor, "/api/applications?state=lost")).status).toBe(400);
  expect((await call(visitor, path, "PUT", {})).status).toBe(405);
});

test("made again after the profile changed it costs nothing, three times; unchanged it is refused kindly", async () => {
  const { visitor, email, path, id } = await begin({ resume: false });
  expect(credits(email)).toBe(-1);
  const again = async () => {
    const answer = await visitor.post(`/applications/${id}/remakes`, {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    return finished(visitor, path);
  };
  expect(await again()).toContain("Your profile is as it was when these were made.");
  house.execute("update applications set making_since = ? where id = ?", Date.now(), id);
  const tappedTwice = await visitor.post(`/applications/${id}/remakes`, {});
  const messages = tappedTwice.headers.getSetCookie().filter((line) => !line.startsWith("oya_position=")); // of a replica
  expect([tappedTwice.headers.get("location"), messages]).toEqual([path, []]);
  house.execute("update applications set making_since = null where id = ?", id);
  const made = () =>
    house.query("select 1 from generations where application_id = ? and finished_at is not null", id).length;
  expect(made()).toBe(1);
  const change = async (label: string) => {
    const career = (await (await call(visitor, "/api/career")).json()) as {
      version: number;
      profile: { basics: object };
    };
    const { version, profile } = career;
    const saved = await call(visitor, "/api/career", "PUT", {
      version,
      profile: { ...profile, basics: { ...profile.basics, label } },
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
  };
  for (const [n, left] of ["free, 3 times left", "free, 2 times left", "free, the last time"].entries()) {
    await change(`Accountant number ${n}`);
    expect(await (await visitor.get(path)).text()).toContain(`Make them again (${left})`);
    await again();
    await until(() => made() === n + 2);
    expect([n, credits(email)]).toEqual([n, -1]);
  }
  // The newest letter is not marked, those before it are.
  for (const list of ["/documents", "/dashboard"])
    expect((await (await visitor.get(list)).text()).match(/Made again since/gu)).toHaveLength(3);
  await change("Accountant at last");
  expect(await (await visitor.get(path)).text()).toContain("Make them again (uses 1 credit)");
  await again();
  await until(() => made() === 5);
  expect(credits(email)).toBe(-2);
  await change("Accountant without credits");
  const poor = await visitor.post(`/applications/${id}/remakes`, {});
  expect(poor.headers.get("location")).toBe("/subscription");
  expect(made()).toBe(5);
});

test("what was sent waits for an answer, and after a week its page and the API have the mail that asks", async () => {
  const { visitor, path, id } = await begin({ resume: false });
  const read = async (address: string) => {
    const answer = await visitor.get(address);
    return { status: answer.status, page: await answer.text() };
  };
  const readKit = async () =>
    ((await (await call(visitor, `/api/applications/${id}`)).json()) as { sendKit: { followUp: unknown } })
      .sendKit;
  expect((await read(`${path}/more/ask`)).status).toBe(404);
  expect((await readKit()).followUp).toBeNull();
  await visitor.post(`${path}/state`, { state: "sent" });
  const head = (page: string) =>
    page.slice(page.indexOf("<h1>"), page.indexOf("</header>", page.indexOf("<h1>")));
  const fresh = (await read(path)).page;
  expect(head(fresh)).toContain("They called me for an interview");
  expect(head(fresh)).not.toContain("Ask how it stands");
  expect(fresh).toContain(`href="${path}/more/ask"`);
  house.execute("update applications set sent_at = sent_at - 9 * 86400000 where id = ?", id);
  const waiting = (await read(path)).page;
  expect(head(waiting)).toMatch(/button-primary[^>]*>Ask how it stands/u);
  expect((await read("/applications")).page).toContain("Sent 9 days ago, time to ask how it stands");
  const { page } = await read(`${path}/more/ask`);
  expect(page).toContain("I applied for the post of Accountant at Harmattan Logistics.");
  expect(page).toMatch(/href="mailto:jobs@harmattan-logistics\.example\?subject=My%20application/u);
  expect((await readKit()).followUp).toMatchObject({
    subject: expect.stringMatching(/^My application: /u),
    body: expect.stringContaining("I applied for the post of Accountant"),
  });
  await visitor.post(`${path}/state`, { state: "interview" });
  expect((await read(`${path}/more/ask`)).status).toBe(404);
  expect(head((await read(path)).page)).toMatch(/button-primary[^>]*>Read what you sent/u);
  await visitor.post(`${path}/state`, { state: "closed" });
  expect(head((await read(path)).page)).toMatch(/button-primary[^>]*>New application/u);
});

test("the papers of an archived application are in no list, and come back with it", async () => {
  const { visitor, path } = await begin({ resume: false });
  const isListed = async () =>
    Promise.all(
      ["/dashboard", "/documents", "/applications"].map(async (list) =>
        (await (await visitor.get(list)).text()).includes(`href="${path}"`),
      ),
    );
  await visitor.post(`${path}/archive`, { isArchived: "on" });
  expect(await isListed()).toEqual([false, false, false]);
  await visitor.post(`${path}/archive`, { isArchived: "" });
  expect(await isListed()).toEqual([true, true, true]);
});

test("a paper that was deleted can be made again, it alone, for its credit", async () => {
  const { visitor, email, path, id } = await begin({});
  const papers = () =>
    house.query<{ id: string; type: string }>("select id, type from documents where application_id = ?", id);
  const kept = papers().find(({ type }) => type === "resume")?.id;
  const remove = async (one: string) => {
    const paper = papers().find(({ type }) => type === one)?.id ?? "";
    const gone = await visitor.post(`/documents/${paper}/delete?back=/edit/${paper}`, {});
    expect([gone.status, gone.headers.get("location")]).toEqual([303, path]);
  };
  const again = async () => {
    await visitor.post(`/applications/${id}/remakes`, {});
    await until(() => papers().length === 2);
    return finished(visitor, path);
  };
  expect(credits(email)).toBe(-2);
  await remove("cover_letter");
  expect(await (await visitor.get(path)).text()).toContain("Make the letter again (uses 1 credit)");
  await again();
  expect([credits(email), papers().find(({ type }) => type === "resume")?.id]).toEqual([-3, kept]);
  await remove("cover_letter");
  await remove("resume");
  const empty = await (await visitor.get(path)).text();
  expect(empty).toContain("The documents made here were deleted.");
  expect(empty).toContain("Make them again (uses 2 credits)");
});

test("a letter that was deleted at once is no second wish of the same minute when it is asked for again", async () => {
  const { visitor, email, id } = await begin({ resume: false });
  const papers = () => house.query<{ id: string }>("select id from documents where application_id = ?", id);
  const [first] = papers();
  await visitor.post(`/documents/${first?.id ?? ""}/delete`, {});
  await visitor.post(`/applications/${id}/remakes`, {});
  await visitor.post(`/applications/${id}/remakes`, {});
  await until(() => papers().length > 0);
  expect([papers().length, credits(email)]).toEqual([1, -2]);
});

test("the address of a generation leads to its application, and another advert is another application", async () => {
  const { visitor, path, id } = await begin({ resume: false });
  const [{ id: job } = { id: "" }] = house.query<{ id: string }>(
    "select id from generations where application_id = ?",
    id,
  );
  const moved = await visitor.get(`/generate/${job}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([303, path]);
  const other = await visitor.post(
    "/generate",
    generationForm({ resume: false, more: { jobTitle: "Auditor", isCreatingNewResume: "profile" } }),
  );
  expect(other.headers.get("location")).not.toBe(path);
  await finished(visitor, other.headers.get("location") ?? "");
  const home = await (await visitor.get("/dashboard")).text();
  expect(home.indexOf("Auditor")).toBeGreaterThan(0);
  expect(home.indexOf(path)).toBeGreaterThan(home.indexOf("Auditor"));
});

test("the send kit has what to send, its files have the name that the advert asks for, and a stranger gets none", async () => {
  const jobDescription = `${ADVERT}. Use the job title and your surname as subject. Send CV and cover letter as one PDF file named Surname-Accountant. Attach your certificates.`;
  const { visitor, id } = await begin({ more: { jobDescription } });
  const { sendKit } = (await (await call(visitor, `/api/applications/${id}`)).json()) as {
    sendKit: Record<string, unknown> & { attachments: { name: string; url: string }[] };
  };
  const [letter] = house.query<{ id: string }>("select id from documents where application_id = ?", id);
  const editor = await (await visitor.get(`/edit/${letter?.id}`)).text();
  expect(editor).toContain("Accountant Okafor");
  expect(editor).not.toMatch(/\{(surname|title)\}/);
  expect(sendKit).toMatchObject({
    to: "jobs@harmattan-logistics.example",
    subject: "Accountant Okafor",
    ownPapers: ["certificates"],
    // Where the last sentence of the letter has no room, the mail says both.
    body: expect.stringMatching(/My cover letter (?:is attached, too|and resume are attached)\./),
    whatsapp: expect.stringContaining("Harmattan Logistics"),
  });
  const [merged] = sendKit.attachments;
  expect(merged).toEqual({
    name: "Okafor-Accountant.pdf",
    url: `/api/applications/${id}/files/application.pdf`,
  });
  const stranger = await registerPerson(house, "kit-stranger@example.com");
  for (const file of [
    "application.pdf",
    "letter.pdf",
    "letter.docx",
    "resume.pdf",
    "resume.docx",
    "formal-letter.pdf",
    "formal-letter.docx",
  ]) {
    const path = `/api/applications/${id}/files/${file}`;
    const response = await call(visitor, path);
    expect(response.status, file).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe(file.endsWith("pdf") ? "%PDF" : "PK\u0003\u0004");
    expect((await call(stranger, path)).status).toBe(404);
  }
  const { headers } = await call(visitor, merged?.url ?? "");
  expect(headers.get("content-disposition")).toContain("filename*=UTF-8''Okafor-Accountant.pdf");
  expect((await call(visitor, `/api/applications/${id}/files/secrets.pdf`)).status).toBe(404);
  expect((await house.visitor().get(merged?.url ?? "")).status).toBe(401);
});

test("an application with a letter alone has no merged file and no resume", async () => {
  const { visitor, id } = await begin({ resume: false });
  const { sendKit } = (await (await call(visitor, `/api/applications/${id}`)).json()) as {
    sendKit: { attachments: { url: string }[]; body: string };
  };
  expect(sendKit.attachments.map(({ url }) => url.split("/").at(-1))).toEqual(["letter.pdf"]);
  expect(sendKit.body).toContain("My cover letter is attached, too.");
  for (const file of ["application.pdf", "resume.pdf"])
    expect((await call(visitor, `/api/applications/${id}/files/${file}`)).status).toBe(404);
});

test("notes that are too long come back as they were typed, also while its documents are made again", async () => {
  const { visitor, id, path } = await begin({ resume: false });
  const [user] = house.query<{ user_id: string }>("select user_id from applications where id = ?", id);
  const typed = `Mrs Bello will call. ${"a".repeat(4000)}`;
  const save = async () => {
    const answer = await visitor.post(`${path}/more/notes`, { notes: typed });
    return [answer.status, (await answer.text()).includes(typed)];
  };
  expect(await save()).toEqual([400, true]);
  house.execute(
    "insert into generations (id, created_at, user_id, application_id, idempotency_key, input_hash, status, stages) values ('again', ?, ?, ?, 'again', 'again', 'running', '[]')",
    ...[Date.now(), user?.user_id ?? "", id],
  );
  house.execute("update applications set making_since = ? where id = ?", Date.now(), id);
  expect(await (await visitor.get(path)).text()).toContain("Making your documents");
  expect(await save()).toEqual([400, true]);
  expect((await visitor.post(`${path}/more/advert`, { notes: "x" })).status).toBe(404);
  house.execute("delete from generations where id = 'again'");
});

test("an application is deleted with all that belongs to it, and what it cost stays counted", async () => {
  const { visitor, email, path, id } = await begin();
  await visitor.post(`${path}/more/notes`, { notes: "Ask for Mr Bala" });
  await visitor.post(`${path}/state`, { state: "sent" });
  const before = credits(email);
  const question = await (await visitor.get(`${path}/delete`)).text();
  expect(question).toContain("Delete this application?");
  expect(question).toContain("your notes");
  const count = (table: string, column = "application_id") =>
    house.query<{ many: number }>(`select count(*) as many from ${table} where ${column} = ?`, id)[0]?.many;
  expect([count("documents"), count("generations"), count("applications", "id")]).toEqual([2, 1, 1]);

  const stranger = await registerPerson(house, `stranger${(people += 1)}@example.com`);
  expect((await stranger.post(`${path}/delete`, {})).status).toBe(404);
  expect((await call(stranger, `/api/applications/${id}`, "DELETE")).status).toBe(404);
  expect(count("applications", "id")).toBe(1);

  const answered = await visitor.post(`${path}/delete`, {});
  expect([answered.status, answered.headers.get("location")]).toEqual([303, "/applications"]);
  expect([count("documents"), count("generations"), count("applications", "id")]).toEqual([0, 0, 0]);
  expect(
    house.query("select 1 from generation_parts where generation_id not in (select id from generations)"),
  ).toEqual([]);
  expect((await visitor.get(path)).status).toBe(404);
  const tappedTwice = await visitor.post(`${path}/delete`, {});
  expect([tappedTwice.status, tappedTwice.headers.get("location")]).toEqual([303, "/applications"]);
  expect((await stranger.post(`${path}/delete`, {})).status).toBe(404);
  expect((await call(visitor, `/api/applications/${id}`, "DELETE")).status).toBe(404);
  expect(credits(email)).toBe(before);
  // The same advert begins anew.
  const again = (await visitor.post("/generate", generationForm({ file }))).headers.get("location") ?? "";
  expect(again).not.toBe(path);
  expect(await finished(visitor, again)).not.toContain("Ask for Mr Bala");
});

test("an application whose documents are being made is not deleted", async () => {
  const { visitor, path, id } = await begin();
  house.execute("update applications set making_since = ? where id = ?", Date.now(), id);
  expect(await (await visitor.get(`${path}/delete`)).text()).toContain("being made now");
  const refused = await call(visitor, `/api/applications/${id}`, "DELETE");
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ errorCode: "BEING_MADE" }) as object,
  ]);
  house.execute("update applications set making_since = null where id = ?", id);
  expect((await call(visitor, `/api/applications/${id}`, "DELETE")).status).toBe(200);
});

const ENVELOPE = "Applications by hand or by post to:\nThe Bursar,\nTalba College,\nP.M.B. 12, Uke.";

test.each([
  ["a mail", "Send your CV to jobs@talba.example.", "attach", "Write the mail", true],
  ["a page", "Apply at https://careers.talba.example/jobs/9.", "upload", "Open the page", false],
  ["a phone", "Send your CV on WhatsApp to 0803 000 1122.", "send", "Open WhatsApp", false],
  ["an envelope", ENVELOPE, "print", "Download to print", false],
])("an advert that wants %s gets its words and its one button", async (_name, way, doing, button, isMail) => {
  const jobDescription = ADVERT.replace(/Send your CV.*/, way);
  const { visitor, path } = await begin({ more: { jobDescription } });
  await finished(visitor, path);
  const page = await (await visitor.get(`${path}/more/send`)).text();
  expect(/<h3[^>]*>(Files to \w+)/.exec(page)?.[1]).toBe(`Files to ${doing}`);
  const strong = [...page.matchAll(/<a [^>]*button-primary[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g)];
  expect(strong.map(([, text]) => text)).toEqual([button]);
  expect(/<details[^>]* open=""><summary>A formal letter/.test(page)).toBe(doing === "print");
  // Only a mail has a subject that the advert does not name, and only there files are attached to it.
  expect(page.includes("<dt>Subject</dt>")).toBe(isMail);
  expect(/the mail below/.test(page)).toBe(isMail);
});

test("a letter without a resume is sent with the person's own", async () => {
  const { visitor, path } = await begin({ resume: false });
  await finished(visitor, path);
  expect(await (await visitor.get(`${path}/more/send`)).text()).toContain(
    "You made a letter only. Attach your own resume with it.",
  );
  const other = await begin();
  await finished(other.visitor, other.path);
  expect(await (await other.visitor.get(`${other.path}/more/send`)).text()).not.toContain("a letter only");
});

test("the first application ends the welcome, and the settings show it again", async () => {
  const { visitor } = await begin();
  const welcome = "Oya, let us go for that job";
  expect(await (await visitor.get("/dashboard")).text()).not.toContain(welcome);
  await visitor.post("/api/reset-onboarding", {});
  expect(await (await visitor.get("/dashboard")).text()).toContain(welcome);
});
