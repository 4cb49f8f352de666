import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";
import { unguardedDoors } from "./guards";

// Who may import whom. Folders below app/ on the left; what they may reach on the right.
const EVERYONE = [
  "time",
  "money",
  "pattern",
  "plain-letters",
  "refusal",
  "log",
  "failpoint",
  "work",
  "yield-to-event-loop",
  "secret-strength",
  "whole-number",
];
const MAY_IMPORT: Record<string, string[]> = {
  routes: ["http", "features", "career", "ui"],
  http: ["features", "db", "env", "ui"], // ui: the gate knows the inline style sheet by its hash
  features: ["career", "files", "jobs", "providers", "db", "env"], // env: the site's name and address in mails
  jobs: ["db"],
  files: ["career"],
  providers: ["env"],
  db: ["env"],
  log: ["env"],
  failpoint: ["env"],
  career: [],
  ui: [],
  browser: ["ui"], // runs in the browser alone, so it knows nothing of the server
  time: [],
  money: [],
  pattern: [],
  "whole-number": [],
  "plain-letters": [],
  refusal: [],
  "secret-strength": [],
  work: ["env"],
  "yield-to-event-loop": [],
  env: ["secret-strength"],
};
// The process' own table of contents may know everybody.
const MAY_ALL = ["boot", "replica", "maintenance", "command", "root", "entry"];

/** What the client imports of the product: it knows nothing but HTTP. */
function foreignToClient(sources: Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
      .map(([, target = ""]) => target)
      .filter((target) => /^[~#/]|^\.\.|(?:^|\/)app\//.test(target))
      .map((target) => `${file} imports ${target}`),
  );
}

type Source = { file: string; text: string };

function brokenRules(sources: Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const from = areaOf(file);
    if (MAY_ALL.includes(from)) return [];
    return importsOf(file, text).flatMap((target) => {
      const to = areaOf(target);
      if (to === from)
        return from === "routes" && !isPartOf(file, target) ? [`${file} imports the route ${target}`] : [];
      return [...(MAY_IMPORT[from] ?? []), ...EVERYONE].includes(to)
        ? []
        : [`${file} (${from}) imports ${target} (${to})`];
    });
  });
}

/** Pieces of a page lie in parts/ beside the routes of one area: they are no routes, and only that area imports them. */
function isPartOf(file: string, target: string): boolean {
  const [, area = ""] = file.split("/");
  return target.startsWith(`routes/${area}/parts/`);
}

function featureCycles(sources: Source[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const from = /^features\/([^/]+)\//.exec(file)?.[1];
    if (!from) continue;
    for (const target of importsOf(file, text)) {
      const to = /^features\/([^/]+)\//.exec(target)?.[1];
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const walk = (node: string, path: string[]): string[] => {
    if (path.includes(node)) return [[...path, node].join(" → ")];
    return [...(edges.get(node) ?? [])].flatMap((next) => walk(next, [...path, node]));
  };
  return [...edges.keys()].flatMap((start) => walk(start, []));
}

/** Names that a file passes on from another folder: so a layer would reach what it may not import. */
function passedOn(sources: Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    if (MAY_ALL.includes(areaOf(file))) return [];
    const foreign = (specifier: string) => {
      const target = importsOf(file, `from "${specifier}"`)[0];
      return target === undefined ? !specifier.startsWith(".") : unitOf(target) !== unitOf(file);
    };
    const direct = [...text.matchAll(/export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s+from\s+"([^"]+)"/g)]
      .map(([, specifier = ""]) => specifier)
      .filter(foreign);
    const imported = [...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"([^"]+)"/g)]
      .filter(([, , specifier = ""]) => foreign(specifier))
      .flatMap(([, names = ""]) => namesIn(names, 1));
    const exported = [...text.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}\s*;/g)].flatMap(([, names = ""]) =>
      namesIn(names, 0),
    );
    return [...direct, ...exported.filter((name) => imported.includes(name))].map(
      (what) => `${file} passes on ${what}`,
    );
  });
}

