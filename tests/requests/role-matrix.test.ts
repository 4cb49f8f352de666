import { createHash, randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import {
  allAddresses,
  MATRIX,
  NO_SUCH,
  ROLES,
  STAFF_ROLES,
  type Address,
  type Method,
  type Role,
} from "../role-matrix";
import { choose, sample } from "../runs";

// Stands in everything the owner has. Nobody else may ever read it.
const MARKER = "zqmarkerzq";
const addresses = await allAddresses();

let house: SharedServer;
const ids: Record<Exclude<Role, "visitor">, string> = {
  unverified: "",
  user: "",
  other: "",
  deactivated: "",
  admin: "",
  support: "",
  analyst: "",
};
let letter = "";
let job = "";
let application = "";
let mail = "";

beforeAll(async () => {
  house = await shareServer();
  for (const role of ["unverified", "user", "other", "deactivated", "support", "analyst"] as const) {
    const person = await registerPerson(house, `${role}@example.com`);
    ids[role] = idOf(`${role}@example.com`);
    if (role !== "user") continue;
    const form = generationForm({ file: await makeResumeDocx(), more: { companyName: MARKER } });
    const made = await makeDocuments(house, person, form);
    letter = made.coverLetter.id;
    job = made.jobId;
    application = made.applicationId;
  }
  ids.admin = idOf("admin@demo.example");
  mail = house.query<{ id: string }>("select id from mails where user_id = ? limit 1", ids.user)[0]?.id ?? "";
  house.execute("update users set email_verified_at = null where id = ?", ids.unverified);
  house.execute("update users set is_active = 0 where id = ?", ids.deactivated);
  for (const role of ["support", "analyst"] as const)
    house.execute("update users set role = 'admin', staff_role = ? where id = ?", role, ids[role]);
});

test("the people of the matrix are different people, and each is what the column says", () => {
  expect(new Set(Object.values(ids)).size).toBe(7);
  expect(house.query<{ role: string }>("select role from users where id = ?", ids.admin)).toEqual([
    { role: "admin" },
  ]);
  expect(
    house.query(
      "select 1 from documents where id = ? and user_id = ? and company_name = ?",
      letter,
      ids.user,
      MARKER,
    ),
  ).toHaveLength(1);
});

test("every address has a row, and every row an address", () => {
  const files = addresses.map(({ file }) => file);
  expect(
    files.filter((file) => !(file in MATRIX)),
    "add a row to tests/role-matrix.ts for",
  ).toEqual([]);
  expect(
    Object.keys(MATRIX).filter((file) => !files.includes(file)),
    "rows without a route",
  ).toEqual([]);
});

// Who asks for a method that an address does not have: on a push those who may least and most, in turn, in test:deep everybody.
const LEAST_AND_MOST = choose<readonly Role[]>(["visitor", "admin"], ROLES);

test.each(addresses.filter(({ isFrame }) => !isFrame))(
  "$path answers each role as the matrix says",
  async (address) => {
    const row = MATRIX[address.file];
    const methods: Method[] = address.isApi ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : ["GET", "POST"];
    const expected: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const [at, method] of methods.entries()) {
      const turn = addresses.indexOf(address) + at;
      const answers = row?.[method];
      const asked = answers
        ? askedOf(answers, turn)
        : sample(LEAST_AND_MOST, 2, turn).map((role) => ({ role, status: `${NO_SUCH}` }));
      const roles = asked.map(({ role }) => role);
      expected[method] = asked.map(({ status }) => status).join(" ");
      found[method] = (await statuses(address, method, { roles })).join(" ");
    }
    expect(found).toEqual(expected);
  },
);

// What scripts fetch: the same loaders by another door. Redirects arrive as 202.
const pages = addresses.filter(({ isApi, path }) => !isApi && !path.includes("*"));
// On a push every fourth page, half of the roles in turn, and the other half by its own loader only; test:deep asks all both ways.
test.each(sample(pages, 4).map((address, at) => ({ ...address, at })))(
  "$path (.data) opens no door that the page keeps shut",
  async ({ at, ...address }) => {
    const answers = (MATRIX[address.file]?.GET ?? "").replaceAll("303", "202");
    const expected = columnsOf(answers);
    const alone = `.data?_routes=routes/${address.file.replace(/\.tsx?$/, "")}`;
    // The whole of a frame's address is its first page's, which has its own row.
    const endings = address.isFrame
      ? ([[alone, at]] as const)
      : ([
          [".data", at],
          [alone, at + 1],
        ] as const);
    for (const [ending, turn] of endings) {
      const asked = sample(expected, 2, turn);
      const roles = asked.map(({ role }) => role);
      const found = await statuses(address, "GET", { ending, roles });
      expect(found.join(" ")).toBe(asked.map(({ status }) => status).join(" "));
    }
  },
);

