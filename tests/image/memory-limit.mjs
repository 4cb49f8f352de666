// A memory limit of the kernel for some processes and what they start, as a container has: cgroup 1 or 2.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MEGABYTE = 1024 * 1024;

/** Limits what runs within it to so many megabytes; nothing is limited, with a line, where this process may not. */
export function limitMemory(megabytes) {
  const group = makeGroup(megabytes);
  if (!group) console.log("  Memory is not limited: this process may make no control group.");
  const read = (name) => (group && name ? readFileSync(join(group.path, name), "utf8") : "");
  return {
    /** A command that joins the group before it begins, so that nothing of it is outside. */
    within: (program, args) =>
      group
        ? ["sh", ["-c", 'echo $$ > "$0"; exec "$@"', join(group.path, "cgroup.procs"), program, ...args]]
        : [program, args],
    peak: () =>
      group ? `${Math.round(Number(read(group.peak)) / MEGABYTE)} MB with files in cache` : "not measured",
    /** What its processes hold now, without files in cache. */
    held: () =>
      Math.round(Number(/^(?:total_rss|anon) (\d+)/m.exec(read("memory.stat"))?.[1] ?? 0) / MEGABYTE),
    /** How often the kernel ended a process for it. */
    kills: () => Number(/^oom_kill (\d+)/m.exec(read(group?.events))?.[1] ?? 0),
    end: () => group && rmdirSync(group.path),
  };
}

function makeGroup(megabytes) {
  const own = readFileSync("/proc/self/cgroup", "utf8");
  const named = (pattern) => pattern.exec(own)?.[1];
  const first = named(/^\d+:memory:(.*)$/m);
  const second = named(/^0::(.*)$/m);
  const bytes = String(megabytes * MEGABYTE);
  const kinds = [
    {
      above: first && join("/sys/fs/cgroup/memory", first),
      limits: ["memory.limit_in_bytes", "memory.memsw.limit_in_bytes"],
      peak: "memory.max_usage_in_bytes",
      events: "memory.oom_control",
    },
    {
      above: second && join("/sys/fs/cgroup", second),
      limits: ["memory.max"],
      peak: "memory.peak",
      events: "memory.events",
    },
  ];
  for (const { above, limits, peak, events } of kinds) {
    if (!above || !existsSync(above)) continue;
    const path = join(above, `oya-image-${process.pid}`);
    try {
      mkdirSync(path);
      for (const limit of limits) if (existsSync(join(path, limit))) writeFileSync(join(path, limit), bytes);
      if (existsSync(join(path, peak))) return { path, peak, events };
      rmdirSync(path);
    } catch {
      // The next kind, or none.
    }
  }
  return undefined;
}