// The names in braces: of "a as b" the first or the second.
function namesIn(list: string, which: 0 | 1): string[] {
  return list.split(",").flatMap((one) => {
    const [name = "", alias = name] = one
      .replace(/\btype\s/, "")
      .trim()
      .split(/\s+as\s+/);
    return name === "" ? [] : [which === 0 ? name : alias];
  });
}

function unitOf(file: string): string {
  return /^features\/[^/]+/.exec(file)?.[0] ?? areaOf(file);
}

function areaOf(file: string): string {
  const [first = ""] = file.split("/");
  return first.replace(/(\.(server|client))?(\.tsx?)?$/, "").replace(/^entry.*/, "entry");
}

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return specifiers
    .flatMap((specifier) => {
      if (specifier.startsWith("~/")) return [specifier.slice(2)];
      if (specifier.startsWith(".")) return [normalize(join(dirname(file), specifier))];
      return [];
    })
    .filter((target) => !target.startsWith(".."));
}

function appSources(): Source[] {
  const files: string[] = readdirSync("app", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }));
}

const sources = appSources();

test("every folder imports only what it may", () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(brokenRules(sources)).toEqual([]);
});

test("the check sees a route that reaches into the database, and career that reaches out", () => {
  const bad = [
    { file: "routes/auth/login.tsx", text: 'import { db } from "~/db/client.server"' },
    { file: "career/rank.ts", text: 'import { log } from "~/features/writing/draft"' },
    { file: "routes/auth/login.tsx", text: 'import { x } from "./register"' },
    { file: "routes/auth/login.tsx", text: 'import { x } from "~/routes/admin/parts/user-list"' },
    { file: "routes/auth/parts/login-mail.tsx", text: 'import { x } from "../register"' },
  ];
  expect(brokenRules(bad)).toHaveLength(5);
  const good = [{ file: "routes/auth/login.tsx", text: 'import { x } from "./parts/login-mail"' }];
  expect(brokenRules(good)).toEqual([]);
});

test("no file passes on what another folder exports", () => {
  expect(passedOn(sources)).toEqual([]);
  const bad = [
    {
      file: "features/accounts/google.server.ts",
      text: 'export { CALLBACK } from "~/providers/google/google.server";',
    },
    {
      file: "features/payments/payments.server.ts",
      text: 'import { origin, type Payment as P } from "~/features/billing/plans";\nexport { P };',
    },
    { file: "ui/money.ts", text: 'export * from "../money";' },
    { file: "features/ai/text.ts", text: 'export { z } from "zod";' },
  ];
  expect(bad.map((source) => passedOn([source]).length)).toEqual([1, 1, 1, 1]);
  expect(passedOn([{ file: "features/ai/text.ts", text: 'export { one } from "./other";' }])).toEqual([]);
});

test("features form no cycle", () => {
  expect(featureCycles(sources)).toEqual([]);
  const circle = [
    { file: "features/a/one.ts", text: 'import "~/features/b/two"' },
    { file: "features/b/two.ts", text: 'import "~/features/a/one"' },
  ];
  expect(featureCycles(circle).length).toBeGreaterThan(0);
});

test("only env.server.ts reads the environment", () => {
  const readers = sources.filter(({ text }) => /process\.env/.test(text)).map(({ file }) => file);
  expect(readers).toEqual(["env.server.ts"]);
});

test("features and career know no HTTP", () => {
  const guilty = sources.filter(
    ({ file, text }) =>
      /^(features|career|jobs|files)\//.test(file) &&
      /\b(FormData|new Response|: Request\b|cookies?\b.*headers)/.test(text),
  );
  expect(guilty.map(({ file }) => file)).toEqual([]);
});

test("every route file is in the table of addresses, and only routes and entries export a default", () => {
  const table = readFileSync("app/routes.ts", "utf8");
  const isPart = (file: string) => /^routes\/[^/]+\/parts\//.test(file);
  const files = sources
    .filter(({ file }) => file.startsWith("routes/") && !isPart(file))
    .map(({ file }) => file);
  expect(files.filter((file) => !table.includes(`"${file}"`))).toEqual([]);
  const doors = sources.filter(
    ({ file, text }) => isPart(file) && /^export (async )?(const|function) (loader|action)\b/m.test(text),
  );
  expect(doors.map(({ file }) => file)).toEqual([]);
  const defaults = sources.filter(
    ({ file, text }) =>
      /^export default/m.test(text) && (isPart(file) || !/^(routes\/|routes\.ts|root\.|entry)/.test(file)),
  );
  expect(defaults.map(({ file }) => file)).toEqual([]);
});

