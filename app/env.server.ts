import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { version } from "../package.json";
import { isGuessable } from "./secret-strength";

// The only reader of process.env. A bad or missing variable stops the process with its name.
const optional = z.string().trim().min(1).optional().catch(undefined);

const RANDOM_SECRET = "a random secret of at least 32 characters, such as `openssl rand -base64 32` prints";

/** Backups leave the machine only with all of them. */
const OFF_SITE = ["BACKUP_S3_ENDPOINT", "BACKUP_S3_BUCKET", "BACKUP_S3_KEY_ID", "BACKUP_S3_SECRET"] as const;

const Environment = z.object({
  APP_MODE: z.enum(["local", "live"]).default("local"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: optional,
  APP_URL: z.url().optional(),
  SITE_NAME: z.string().trim().min(1).max(60).default("Oya Apply"),
  DATA_DIR: z.string().default("./data"),
  ADMIN_EMAILS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
  SESSION_SECRET: optional,
  ENCRYPTION_KEY: optional
    .transform((list) =>
      list
        ?.split(",")
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .refine(
      (keys) => keys === undefined || (keys.length > 0 && keys.every((key) => decodeKey(key).length === 32)),
      "each key must be 32 random bytes in base64 or hex, such as `openssl rand -base64 32` prints; several are separated by commas",
    ),
  MAIL_URL: optional,
  MAIL_FROM: z.string().default("Oya Apply <no-reply@localhost>"),
  SUPPORT_EMAIL: z
    .email()
    .transform((email) => email.toLowerCase())
    .optional()
    .or(z.literal("").transform(() => undefined)),
  SUPPORT_WHATSAPP: z
    .string()
    .transform((number) => number.replace(/[\s()+-]/g, ""))
    .refine(
      (number) => /^\d{7,15}$/.test(number) || number === "",
      "must be a telephone number with its country code, such as +2348012345678",
    )
    .transform((number) => number || undefined)
    .optional(),
  SUPPORT_INBOUND_SECRET: optional,
  SUPPORT_IMAP_URL: z
    .string()
    .refine(
      (address) => address === "" || /^imaps?:\/\/[^\s@/]+:[^\s@/]+@[^\s/]+/.test(address),
      "must be a mailbox such as imaps://user:password@host:993/INBOX",
    )
    .transform((address) => address || undefined)
    .optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_BASE_URL: optional,
  LLM_PROVIDER: optional.transform((slug) => slug?.toLowerCase()),
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  LLM_BASE_URL: optional.refine(
    (address) => address === undefined || URL.canParse(address),
    "must be a full address, such as http://localhost:11434/v1",
  ),
  ALLOW_LOCAL_LLM: z
    .enum(["0", "1", ""])
    .default("0")
    .transform((allowed) => allowed === "1"),
  AI_IDLE_TIMEOUT_MS: z.coerce.number().int().min(1000).max(600_000).default(15_000),
  AI_WRITING_TIME_MS: z.coerce.number().int().min(1000).max(900_000).default(38_000),
  TIMEOUT_FACTOR: z.coerce.number().min(1).max(100).default(1),
  AI_JUDGE_TIME_MS: z.coerce.number().int().min(1000).max(900_000).default(6000),
  PAYSTACK_SECRET_KEY: z
    .string()
    .trim()
    .min(1)
    .regex(
      /^sk_(test|live)_\w+(\s*,\s*sk_(test|live)_\w+)?$/,
      "must be a secret key, sk_test_… or sk_live_…, or the new and the old one with a comma between them",
    )
    .optional()
    .or(z.literal("").transform(() => undefined)),
  PAYSTACK_BASE_URL: optional,
  PAYSTACK_BANK: z
    .string()
    .trim()
    .regex(/^[a-z-]{3,40}$/, "must be a bank of Paystack’s list, such as titan-paystack or wema-bank")
    .optional()
    .or(z.literal("").transform(() => undefined)),
  TRUST_PROXY: z
    .string()
    .regex(/^(none|fly|[1-9])$/, "must be none, fly or the number of proxies (1 to 9)")
    .default("none"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  BACKUP_HOURS: z
    .string()
    .trim()
    .regex(
      /^(off|([01]?\d|2[0-3])(\s*,\s*([01]?\d|2[0-3]))*)$/,
      "must be hours of the day in Lagos, such as 2 or 2,14, or off",
    )
    .default("2")
    .transform((hours) => (hours === "off" ? [] : hours.split(",").map(Number))),
  BACKUP_S3_ENDPOINT: optional.refine(
    (address) => address === undefined || URL.canParse(address),
    "must be a full address, such as https://s3.eu-central-1.amazonaws.com",
  ),
  BACKUP_S3_BUCKET: optional,
  BACKUP_S3_REGION: z.string().trim().default("auto"),
  BACKUP_S3_PREFIX: z
    .string()
    .trim()
    .regex(/^([\w.-]+\/)*$/, "must be folders that end with a slash, such as oya/")
    .default(""),
  BACKUP_S3_KEY_ID: optional,
  BACKUP_S3_SECRET: optional,
  METRICS_TOKEN: optional,
  ALERT_WEBHOOK_URL: optional.refine(
    (address) => address === undefined || URL.canParse(address),
    "must be a full address, such as https://hooks.example/oya",
  ),
  ALERT_WEBHOOK_SECRET: optional,
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(200),
  SENTRY_DSN: optional.refine(
    (dsn) => dsn === undefined || /^https?:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(dsn),
    "must be the address that Sentry names, such as https://key@o1.ingest.sentry.io/2",
  ),
  TEST_FAILPOINT: optional,
  LITEFS_DIR: optional,
  LITEFS_HTTP: z.url().default("http://127.0.0.1:20202"),
  PRIMARY_URL: z
    .url()
    .optional()
    .or(z.literal("").transform(() => undefined)),
  CLUSTER_SECRET: optional,
});

export const env = parseEnvironment(process.env);

function parseEnvironment(source: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(source);
  if (!parsed.success)
    return exitWithProblems(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const value = parsed.data;
  const dataDir = resolve(value.DATA_DIR);
  const modeProblems = value.APP_MODE === "live" ? findLiveModeProblems(value) : findLocalModeProblems(value);
  const problems = [...modeProblems, ...findMissingPartners(value), ...findClusterProblems(value)];
  if (problems.length > 0) return exitWithProblems(problems);
  mkdirSync(dataDir, { recursive: true });
  return {
    ...value,
    DATA_DIR: dataDir,
    HOST: value.HOST ?? (value.APP_MODE === "live" ? "0.0.0.0" : "127.0.0.1"),
    APP_URL: (value.APP_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ""),
    SESSION_SECRET: value.SESSION_SECRET ?? loadOrCreateSecret(dataDir, "session-secret"),
    /** The first key encrypts, all keys decrypt. */
    ENCRYPTION_KEY: (value.ENCRYPTION_KEY ?? [loadOrCreateSecret(dataDir, "encryption-key")]).map(decodeKey),
    VERSION: version,
    /** In the mount of LiteFS where there is one: nothing but databases may lie there. */
    DATABASE_FILE: join(value.LITEFS_DIR ? resolve(value.LITEFS_DIR) : dataDir, "oya.db"),
    /** Where backups go off the machine, if anywhere. */
    offSite: findOffSite(value),
    isLive: value.APP_MODE === "live",
    isLocal: value.APP_MODE === "local",
  };
}

function findLiveModeProblems(value: z.infer<typeof Environment>): string[] {
  const problems: string[] = [];
  if (!value.SESSION_SECRET || isWeakSecret(value.SESSION_SECRET))
    problems.push(`SESSION_SECRET: live mode needs ${RANDOM_SECRET}`);
  if (!value.ENCRYPTION_KEY)
    problems.push(
      "ENCRYPTION_KEY: live mode needs a key of 32 random bytes, such as `openssl rand -base64 32` prints; it locks the API keys of providers",
    );
  if (value.ENCRYPTION_KEY?.some((key) => isGuessable(decodeKey(key))))
    problems.push("ENCRYPTION_KEY: a key is not random; `openssl rand -base64 32` prints one");
  if (!value.APP_URL?.startsWith("https://"))
    problems.push("APP_URL: live mode needs the public https:// address");
  if (!value.MAIL_URL)
    problems.push("MAIL_URL: live mode needs an SMTP address; the local outbox sends nothing");
  else if (/ignoretls|rejectunauthorized|requiretls/i.test(value.MAIL_URL))
    problems.push(
      "MAIL_URL: live mode sends mail over TLS with a checked certificate; leave those options out",
    );
  if (value.MAIL_FROM.includes("@localhost"))
    problems.push("MAIL_FROM: live mode needs a real sender address");
  if (Boolean(value.GOOGLE_CLIENT_ID) !== Boolean(value.GOOGLE_CLIENT_SECRET)) {
    problems.push(
      `${value.GOOGLE_CLIENT_ID ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID"}: Google sign-in needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET`,
    );
  }
  if (value.SUPPORT_INBOUND_SECRET && isWeakSecret(value.SUPPORT_INBOUND_SECRET))
    problems.push(`SUPPORT_INBOUND_SECRET: live mode needs ${RANDOM_SECRET}`);
  if (value.METRICS_TOKEN && isWeakSecret(value.METRICS_TOKEN))
    problems.push(`METRICS_TOKEN: live mode needs ${RANDOM_SECRET}`);
  if (value.ALERT_WEBHOOK_SECRET && isWeakSecret(value.ALERT_WEBHOOK_SECRET))
    problems.push(`ALERT_WEBHOOK_SECRET: live mode needs ${RANDOM_SECRET}`);
  if (value.SUPPORT_IMAP_URL?.startsWith("imap:"))
    problems.push("SUPPORT_IMAP_URL: live mode reads mail over TLS only; begin it with imaps://");
  if (value.GOOGLE_BASE_URL) problems.push("GOOGLE_BASE_URL: only for tests, never in live mode");
  if (value.LLM_PROVIDER && !value.LLM_API_KEY && value.LLM_PROVIDER !== "custom")
    problems.push("LLM_API_KEY: the provider named in LLM_PROVIDER needs a key");
  if (!value.PAYSTACK_SECRET_KEY)
    problems.push("PAYSTACK_SECRET_KEY: live mode needs the live secret key; the sandbox moves no money");
  if (value.PAYSTACK_SECRET_KEY?.includes("sk_test_"))
    problems.push(
      "PAYSTACK_SECRET_KEY: live mode does not accept a test key, because nobody can pay with it",
    );
  if (value.PAYSTACK_BASE_URL) problems.push("PAYSTACK_BASE_URL: only for tests, never in live mode");
  if (value.TEST_FAILPOINT) problems.push("TEST_FAILPOINT: only for tests, never in live mode");
  return problems;
}

// The nodes of a cluster read one database and trust one another, so none may make secrets of its own.
function findClusterProblems(value: z.infer<typeof Environment>): string[] {
  if (!value.LITEFS_DIR) return [];
  const problems = (["PRIMARY_URL", "CLUSTER_SECRET", "SESSION_SECRET", "ENCRYPTION_KEY"] as const)
    .filter((name) => !value[name])
    .map((name) => `${name}: needed with LITEFS_DIR, the same on every node`);
  if (value.APP_MODE === "live" && value.CLUSTER_SECRET && isWeakSecret(value.CLUSTER_SECRET))
    problems.push(`CLUSTER_SECRET: live mode needs ${RANDOM_SECRET}`);
  return problems;
}

// Half a configuration would look as if it worked.
function findMissingPartners(value: z.infer<typeof Environment>): string[] {
  const missing = OFF_SITE.filter((name) => !value[name]);
  return [
    ...(missing.length < OFF_SITE.length
      ? missing.map((name) => `${name}: backups off the machine need ${OFF_SITE.join(", ")}`)
      : []),
    ...(value.ALERT_WEBHOOK_URL && !value.ALERT_WEBHOOK_SECRET
      ? ["ALERT_WEBHOOK_SECRET: the webhook of alerts is signed, so it needs a secret"]
      : []),
  ];
}

function findOffSite(value: z.infer<typeof Environment>) {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET } = value;
  if (!BACKUP_S3_ENDPOINT || !BACKUP_S3_BUCKET || !BACKUP_S3_KEY_ID || !BACKUP_S3_SECRET) return undefined;
  return {
    endpoint: BACKUP_S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: BACKUP_S3_BUCKET,
    prefix: value.BACKUP_S3_PREFIX,
    region: value.BACKUP_S3_REGION,
    keyId: BACKUP_S3_KEY_ID,
    secret: BACKUP_S3_SECRET,
  };
}

function isWeakSecret(secret: string): boolean {
  return secret.length < 32 || isGuessable(Buffer.from(secret));
}

function decodeKey(text: string): Buffer {
  // Also reads base64url.
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
}

function findLocalModeProblems(value: z.infer<typeof Environment>): string[] {
  return value.PAYSTACK_SECRET_KEY?.includes("sk_live_")
    ? ["PAYSTACK_SECRET_KEY: local mode does not accept a live key, because it moves real money"]
    : [];
}

// In local mode a missing secret is created once and stored beside the database, so that a restart ends no
// session.
function loadOrCreateSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function exitWithProblems(problems: string[]): never {
  process.stderr.write(
    `Oya Apply cannot start:\n${problems.map((problem) => `  - ${problem}`).join("\n")}\n`,
  );
  process.exit(78);
}
