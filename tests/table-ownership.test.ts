import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Each table belongs to one owner, which alone writes it and, but for the readers named below, alone reads it. Everybody else calls the owner's
// exported functions. A file of app/db/schema/ holds the tables of one owner.
const OWNERS: Record<string, string> = {
  "account-events": "features/account-events/",
  accounts: "features/accounts/",
  ai: "features/ai/",
  alerts: "features/alerts/",
  analytics: "features/analytics-events/",
  announcements: "features/announcements/",
  api: "features/api/",
  "app-settings": "db/app-settings.server.ts",
  applications: "features/applications/",
  audit: "features/admin/",
  balances: "features/balances/",
  billing: "features/billing/",
  complaints: "features/complaints/",
  decisions: "features/writing/",
  deposits: "features/deposits/",
  documents: "features/documents/",
  "generation-parts": "features/writing/",
  generations: "features/writing/",
  institutions: "features/institutions/",
  jobs: "jobs/",
  "letter-questions": "features/writing/",
  payments: "features/payments/",
  profiles: "features/profile/",
  referrals: "features/referrals/",
  "rate-limits": "http/",
  support: "features/support/",
  "two-step": "features/two-step/",
  webhooks: "features/webhooks/",
};

// Who may read tables of others, and why. The list is closed: a new reader calls the owner's functions instead.
const ANALYTICS =
  "read-only figures over everybody, which no function of an owner could give without a query for each account";
const READERS: { file: string; tables: string[]; why: string }[] = [
  {
    file: "db/client.server.ts",
    tables: ["*"],
    why: "gives all tables to the query builder, and queries none itself",
  },
  {
    file: "features/accounts/export-columns.ts",
    tables: ["*"],
    why: "types only: which columns of every table the export holds",
  },
  {
    file: "features/accounts/export.server.ts",
    tables: ["documents", "supportImages"],
    why: "the export of everything about one person, row by row, as the law asks for",
  },
  {
    file: "features/accounts/export-data.server.ts",
    tables: [
      "accountEvents",
      "authenticatorApps",
      "billingEvents",
      "complaints",
      "creditLedger",
      "partialUploads",
      "passkeys",
      "rememberedBrowsers",
      "uploads",
      "webhookDeliveries",
      "webhookEndpoints",
    ],
    why: "the export of everything about one person, row by row, as the law asks for",
  },
  {
    file: "features/accounts/export-files.server.ts",
    tables: ["conversations", "documents", "supportImages", "supportMessages"],
    why: "the export of everything about one person, row by row, as the law asks for",
  },
  {
    file: "features/accounts/export-money.server.ts",
    tables: [
      "balanceEntries",
      "chosenOffers",
      "depositReturns",
      "deposits",
      "institutionMembers",
      "institutionSeats",
      "payRequests",
      "virtualAccounts",
    ],
    why: "the export of everything about one person, row by row, as the law asks for",
  },
  {
    file: "features/accounts/export-sections.server.ts",
    tables: [
      "applications",
      "conversations",
      "decisions",
      "disputes",
      "documents",
      "documentVersions",
      "generationParts",
      "generations",
      "letterQuestions",
      "payments",
      "profileFacts",
      "profiles",
      "profileSources",
      "profileVersions",
      "referralCodes",
      "referrals",
      "receipts",
      "refunds",
      "supportMessages",
    ],
    why: "the export of everything about one person, row by row, as the law asks for",
  },
  {
    file: "features/data-rights/retention.server.ts",
    tables: ["billingEvents", "mails", "users"],
    why: "finds what grew too old over several owners in one query; the owners delete it",
  },
  {
    file: "features/documents/printed-photo.server.ts",
    tables: ["photos"],
    why: "read-only, for files; the owner of photos makes documents for its export, so calling it would be a cycle",
  },
  {
    file: "features/data-rights/document-retention.server.ts",
    tables: ["documents", "users"],
    why: "finds old documents with their owners in one query; the owner of the table deletes them",
  },
  {
    file: "features/accounts/mail.server.ts",
    tables: ["jobs"],
    why: "read-only join: mails that are stuck, with the tries of their jobs",
  },
  {
    file: "features/admin/audit.server.ts",
    tables: ["users"],
    why: "read-only join: the log of acts with the names of who acted",
  },
  {
    file: "features/admin/audit-subjects.server.ts",
    tables: ["aiPrompts", "aiProviders", "complaints", "conversations", "users"],
    why: "read-only names of what acts were about; the owners import the log, so calling them would be a cycle",
  },
  {
    file: "features/admin/users.server.ts",
    tables: ["userSequence", "users"],
    why: "read-only join: the list of a hundred thousand accounts by words and plan, a page at a time",
  },
  {
    file: "features/admin/user-search.server.ts",
    tables: ["userSequence", "planPeriods", "users"],
    why: "read-only search of a hundred thousand accounts by words and plan, in one query",
  },
  {
    file: "features/admin/narrow-users.server.ts",
    tables: ["userSequence", "coveragePeriods", "payments", "users"],
    why: "read-only conditions of the same search: state, and the end of what is paid",
  },
  {
    file: "features/payments/payment-search.server.ts",
    tables: ["users"],
    why: "read-only join: the list of payments with the names of who paid",
  },
  {
    file: "features/support/conversation-detail.server.ts",
    tables: ["users"],
    why: "read-only join: a conversation is shown with the names of its writers",
  },
  {
    file: "features/support/inbox.server.ts",
    tables: ["users"],
    why: "read-only join: the inbox is searched and shown by the names of who wrote",
  },
  {
    file: "features/analytics-events/events.server.ts",
    tables: ["userSequence"],
    why: "every event is stored under the person's number, in the transaction of the act",
  },
  {
    file: "features/analytics/activity.server.ts",
    tables: ["userSequence", "analyticsEvents"],
    why: ANALYTICS,
  },
  {
    file: "features/analytics/deferred-revenue.server.ts",
    tables: ["coveragePeriods", "analyticsEvents", "refunds"],
    why: ANALYTICS,
  },
  {
    file: "features/analytics/user-counts.server.ts",
    tables: ["coveragePeriods", "userSequence", "analyticsEvents", "planPeriods", "users"],
    why: ANALYTICS,
  },
  {
    file: "features/analytics/cohorts.server.ts",
    tables: ["analyticsEvents"],
    why: ANALYTICS,
  },
  {
    file: "features/analytics/top-spenders.server.ts",
    tables: ["userSequence", "analyticsEvents", "users"],
    why: ANALYTICS,
  },
  { file: "features/analytics/user-slices.server.ts", tables: ["userSequence"], why: ANALYTICS },
  {
    file: "features/analytics/metric-sums.server.ts",
    tables: ["dailyMetrics", "invalidatedDays"],
    why: ANALYTICS,
  },
];

