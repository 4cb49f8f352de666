import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { until } from "../test-server";

export const MOUNTS = "/tmp/oya-litefs-";

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
  const [mount, data, config] = ["mnt", "data", "litefs.yml"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
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
  const unmount = () => void spawnSync("umount", ["-l", mount], { stdio: "ignore" });

  const node = {
    mount,
    data,
    config,
    address,
    isRunning,
    output: () => output,
    exitCode: () => litefs?.exitCode ?? null,
    async start() {
      unmount();
      const child = spawn(
        "setpriv",
        ["--pdeathsig", "KILL", ...within, findLitefs() ?? "", "mount", "-config", config],
        { stdio: ["ignore", "pipe", "pipe"] },
      );
      litefs = child;
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      // .lag lies in the mount alone.
      await until(() => !isRunning() || existsSync(join(mount, ".lag")));
      if (!isRunning()) throw new Error(`litefs has ended: ${output}`);
      return node;
    },
    signal: (name: NodeJS.Signals) => litefs?.kill(name),
    /** Its position, or "" where there is none. */
    position(): string {
      try {
        return readFileSync(join(mount, "oya.db-pos"), "utf8").trim();
      } catch {
        return "";
      }
    },
    async kill(name: NodeJS.Signals = "SIGKILL") {
      if (isRunning()) litefs?.kill(name);
      await until(() => !isRunning());
      unmount();
    },
    async end() {
      await node.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return node.start();
}

export type Litefs = Awaited<ReturnType<typeof startLitefs>>;

/** Unmounts what a run before this one left behind: its LiteFS has ended with it. */
export function clearLeftMounts() {
  const mounts = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "")
    .filter((path) => path.startsWith(MOUNTS));
  for (const mount of mounts) {
    const isDead = spawnSync("ls", [mount], { stdio: "ignore", timeout: 2000 }).status !== 0;
    if (isDead) execFileSync("umount", ["-l", mount]);
  }
}
