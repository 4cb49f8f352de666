import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** Whether networks can be made here. */
export function canMakeNetworks(): boolean {
  const name = `oya-try-${process.pid}`;
  if (process.getuid?.() !== 0 || spawnSync("nsenter", ["--version"]).status !== 0) return false;
  if (spawnSync("ip", ["netns", "add", name], { stdio: "ignore" }).status !== 0) return false;
  execFileSync("ip", ["netns", "del", name]);
  return true;
}

/**
 * Two machines as networks see them: each in a network namespace of its own, with a line between the two that can be cut, and a line
 * to each from this process, which is where people are. What is on a cut line gets lost without an answer, as where a cable is pulled.
 */
export function openNetworks() {
  clearLeftNetworks();
  const own = (name: string) => `oya${name}${process.pid}`;
  const names = { primary: own("p"), replica: own("r") };
  // In 198.18/15: the line between them, then the lines to people.
  const between = { primary: "198.18.0.1", replica: "198.18.0.2" };
  const people = { primary: "198.18.1.2", replica: "198.18.2.2" };
  const here = { primary: "198.18.1.1", replica: "198.18.2.1" };
  const ip = (...words: string[]) =>
    void execFileSync("ip", words, { stdio: ["ignore", "ignore", "inherit"] });
  const sides = ["primary", "replica"] as const;
  for (const side of sides) {
    ip("netns", "add", names[side]);
    ip("-n", names[side], "link", "set", "lo", "up");
  }
  const wire = (near: string[], nearAddress: string, far: string, farAddress: string, name: string) => {
    ip(...near, "addr", "add", `${nearAddress}/24`, "dev", `${name}a`);
    ip(...near, "link", "set", `${name}a`, "up");
    ip("-n", far, "addr", "add", `${farAddress}/24`, "dev", `${name}b`);
    ip("-n", far, "link", "set", `${name}b`, "up");
  };
  const line = own("l");
  const a = ["name", `${line}a`, "netns", names.primary];
  const b = ["name", `${line}b`, "netns", names.replica];
  ip("link", "add", ...a, "type", "veth", "peer", ...b);
  wire(["-n", names.primary], between.primary, names.replica, between.replica, line);
  for (const side of sides) {
    const name = `${names[side]}w`;
    ip("link", "add", "name", `${name}a`, "type", "veth", "peer", "name", `${name}b`, "netns", names[side]);
    wire([], here[side], names[side], people[side], name);
  }
  return {
    between,
    people,
    /** What comes before a command that runs on that side. */
    within: {
      primary: ["nsenter", `--net=/run/netns/${names.primary}`],
      replica: ["nsenter", `--net=/run/netns/${names.replica}`],
    },
    cut: () => ip("-n", names.primary, "link", "set", `${line}a`, "down"),
    heal: () => ip("-n", names.primary, "link", "set", `${line}a`, "up"),
    end() {
      for (const side of sides) ip("netns", "del", names[side]);
    },
  };
}

// A run that was ended leaves its networks behind.
function clearLeftNetworks() {
  const list = execFileSync("ip", ["netns", "list"], { encoding: "utf8" });
  for (const [name, pid] of list.matchAll(/^oya[pr](\d+)/gm)) {
    try {
      accessSync(`/proc/${pid}`, constants.F_OK);
    } catch {
      execFileSync("ip", ["netns", "del", name]);
    }
  }
}
