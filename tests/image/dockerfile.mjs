// Reads a Dockerfile and carries its steps out in plain folders with chroot: no engine, no layers, no cache. It knows the instructions that
// ours has, and refuses others.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const KNOWN = [
  "ARG",
  "FROM",
  "RUN",
  "WORKDIR",
  "COPY",
  "ENV",
  "VOLUME",
  "EXPOSE",
  "HEALTHCHECK",
  "USER",
  "CMD",
];

/** The stages of a Dockerfile, each `{ name, from, steps: [word, text][] }`, with the defaults of its arguments filled in. */
export function parseDockerfile(text) {
  const args = {};
  const stages = [];
  const lines = text
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
  for (const line of lines) {
    const [, word = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!KNOWN.includes(word)) throw new Error(`The Dockerfile has ${word}, which is not known here.`);
    if (word === "ARG") args[rest.split("=")[0]] = rest.split("=")[1] ?? "";
    else if (word === "FROM") {
      const filled = rest.replace(/\$\{(\w+)\}/g, (_, name) => args[name] ?? "");
      const [, from = "", name = `stage ${stages.length}`] = /^(\S+)(?: AS (\S+))?$/i.exec(filled) ?? [];
      stages.push({ name, from, steps: [] });
    } else stages.at(-1).steps.push([word, rest]);
  }
  return stages;
}

/**
 * Builds the last stage, and those that it needs, each in a folder of its own below `folder`. `base` is the root folder of an image that is
 * no stage, `outside` the environment that the machine adds to each RUN; `keeps` remembers the steps of a stage before the first that copies a folder. Returns what runs:
 * `{ root, environment, workdir, user, command, volumes, check }`.
 */
export function buildImage({ stages, context, folder, base, outside, keeps, say }) {
  const built = new Map();
  const build = (name) => {
    const stage = stages.find((one) => one.name === name);
    if (!stage) return { root: base, environment: {}, volumes: [], workdir: "/", user: "root" };
    if (!built.has(name)) built.set(name, buildStage(stage));
    return built.get(name);
  };
  const buildStage = (stage) => {
    const parent = build(stage.from);
    const root = join(folder, basename(stage.name.replace(/\W+/g, "-")));
    const image = { ...parent, root, environment: { ...parent.environment }, volumes: [...parent.volumes] };
    const keys = stage.steps.map((step) => keyOf(step, context));
    const firstOpen = keys.indexOf(undefined);
    const keepable = keeps ? (firstOpen < 0 ? keys.length : firstOpen) : 0;
    const [kept, record] = [`${root}.kept`, `${root}.steps`];
    const past = JSON.stringify(keys.slice(0, keepable));
    const isKept = keepable > 0 && existsSync(record) && readFileSync(record, "utf8") === past;
    rmSync(root, { recursive: true, force: true });
    execFileSync("cp", ["-a", isKept ? kept : parent.root, root]);
    for (const [at, [word, text]] of stage.steps.entries()) {
      const isDone = isKept && at < keepable;
      if (word !== "EXPOSE") say(`${stage.name}: ${word} ${text}${isDone ? " (kept)" : ""}`);
      if (!isDone || (word !== "RUN" && word !== "COPY")) runStep(image, word, text);
      if (isDone || at + 1 !== keepable) continue;
      rmSync(kept, { recursive: true, force: true });
      execFileSync("cp", ["-a", root, kept]);
      writeFileSync(record, past);
    }
    return image;
  };
  const runStep = (image, word, text) => {
    if (word === "RUN")
      runInRoot(image, ["sh", "-c", text], { environment: { ...image.environment, ...outside } });
    else if (word === "WORKDIR") mkdirSync(join(image.root, (image.workdir = text)), { recursive: true });
    else if (word === "ENV")
      Object.assign(image.environment, Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("="))));
    else if (word === "VOLUME") image.volumes.push(text);
    else if (word === "USER") image.user = text;
    else if (word === "CMD") image.command = JSON.parse(text);
    else if (word === "HEALTHCHECK") image.check = JSON.parse(text.slice(text.indexOf("CMD") + 3));
    else if (word === "COPY") copy(image, text.split(/\s+/));
  };
  const copy = ({ root, workdir }, words) => {
    const option = (name) => words.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
    const paths = words.filter((one) => !one.startsWith("--"));
    const target = join(root, workdir, paths.pop());
    const stage = option("from");
    for (const path of paths) {
      const source = join(stage ? build(stage).root : context, path);
      // What a folder holds is copied, and a file by its name.
      const isFolder = statSync(source).isDirectory();
      mkdirSync(target, { recursive: true });
      const [from, what] = isFolder ? [source, "."] : [join(source, ".."), basename(source)];
      const ignored = isFolder && !stage ? readIgnored(context) : [];
      const tar = `tar -C "$1" $2 -cf - "$3" | tar -C "$4" -xpf -`;
      const excludes = ignored.map((one) => `--exclude=./${one}`).join(" ");
      execFileSync("sh", ["-c", tar, "sh", from, excludes, what, target].map(String), { stdio: "inherit" });
      if (option("chown"))
        runInRoot({ root, workdir: "/" }, ["chown", "-R", option("chown"), target.slice(root.length)]);
    }
  };
  return build(stages.at(-1).name);
}

/** Tells whether a step would do the same again: its text, and the bytes of the files that it copies. Undefined for folders and stages. */
function keyOf([word, text], context) {
  if (word !== "COPY") return `${word} ${text}`;
  const files = text.split(/\s+/).slice(0, -1);
  if (!files.every((file) => existsSync(join(context, file)) && statSync(join(context, file)).isFile()))
    return undefined;
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(context, file)));
  return `${word} ${text} ${hash.digest("hex")}`;
}

/** The arguments of `unshare` that run a command in an image, with process ids, mounts and a /proc of its own. */
export function containerOf({ root, workdir = "/", user = "root", environment = {} }, command, mounts = "") {
  const inner = `mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; ${mounts} exec chroot --userspec="$1:$1" "$0" env -i -C "$2" "\${@:3}"`;
  const variables = Object.entries({ PATH: PATHS, HOME: "/tmp", ...environment }).map((pair) =>
    pair.join("="),
  );
  const shell = ["bash", "-c", inner, root, user, workdir, ...variables, ...command];
  return ["--mount", "--pid", "--fork", "--kill-child", ...shell];
}

const PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

export function runInRoot(image, command, { environment = {}, stdio = "inherit" } = {}) {
  return execFileSync("unshare", containerOf({ ...image, environment }, command), {
    stdio,
    encoding: "utf8",
  });
}

function readIgnored(context) {
  const file = join(context, ".dockerignore");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
}