test("a role is exactly its word: neither a longer one nor a claim in the request makes an admin", async () => {
  house.execute("update users set role = 'administrator' where id = ?", ids.other);
  const page = await (
    await as("other").get("/dashboard", {
      "x-role": "admin",
      cookie: `oya_session=${sessionOf(ids.other)}; role=admin`,
    })
  ).text();
  expect(page).not.toContain('href="/admin"');
  house.execute("update users set role = 'user' where id = ?", ids.other);
});

/** Every role where the answer depends on it; where all get the same, on a push every third, in turn. */
function askedOf(answers: string, turn: number) {
  const columns = columnsOf(answers);
  const isSameForAll = new Set(columns.map(({ status }) => status)).size === 1;
  return isSameForAll ? sample(columns, 3, turn) : columns;
}

function columnsOf(answers: string): { role: Role; status: string }[] {
  return rolesOf(answers).map((role, at) => ({ role, status: answers.split(" ")[at] ?? "" }));
}

// A row of eight also has the columns of the other roles of staff.
function rolesOf(answers: string): readonly Role[] {
  return answers.split(" ").length > ROLES.length ? STAFF_ROLES : ROLES;
}

async function statuses(
  address: Address,
  method: Method,
  { ending = "", roles = ROLES }: { ending?: string; roles?: readonly Role[] },
): Promise<number[]> {
  const answers: number[] = [];
  for (const role of roles) {
    const isJson = address.path.startsWith("/api/v1/");
    const headers = {
      origin: house.url,
      "accept-encoding": "identity", // thousands of answers, of which only the statuses count
      ...(method !== "GET" && {
        "content-type": isJson ? "application/json" : "application/x-www-form-urlencoded",
      }),
    };
    const fields = MATRIX[address.file]?.body ?? {};
    const sent = isJson ? JSON.stringify(fields) : new URLSearchParams(fields);
    const body = method === "GET" ? undefined : sent;
    const path = ending && address.path === "/" ? "/_root" : filled(address, method);
    const response = await as(role).send(`${path}${ending || (MATRIX[address.file]?.query ?? "")}`, {
      method,
      headers,
      body,
    });
    const text = await response.text();
    if (
      role !== "user" &&
      !((role === "admin" || role === "support") && address.file === "support/image.ts") &&
      text.includes(MARKER)
    )
      throw new Error(`${role} read the owner's data at ${method} ${path}${ending}`);
    answers.push(response.status);
  }
  return answers;
}

// Each request gets a document of its own, and a deletion an application, so that it takes nothing from the next one.
function filled({ path }: Address, method: Method): string {
  const values: Record<string, () => string> = {
    job: () => job,
    mail: () => mail,
    type: () => "cover_letter",
    file: () => "letter.pdf",
    provider: () => "google",
    number: () => receipt().number,
    part: () => (path.startsWith("/edit") ? "text" : path.startsWith("/applications") ? "notes" : "advert"),
    id: idFor(path, method),
  };
  return path
    .replace(/:(\w+)/g, (_, name: string) => values[name]?.() ?? `unknown-${name}`)
    .replace("*", "no-such-address");
}

function idFor(path: string, method: Method): () => string {
  if (path.startsWith("/photos")) return photo;
  if (path.startsWith("/support/images")) return () => conversation().image;
  if (path.endsWith("applications/:id/delete") || (path.endsWith("applications/:id") && method === "DELETE"))
    return copyOfApplication;
  if (path.includes("applications")) return () => application;
  if (path.includes("generations")) return () => job;
  if (path.includes("events")) return () => webhook("event");
  if (path.includes("webhook-deliveries")) return () => webhook("delivery");
  if (path.includes("webhook")) return () => webhook("endpoint");
  return path.includes("admin/support") ? () => conversation().id : copyOfLetter;
}

