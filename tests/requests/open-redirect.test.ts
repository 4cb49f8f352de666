import { beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { sample } from "../runs";

const PASSWORD = "Correct-Horse-7-Battery";
const EMAIL = "redirect@example.com"; // signs in again and again, and so loses its oldest sessions
const NUL = String.fromCharCode(0);

// Everything a link may carry in the hope that somebody is sent to evil.example, or that a script runs.
const PAYLOADS = [
  "https://evil.example",
  "http://evil.example/dashboard",
  "HTTPS://EVIL.EXAMPLE",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "http:\\\\evil.example",
  "//evil.example\\@127.0.0.1",
  "//127.0.0.1@evil.example",
  "https://127.0.0.1@evil.example",
  "https://127.0.0.1.evil.example",
  "//evil%2eexample",
  "/%2f/evil.example",
  "/%5cevil.example",
  "/%2fevil.example",
  "%2f%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/dashboard/..//evil.example",
  "/%2e%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  `/${NUL}/evil.example`,
  "/%09/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/dashboard\r\nLocation: https://evil.example",
  "//evil。example",
  "//ⓔvil.example",
  "/〱evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "ftp://evil.example",
  "blob:https://evil.example/x",
  "evil.example",
  "?next=//evil.example",
  "#//evil.example",
  ".",
  "@evil.example",
  ":80",
  "",
  "/",
];

let house: SharedServer;
let person: Visitor;
let letter = "";

beforeAll(async () => {
  house = await shareServer();
  await registerPerson(house, EMAIL);
  person = await registerWithResume(house, "stays@example.com");
  const made = await makeDocuments(house, person, generationForm({ file: await makeResumeDocx() }));
  letter = made.coverLetter.id;
});

test("there are more than 40 payloads, and the check sees a page and an answer that lead away", async () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThan(40);
  expect(
    leadsAway(
      `<a href="//evil.example">x</a><form action="https://evil.example"></form><meta http-equiv="refresh" content="1;url=//evil.example"><a href="/ok">y</a>`,
    ),
  ).toHaveLength(3);
  for (const location of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example"])
    expect(isOurs(location)).toBe(false);
});

// On a push the three ways of signing in share the payloads, the first of these takes every payload and the others every ninth, each from a start of its own; test:deep sends all everywhere.
const PARAMETERS: [path: string, name: string][] = [
  ["/login", "next"],
  ["/documents", "type"],
  ["/login?auth=success", "next"],
  ["/login?tab=magic-link", "next"],
  ["/login?tab=otp&sent=1", "next"],
  ["/magic-link?token=x", "next"],
  ["/auth/google", "next"],
  ["/api/auth/google", "next"],
  ["/auth/callback?code=x&state=y", "provider"],
  ["/auth/callback", "error"],
  ["/register", "next"],
  ["/verify-email?sent=1", "email"],
  ["/forgot-password", "token"],
  ["/reset-password", "token"],
  ["/delete-account/confirm", "token"],
  ["/unsubscribe", "token"],
  ["/confirm-email", "token"],
  ["/dashboard", "next"],
];
const ALL_PAYLOADS_FOR = 1;

test.each(
  PARAMETERS.map(([path, name], at) => ({
    path,
    name,
    payloads: at < ALL_PAYLOADS_FOR ? PAYLOADS : sample(PAYLOADS, 9, at),
  })),
)("$path with any $name leads nowhere else, signed in or not", async ({ path, name, payloads }) => {
  for (const payload of payloads) {
    unlimited();
    const address = `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: payload })}`;
    for (const visitor of [house.visitor(), person])
      await staysHere(await visitor.get(address, { "x-forwarded-for": someone() }), payload);
  }
});

test.each(["/login", "/login?auth=error", "/magic-link-error"].map((path, at) => ({ path, at })))(
  "$path shows no words that a link brings along as its message",
  async ({ path, at }) => {
    for (const payload of [
      ...sample(PAYLOADS, 3, at).filter((text) => text.length > 3),
      "Your account is blocked. Call +234 800 000 0000 now",
      "<b>Call us</b>",
    ]) {
      const response = await house
        .visitor()
        .get(`${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ message: payload })}`);
      const page = await response.text();
      expect(page).not.toContain("evil.example");
      expect(page).not.toContain("Call ");
      expect(leadsAway(page)).toEqual([]);
    }
  },
);

test("signing in by password, and asking for a mail, go only to pages of our own", async () => {
  const ways: { fields: Record<string, string>; status: number }[] = [
    { fields: { email: EMAIL, password: PASSWORD }, status: 303 },
    { fields: { email: "nobody@example.com", password: "Wrong-Pass-1!" }, status: 401 },
    { fields: { email: EMAIL, send: "otp" }, status: 303 },
  ];
  const sent = ways.map(({ fields, status }, at) => ({ fields, status, payloads: sample(PAYLOADS, 9, at) }));
  for (const { fields, status, payloads } of sent)
    for (const next of payloads) {
      unlimited();
      await staysHere(await house.visitor().post("/login", { ...fields, next }), next, status);
    }
  // The mails are written a moment after the answers.
  await until(() => mailsTo(EMAIL).length > (sent[2]?.payloads.length ?? 0));
  const mails = mailsTo(EMAIL);
  const links = mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link));
  expect(links.filter((link) => new URL(link).origin !== house.url)).toEqual([]);
});