test("every loader and action guards itself or is open on purpose", () => {
  // Pages for everybody; each name here is a decision.
  const OPEN = [
    "public/landing.tsx",
    "public/not-found.tsx",
    "public/privacy-policy.tsx",
    "public/terms-of-service.tsx",
    "public/developers.tsx",
    "public/developers-area.tsx",
    "public/sitemap.ts",
    "public/data-saver.ts",
    "public/unsubscribe.tsx", // the token in the mail is the guard
    "public/robots.ts",
    "api/login-redirect.ts",
    "public/outbox.tsx",
    "public/components.tsx",
    "public/outbox-mail.ts",
    "share/receive.tsx", // what is shared signed out waits for its person
    "auth/login.tsx",
    "auth/second-step.tsx", // the pending sign-in is the guard
    "auth/passkey.tsx",
    "auth/passkey-options.ts", // a challenge for whoever signs in; a session or a pending sign-in for the rest
    "api/auth-second-step.ts", // the pending sign-in is the guard
    "auth/register.tsx",
    "auth/verify-email.tsx",
    "auth/logout.ts",
    "api/not-found.ts",
    "api/healthz.ts",
    "api/readyz.ts",
    "api/metrics.ts", // the operator's token, or the server's own network
    "api/auth-logout.ts",
    "api/auth-login.ts",
    "api/auth-send-otp.ts",
    "api/auth-verify-otp.ts",
    "api/auth-send-magic-link.ts",
    "api/auth-verify-magic-link.ts",
    "api/auth-google.ts",
    "api/auth-callback.ts",
    "api/auth-register.ts",
    "api/auth-forgot-password.ts",
    "api/auth-reset-password.ts",
    "api/auth-validate-reset-token.ts",
    "api/auth-verify-email.ts",
    "api/auth-resend-verification.ts",
    "auth/forgot-password.tsx",
    "auth/reset-password.tsx",
    "auth/magic-link.tsx",
    "auth/magic-link-error.tsx",
    "auth/google.ts",
    "auth/callback.tsx",
    "account/confirm-email.tsx", // the token in the mail is the guard
    "account/delete-account-confirm.tsx",
    "account/delete-account-closed.tsx",
    "account/delete-account-download.ts",
    "billing/payment-return.tsx",
    "api/payment-webhook.ts",
    "api/support-inbound.ts",
    "api/document-count.ts",
    "api/plans.ts",
    "public/pay-for.tsx", // the signature in the address is what its owner gave away
    "public/invitation.tsx", // the code is what its owner gave away; a first name stands behind it
    "api/openapi.ts",
  ];
  const unguarded = sources
    .filter(({ file }) => file.startsWith("routes/") && !OPEN.includes(relative("routes", file)))
    .flatMap(({ file, text }) => unguardedDoors(file, text).map((door) => `${file} ${door}`));
  expect(unguarded).toEqual([]);
});