function receipt() {
  const now = Date.now();
  house.execute(
    "insert or ignore into payments (id, created_at, user_id, payer_pseudonym, offer, offer_version_id, kind, reference, amount_kobo, mode, status) values ('p-user', ?, ?, 'p', 'jjc', 'jjc-1', 'new', 'CG-USER', 1000000, 'test', 'applied')",
    now,
    ids.user,
  );
  house.execute(
    "insert or ignore into receipts (number, created_at, kind, year, sequence, payment_id, cause, amount_kobo, currency, sold, seller) values ('R-2020-000001', ?, 'receipt', 2020, 1, 'p-user', 'payment:p-user', 1000000, 'NGN', 'JJC (Economy)', ?)",
    now,
    JSON.stringify({ name: "Oya", address: "", tin: "" }),
  );
  return { number: "R-2020-000001" };
}

// A webhook whose secret cannot be read, so that nothing is sent; stored anew for each request.
function webhook(row: "endpoint" | "event" | "delivery"): string {
  const now = Date.now();
  house.execute("delete from webhook_endpoints where id = 'endpoint'");
  house.execute(
    "insert or ignore into account_events (id, created_at, user_id, type, data) values ('event', ?, ?, 'webhook.test', ?)",
    now,
    ids.user,
    JSON.stringify({ endpointId: MARKER }),
  );
  house.execute(
    "insert into webhook_endpoints (id, created_at, updated_at, user_id, url, event_types, secret_cipher) values ('endpoint', ?, ?, ?, ?, '[]', 'x')",
    now,
    now,
    ids.user,
    `http://127.0.0.1:9/${MARKER}`,
  );
  house.execute(
    "insert into webhook_deliveries (id, created_at, user_id, endpoint_id, event_id, event_type, state) values ('delivery', ?, ?, 'endpoint', 'event', 'webhook.test', 'failed')",
    now,
    ids.user,
  );
  return row;
}

function conversation() {
  const now = Date.now();
  house.execute(
    "insert or ignore into conversations (id, created_at, updated_at, user_id, last_sequence, waiting_since, support_reply_token) values ('c-user', ?, ?, ?, 1, ?, 's')",
    now,
    now,
    ids.user,
    now,
  );
  house.execute(
    "insert or ignore into support_messages (id, created_at, conversation_id, sender, sequence, client_message_id, body) values ('m-user', ?, 'c-user', 'user', 1, 'client-1', 'Good evening')",
    now,
  );
  house.execute(
    "insert or ignore into support_images (id, created_at, message_id, original_name, width, height, bytes, thumbnail) values ('i-user', ?, 'm-user', 'a.png', 1, 1, ?, ?)",
    now,
    Buffer.from(MARKER),
    Buffer.from(MARKER),
  );
  return { id: "c-user", image: "i-user" };
}

function copyOfLetter(): string {
  const id = randomBytes(16).toString("base64url");
  house.execute(
    "insert into documents (id, created_at, updated_at, user_id, application_id, generation_id, type, title, content, version, job_title, company_name, company_location, language) select ?, created_at, updated_at, user_id, application_id, generation_id, type, title, content, version, job_title, company_name, company_location, language from documents where id = ?",
    id,
    letter,
  );
  return id;
}

function copyOfApplication(): string {
  const id = randomBytes(16).toString("base64url");
  house.execute(
    "insert into applications (id, created_at, updated_at, user_id, advert_hash, job_title, company_name, job_description) select ?, created_at, updated_at, user_id, ?, job_title, company_name, job_description from applications where id = ?",
    id,
    id,
    application,
  );
  return id;
}

function photo(): string {
  const id = "photo-of-the-user-0001";
  house.execute(
    "insert or replace into photos (id, created_at, user_id, bytes) values (?, 0, ?, ?)",
    id,
    ids.user,
    Buffer.from(MARKER),
  );
  house.execute("update users set photo_id = ? where id = ?", id, ids.user);
  return id;
}

/** A browser of this role with a fresh session of its own, so that signing out ends nothing for the next request. */
function as(role: Role): Visitor {
  const visitor = new Visitor(house.url);
  if (role !== "visitor") visitor.keep("oya_session", sessionOf(ids[role]));
  return visitor;
}

function sessionOf(userId: string): string {
  const token = randomBytes(32).toString("base64url");
  house.execute(
    "insert into sessions (token_hash, created_at, user_id, expires_at, proved_at, user_agent) values (?, ?, ?, ?, ?, '')",
    createHash("sha256").update(token).digest("base64url"),
    Date.now(),
    userId,
    Date.now() + 3_600_000,
    Date.now(),
  );
  return token;
}

function idOf(email: string): string {
  return house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
}