test("a magic link that works goes only to a page of our own, whatever stands beside its token", async () => {
  for (const payload of sample(PAYLOADS, 9)) {
    unlimited();
    const before = mailsTo(EMAIL).length;
    await house.visitor().post("/login", { email: EMAIL, send: "magic-link" });
    await until(() => mailsTo(EMAIL).length > before);
    const token = /magic-link\?token=([\w-]{43})/.exec(mailsTo(EMAIL)[0]?.text ?? "")?.[1] ?? "";
    expect(token).toHaveLength(43);
    await staysHere(await house.visitor().post("/magic-link", { token, next: payload }), payload, 303);
  }
});

test("the way back from an edit stays here, too", async () => {
  for (const payload of sample(PAYLOADS, 9, 1)) {
    unlimited();
    await staysHere(
      await person.get(`/edit/${letter}?${new URLSearchParams({ back: payload })}`),
      payload,
      200,
    );
    const [{ content, version } = { content: "", version: 0 }] = house.query<{
      content: string;
      version: number;
    }>("select content, version from documents where id = ?", letter);
    await staysHere(
      await person.post(`/edit/${letter}`, { content, version: String(version), back: payload }),
      payload,
      303,
    );
  }
});

test("a path that looks like another site stays here", async () => {
  for (const path of [
    "//evil.example",
    "//evil.example/",
    "//evil.example/..",
    "/\\evil.example",
    "/%2fevil.example",
    "/%5cevil.example/",
    "///evil.example//",
    "/login//evil.example",
    "/logout//evil.example",
    "//evil.example/%2e%2e/login/",
    "/https://evil.example",
  ]) {
    const response = await fetch(`${house.url}${path}`, { redirect: "manual" });
    await staysHere(response, path);
    expect([200, 303, 404], path).toContain(response.status);
  }
});

async function staysHere(response: Response, payload: string, status?: number) {
  const about = JSON.stringify(payload);
  const location = response.headers.get("location");
  const page = await response.text();
  expect(response.status, about).toBeLessThan(504);
  if (status) expect([about, response.status]).toEqual([about, status]);
  if (location !== null) expect([about, location, isOurs(location)]).toEqual([about, location, true]);
  expect(response.headers.get("refresh")).toBeNull();
  if (response.headers.get("content-type")?.includes("html"))
    expect([about, leadsAway(page)]).toEqual([about, []]);
}

// As a browser reads it: control characters vanish, backslashes are slashes.
function isOurs(location: string): boolean {
  return URL.canParse(location, house.url) && new URL(location, house.url).origin === house.url;
}

/** Every address in the page to which a click, a form or time would lead, and which is not ours. */
function leadsAway(page: string): string[] {
  const plain = (text: string) =>
    text
      .replaceAll("&amp;", "&")
      .replace(/&#x27;|&#39;/g, "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">");
  const links = [...page.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/g)].map(([, value = ""]) =>
    plain(value),
  );
  const moves = [...page.matchAll(/http-equiv="refresh" content="[\d.]+;url=([^"]*)"/gi)].map(
    ([, value = ""]) => plain(value),
  );
  const hidden = [...page.matchAll(/<input type="hidden" name="(?:next|back)" value="([^"]*)"/g)]
    .map(([, value = ""]) => plain(value))
    .filter(Boolean);
  // The editor shows how to apply: the address that the advert itself names.
  return [...links, ...moves, ...hidden].filter(
    (address) => !isOurs(address) && address !== "mailto:jobs@harmattan-logistics.example",
  );
}

const someone = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join(".")}`;
const unlimited = () => house.execute("delete from rate_limits");

function mailsTo(email: string): { text: string }[] {
  return house.query<{ text: string }>(
    "select text from mails where recipient = ? order by created_at desc, rowid desc",
    email,
  );
}