type Source = { file: string; text: string };
type Table = { name: string; sqlName: string; owner: string };

const tables = readTables();

test("every table has one owner, and others neither read it, but for the named readers, nor write it", () => {
  expect(tables.length).toBeGreaterThan(40);
  expect(brokenRules(appSources())).toEqual([]);
});

test("every named reader is needed and has a reason", () => {
  const sources = appSources();
  const needed = sources.flatMap((source) =>
    tablesIn(source).flatMap(({ name, owner }) =>
      source.file.startsWith(owner) ? [] : [`${source.file} ${name}`],
    ),
  );
  const wholesale = sources.filter(takesAll).map(({ file }) => `${file} *`);
  const named = READERS.flatMap(({ file, tables }) => tables.map((table) => `${file} ${table}`));
  expect(named.filter((reading) => ![...needed, ...wholesale].includes(reading))).toEqual([]);
  expect(READERS.filter(({ why }) => why.length < 20)).toEqual([]);
});

test("the check sees a foreign table that is imported, renamed, written by a named reader, named in SQL, or taken with all others", () => {
  const bad: Source[] = [
    { file: "features/support/inbox.server.ts", text: 'import { payments } from "~/db/schema";' },
    {
      file: "features/ai/providers/failover-order.server.ts",
      text: 'import { users as people } from "~/db/schema/accounts";',
    },
    {
      file: "features/admin/audit.server.ts",
      text: 'import { auditLog, users } from "~/db/schema";\ntx.update(users).set({});',
    },
    { file: "features/site/public-stats.server.ts", text: "db.get(sql`select count(*) from generations`)" },
    { file: "routes/admin/people.tsx", text: 'import * as schema from "~/db/schema";' },
    { file: "features/site/public-stats.server.ts", text: 'const { users } = await import("~/db/schema");' },
  ];
  expect(bad.map((source) => brokenRules([source]).length)).toEqual([1, 1, 1, 1, 1, 1]);
  const good: Source[] = [
    {
      file: "features/accounts/profile.server.ts",
      text: 'import { users } from "~/db/schema";\ntx.update(users).set({});',
    },
    { file: "features/billing/rules.ts", text: 'import type { billingEvents } from "~/db/schema";' },
    { file: "features/site/terms.ts", text: '"We take money from users and from payments only."' },
  ];
  expect(brokenRules(good)).toEqual([]);
});

