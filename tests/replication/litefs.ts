import { spawn, type ChildProcess } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { until } from "../test-server";
import { configOf, endRequests, unmount } from "./mounts";

// Generous, for a busy machine. A LiteFS that needs longer hangs.
const LIMIT_MS = 60_000;

/** Where the program is; undefined when something that it needs is missing. */
export function findLitefs(): string | undefined {
  const onPath = (name: string) =>
    (process.env.PATH ?? "")
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isProgram);
  const program = process.env.LITEFS_BIN ?? onPath("litefs");
  const isPossible =
    process.getuid?.() === 0 &&
    existsSync("/dev/fuse") &&
    onPath("fusermount3") &&
    program &&
    isProgram(program);
  return isPossible ? program : undefined;
}

/** Says once, loudly, that the tests of two machines do not run here. */
export function reportSkipped() {
  process.stderr.write(
    "\nSKIPPED tests/replication: needs root, /dev/fuse, fusermount3 (fuse3) and litefs (on the PATH or LITEFS_BIN).\n\n",
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type Node = {
  folder: string;
  port: number;
  primary: string;
  isPrimary: boolean;
  retention?: string;
  host?: string;
  /** What comes before the command, for a node in a network of its own. */
  within?: readonly string[];
};

/** A LiteFS with a folder and a port of its own. Ends with the test process. */
export async function startLitefs({
  folder,
  port,
  primary,
  isPrimary,
  retention = "10m",
  host = "127.0.0.1",
  within = [],
}: Node) {
  const [mount, data] = [join(folder, "mnt"), join(folder, "data")];
  const config = configOf(mount);
  for (const one of [mount, data]) mkdirSync(one, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      fuse: { dir: mount },
      data: { dir: data, retention, "retention-monitor-interval": "1s" },
      http: { addr: `${host}:${port}` },
      lease: { type: "static", hostname: "primary", "advertise-url": primary, candidate: isPrimary },
    }),
  );
  let litefs: ChildProcess | undefined;
  let output = "";
  const isRunning = () => litefs !== undefined && litefs.exitCode === null && litefs.signalCode === null;
  const address = `http://${host}:${port}`;
  // What waits in a thread holds up nobody: a call to a mount whose process hangs is never answered.
  const ask = <Result>(call: Promise<Result>) =>
    Promise.race([call, new Promise<undefined>((done) => setTimeout(done, 2000))]).catch(() => undefined);
  const waitFor = async (what: string, isTrue: () => Promise<boolean> | boolean) => {
    const isDone = await until(isTrue, LIMIT_MS).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    throw new Error(`LiteFS at ${mount} (${litefs?.pid}) did not ${what} in ${LIMIT_MS} ms: ${output}`);
  };
  const endNow = () => {
    if (isRunning()) litefs?.kill("SIGKILL");
    unmount(mount);
  };
  process.once("exit", endNow);

  const node = {
    mount,
    data,
    config,
    address,
    isRunning,
    output: () => output,
    exitCode: () => litefs?.exitCode ?? null,
    async start() {
      unmount(mount);
      const child = spawn(
        "setpriv",
        ["--pdeathsig", "KILL", ...within, findLitefs() ?? "", "mount", "-config", config],
        { stdio: ["ignore", "pipe", "pipe"] },
      );
      litefs = child;
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      // .lag lies in the mount alone.
      const isThere = () => access(join(mount, ".lag")).then(() => true);
      await waitFor("begin", async () => !isRunning() || (await ask(isThere())) === true);
      if (!isRunning()) throw new Error(`litefs has ended: ${output}`);
      return node;
    },
    signal: (name: NodeJS.Signals) => litefs?.kill(name),
    /** Its position, or "" where there is none. */
    async position(): Promise<string> {
      return ((await ask(readFile(join(mount, "oya.db-pos"), "utf8"))) ?? "").trim();
    },
    /** As `kill -9`. What still asks it gets an error at once: it may itself wait for such a call, and would never end. */
    async kill() {
      if (isRunning()) litefs?.kill("SIGKILL");
      endRequests(mount);
      await waitFor("end", () => !isRunning());
      unmount(mount);
    },
    /** Ends it and takes its mount and folder away, also where it hangs. */
    async end() {
      try {
        await node.kill();
      } finally {
        endNow();
        process.off("exit", endNow);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
  try {
    return await node.start();
  } catch (error) {
    await node.end();
    throw error;
  }
}

export type Litefs = Awaited<ReturnType<typeof startLitefs>>;

/** Whether both have the same transactions. */
export async function atOnePosition({ primary, replica }: Record<"primary" | "replica", Litefs>) {
  const position = await primary.position();
  return position !== "" && position === (await replica.position());
}