test.each([
  [
    "two guards in the loader, none in the action",
    `export const loader = page(({ request }) => { requireUser(request); requireUser(request); });
     export const action = page(async ({ request }) => save(await request.formData()));`,
    ["action"],
  ],
  [
    "a function that is no guard, though its name is a property elsewhere",
    `export async function loader({ request }: Args) { return guards.requireUser; }`,
    ["loader"],
  ],
  [
    "a method that is refused only now and then",
    `export const action = api(({ request }) => { if (request.method !== "POST") return allow(request, "POST"); return erase(); });`,
    ["action"],
  ],
  ["a loader from elsewhere, which nobody has read", `export { loader } from "./other";`, ["loader"]],
  [
    "a guard two functions away",
    `const first = (request: Request) => requireUser(request); const second = (request: Request) => first(request);
     export const loader = api(({ request }) => second(request));`,
    ["loader"],
  ],
  [
    "guards in the body, in a function of the module, shared by both, and a plain refusal",
    `const answer = api(({ request }) => requireApiAdmin(request)); const find = (request: Request) => requireUser(request);
     export const loader = answer; export async function action({ request }: Args) { return find(request); }`,
    [],
  ],
  [
    "an API route for members",
    `const route = apiRoute({ "GET /api/documents": list }); export const loader = route;`,
    [],
  ],
  [
    "an API route of which one call is open",
    `export const loader = apiRoute({ "GET /api/documents": list, "GET /api/openapi.json": show });`,
    ["loader"],
  ],
  [
    "an API route that the contract does not have",
    `export const loader = apiRoute({ "GET /api/no-such": list });`,
    ["loader"],
  ],
])("the check of guards sees: %s", (_what, text, doors) => {
  expect(unguardedDoors("route.ts", text)).toEqual(doors);
});

// Sample data lives in tests/fixtures. Two examples are content of the product: the one of the landing page, and the one with which an admin tries a prompt.
const PRODUCT_EXAMPLES = ["features/writing/example.server.ts", "features/ai/prompts/example-input.ts"];
const DATA_NAME =
  /(?:^|[./-])(?:fixtures?|samples?|held-?out|corpus|corpora|mock|dummy|arbitrary|arbitraries|fresh|habits|mutants?|demo)(?=[./-]|$)/i;
const IS_RESUME_OR_ADVERT =
  /`[^`]*\n\s*(?:WORK(?:ING)? (?:EXPERIENCE|HISTORY)|EDUCATION(?:AL)?(?: [A-Z ]+)?|PROFESSIONAL EXPERIENCE|Requirements:|REQUIREMENTS|HOW TO APPLY)\s*\n[^`]*\n[^`]*`/;
const IMPORTS_TESTS = /(?:from|import)\s*\(?\s*"(?:#tests\/|(?:\.\.?\/)+tests\/)/;

function sampleData(sources: Source[]): string[] {
  return sources.flatMap(({ file, text }) => [
    ...(DATA_NAME.test(file) ? [`${file} is named like sample data`] : []),
    ...(IMPORTS_TESTS.test(text) ? [`${file} imports from tests`] : []),
    ...(IS_RESUME_OR_ADVERT.test(text) && !PRODUCT_EXAMPLES.includes(file)
      ? [`${file} holds a resume or an advert`]
      : []),
  ]);
}

test("no sample data and no import from tests in the product", () => {
  expect(sampleData(sources)).toEqual([]);
  const bad = [
    { file: "career/lock/nurse.fixture.ts", text: "" },
    { file: "career/profile/resume-samples.ts", text: "" },
    { file: "career/profile/fresh/one.ts", text: "" },
    { file: "career/score.ts", text: 'import { PEOPLE } from "#tests/fixtures/people";' },
    { file: "files/partial-upload-store.server.ts", text: 'await import("../../tests/house")' },
    {
      file: "career/profile/parse-resume.ts",
      text: "const one = `Ada Obi\n\nWORK EXPERIENCE\nClerk\n- Filed letters\n`;",
    },
    {
      file: "career/job-advert/read-advert.ts",
      text: "const ad = `Driver wanted\nRequirements:\n- Licence\n`;",
    },
  ];
  expect(sampleData(bad)).toHaveLength(bad.length);
});

test("the client imports nothing of the product", () => {
  const text =
    'import { z } from "zod";\nimport { api } from "./api";\nconst a = await import("~/refusal");\nexport * from "../app/time";';
  expect(foreignToClient([{ file: "client/x.ts", text }])).toEqual([
    "client/x.ts imports ~/refusal",
    "client/x.ts imports ../app/time",
  ]);
  const sources = readdirSync("client").map((name) => ({
    file: `client/${name}`,
    text: readFileSync(join("client", name), "utf8"),
  }));
  expect(sources.length).toBeGreaterThan(2);
  expect(foreignToClient(sources)).toEqual([]);
});