function readTables(): Table[] {
  const files = readdirSync("app/db/schema").filter((file) => !/^(index|columns|values)\.ts$/.test(file));
  return files.flatMap((file) => {
    const owner = OWNERS[file.replace(/\.ts$/, "")];
    if (!owner) throw new Error(`app/db/schema/${file} has no owner in tests/table-ownership.test.ts`);
    const text = readFileSync(`app/db/schema/${file}`, "utf8");
    return [...text.matchAll(/export const (\w+) = sqliteTable\(\s*"(\w+)"/g)].map(
      ([, name = "", sqlName = ""]) => ({ name, sqlName, owner }),
    );
  });
}

function brokenRules(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const { file, text } = source;
    const readable = READERS.find((reader) => reader.file === file)?.tables ?? [];
    const foreign = tablesIn(source).filter(({ owner }) => !file.startsWith(owner));
    return [
      ...foreign
        .filter(({ name }) => !readable.includes(name))
        .map(({ name, owner }) => `${file} reads ${name}, which belongs to ${owner}`),
      ...foreign
        .filter(({ name, alias }) => readable.includes(name) && isWritten(text, alias))
        .map(({ name, owner }) => `${file} writes ${name}, which belongs to ${owner}`),
      ...(takesAll(source) && !readable.includes("*") ? [`${file} takes all tables`] : []),
    ];
  });
}

/** The tables that a file imports, each with the name it has there, and those that its SQL names. */
function tablesIn({ text }: Source): (Table & { alias: string })[] {
  const imported = [
    ...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"[^"]*db\/schema(?:\/[\w-]+)?"/g),
    ...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"\.\/schema(?:\/[\w-]+)?"/g),
  ].flatMap(([, names = ""]) =>
    names.split(",").flatMap((one) => {
      const [name = "", alias = name] = one
        .replace(/\btype\s/, "")
        .trim()
        .split(/\s+as\s+/);
      const table = tables.find((table) => table.name === name);
      return table ? [{ ...table, alias }] : [];
    }),
  );
  const queries = [...text.matchAll(/(?:\bsql(?:<[^>]*>)?|\b(?:prepare|exec|raw)\()\s*`([^`]*)`/g)].map(
    ([, query = ""]) => query,
  );
  const inSql = tables
    .filter(({ sqlName }) =>
      queries.some((query) =>
        new RegExp(`\\b(from|join|into|update|exists)\\s+["\`]?${sqlName}\\b`, "i").test(query),
      ),
    )
    .map((table) => ({ ...table, alias: table.name }));
  const seen = new Map([...imported, ...inSql].map((table) => [table.name, table]));
  return [...seen.values()];
}

function takesAll({ text }: Source): boolean {
  return /import\s+(type\s+)?\*\s+as\s+\w+\s+from\s+"[^"]*\/schema"|import\("[^"]*\/schema/.test(text);
}

function isWritten(text: string, alias: string): boolean {
  return new RegExp(`\\.(insert|update|delete)\\(\\s*${alias}\\s*\\)`).test(text);
}

function appSources(): Source[] {
  const files: string[] = readdirSync("app", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("db/schema/"))
    .map((file) => ({ file, text: readFileSync(`app/${file}`, "utf8") }));
}
