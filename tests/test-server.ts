import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";

// By the working directory: the benches are bundled elsewhere.
const PRELOADED = ["tests/no-egress.mjs", "tests/ends-with-parent.mjs"].flatMap((file) => [
  "--import",
  pathToFileURL(resolve(file)).href,
]);

// As npm start and the container.
const MEMORY_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=4"];

/**
 * A real server: the build, a data directory of its own, a port of its own. `kill -9` and start again as often as a test likes.
 * Its data directory is a copy of the run's template (tests/template-data.ts), where there is one; `isFirstStart` begins with an
 * empty directory, as live mode does always, since it refuses demo accounts. `within` comes before the command;
 * `host` is where it is reached. With ON_REPLICA it is a cluster, and whoever asks meets its replica (npm run test:replica).
 */
export async function startServer(
  environment: Record<string, string> = {},
  { isFirstStart = environment.APP_MODE === "live", ...place }: Start = {},
): Promise<TestServer> {
  const hasOwnPlace = ["DATA_DIR", "LITEFS_DIR", "PORT"].some((name) => environment[name] !== undefined);
  if (!process.env.ON_REPLICA || isFirstStart || hasOwnPlace)
    return startProcess(environment, { isFirstStart, ...place });
  const { startOnReplica } = await import("./replication/on-replica");
  return startOnReplica(environment);
}

type Start = { isFirstStart?: boolean; within?: readonly string[]; host?: string };

async function startProcess(
  environment: Record<string, string>,
  { isFirstStart, within = [], host = "127.0.0.1" }: Start,
) {
  const port = Number(environment.PORT ?? (await freePort()));
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "oya-server-"));
  const template = process.env.TEMPLATE_DATA;
  if (template && !environment.DATA_DIR && !isFirstStart) cpSync(template, dataDir, { recursive: true });
  const url = `http://${host}:${port}`;
  let server: ChildProcess | undefined;
  let output = "";
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  // Kept open while the server runs, because tests ask thousands of times; a stopped server's database may be replaced.
  let kept: Database.Database | undefined;
  const forget = () => {
    kept?.close();
    kept = undefined;
  };
  const withDatabase = <Result>(ask: (database: Database.Database) => Result): Result => {
    if (!isRunning()) forget();
    const database = kept ?? new Database(house.databaseFile);
    if (isRunning()) kept = database;
    try {
      return ask(database);
    } finally {
      if (!kept) database.close();
    }
  };

  const house = {
    url,
    dataDir,
    /** What this server was started with beyond the defaults: a command of its operator needs it too. */
    environment,
    databaseFile: join(environment.LITEFS_DIR ?? dataDir, "oya.db"),
    isRunning,
    /** Everything it has printed so far. */
    output: () => output,
    get pid() {
      return server?.pid ?? 0;
    },
    async start(more: Record<string, string> = {}) {
      const env: NodeJS.ProcessEnv = {
        PATH: process.env.PATH ?? "",
        NODE_ENV: "production",
        MALLOC_TRIM_THRESHOLD_: "131072",
        MALLOC_ARENA_MAX: "1",
        PORT: String(port),
        HOST: host,
        APP_URL: url,
        DATA_DIR: dataDir,
        TRUST_PROXY: "1",
        // A slow machine must not end the writing of a double.
        AI_WRITING_TIME_MS: "900000",
        AI_JUDGE_TIME_MS: "900000",
        ...(template && { TIMEOUT_FACTOR: "30" }), // nor make it answer that it is busy; the benches measure the product
        ...environment,
        ...more,
      };
      const [program = "", ...words] = [
        ...within,
        process.execPath,
        ...PRELOADED,
        ...MEMORY_FLAGS,
        "build/server.js",
      ];
      const started = spawn(program, words, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
      server = started;
      started.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      started.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      await until(async () => !isRunning() || (await isUp(url)));
      return house;
    },
    /** Waits until the process has ended by itself or by a signal; its exit code, or null after a signal. */
    async ended() {
      await until(() => !isRunning());
      forget();
      return server?.exitCode ?? null;
    },
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      if (!isRunning()) return forget();
      forget(); // so that the server is the last to close its database
      server?.kill(signal);
      await house.ended();
      if (output.includes("no egress: "))
        throw new Error(`the server tried to reach the outside: ${/no egress: \S+/.exec(output)?.[0] ?? ""}`);
    },
    /** The database, read beside the running server. */
    query<Row>(sql: string, ...values: unknown[]): Row[] {
      return withDatabase((database) => database.prepare<unknown[], Row>(sql).all(...values));
    },
    execute(sql: string, ...values: unknown[]) {
      return withDatabase((database) => database.prepare(sql).run(...values));
    },
    /** Waits until whoever asks sees what was written: a replica its primary's changes. */
    follow: () => {},
    visitor: () => new Visitor(url),
  };
  return house.start();
}

export type TestServer = Awaited<ReturnType<typeof startProcess>>;

/** A person with a browser without scripts: keeps cookies, names its origin, follows nothing by itself. */
export class Visitor {
  private cookies = new Map<string, string>();
  // As if each came through a proxy from a place of its own, so that limits per address meet one visitor at a time.
  private readonly from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250) + 1).join(".");
  constructor(readonly url: string) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  async post(
    path: string,
    fields: Record<string, string> | FormData,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.send(path, {
      method: "POST",
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      headers: { origin: this.url, ...headers },
    });
  }

  async send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${this.url}${path}`, {
      redirect: "manual",
      ...init,
      headers: { "x-forwarded-for": `10.${this.from}`, ...(cookie && { cookie }), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value.join("="));
    }
    return response;
  }

  get sessionToken(): string {
    return this.cookies.get("oya_session") ?? "";
  }

  /** Puts a cookie into this browser. */
  keep(name: string, value: string): this {
    this.cookies.set(name, value);
    return this;
  }

  /** A second browser window: the same cookies. */
  twin(): Visitor {
    const twin = new Visitor(this.url);
    twin.cookies = new Map(this.cookies);
    return twin;
  }

  async signIn(email: string, password: string): Promise<this> {
    const response = await this.post("/login", { email, password });
    if (response.status !== 303)
      throw new Error(`sign-in answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
    return this;
  }

  signInAsDemo() {
    return this.signIn("ada@demo.example", "Oya-let-us-go-2026!");
  }
}

/** Registers a new person, opens the link of the mail and presses the button. */
export async function registerPerson(
  house: Pick<TestServer, "visitor" | "query">,
  email: string,
  password = "Correct-Horse-7-Battery",
): Promise<Visitor> {
  const visitor = house.visitor();
  await visitor.post("/register", { fullName: "Ngozi Eze", email, password, confirmPassword: password });
  const token = await verificationToken(house, email);
  await visitor.post("/verify-email", { token, email });
  return visitor.signIn(email, password);
}

export async function verificationToken(house: Pick<TestServer, "query">, email: string): Promise<string> {
  let token: string | undefined;
  await until(async () => {
    const [mail] = house.query<{ text: string }>(
      "select text from mails where recipient = ? order by created_at desc limit 1",
      email,
    );
    token = /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    return token !== undefined;
  });
  return token ?? "";
}

// Generous, for a busy machine: whoever waits goes on as soon as it is true.
const WAITS_MS = 300_000;

/** Ends as soon as it is true; throws when it never becomes true. How fast things must be is for the benches to say. */
export async function until(isTrue: () => Promise<boolean> | boolean, limitMs = WAITS_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms in vain`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** The value of a form field in a page. */
export function fieldOf(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return /value="([^"]*)"/.exec(tag)?.[1] ?? "";
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
