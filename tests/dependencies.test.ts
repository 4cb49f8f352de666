import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = {
  version?: string;
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  resolved?: string;
};
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages);

test("the lock file names every platform's binaries, else npm ci fails on another machine", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    path === ""
      ? []
      : Object.keys(optionalDependencies)
          .filter(
            (name) =>
              !packages.some(
                ([other]) =>
                  other === `${path}/node_modules/${name}` || other.endsWith(`node_modules/${name}`),
              ),
          )
          .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

// Versions below these have known holes; the reasons stand in the projects' advisories.
const FLOORS: [string, string][] = [
  ["@remix-run/server-runtime", "2.17.3"],
  ["@remix-run/router", "1.23.2"],
  ["engine.io", "6.6.10"],
  ["socket.io-parser", "4.2.7"],
  ["mammoth", "1.12.3"],
  ["body-parser", "1.20.6"],
  ["better-sqlite3", "12.11.1"],
];

test.each(FLOORS)("%s is at least %s", (name, floor) => {
  const versions = packages
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = "0" }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect([version, compare(version, floor) >= 0]).toEqual([version, true]);
});

test("pdfjs-dist is outside the range with the known hole", () => {
  for (const [path, { version = "0" }] of packages.filter(([path]) =>
    path.endsWith("node_modules/pdfjs-dist"),
  )) {
    expect([path, compare(version, "5.6.83") < 0 || compare(version, "6.2.108") >= 0]).toEqual([path, true]);
  }
});

test("the base image of the container is named by its digest", () => {
  const [, base] = /^ARG BASE=(\S+)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(base).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
});

test("no package comes from an address of its own", () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

// npm does not write a hash for what it did not install here. Nothing that runs on the image of the Dockerfile may lack it.
test("every package that the container can install is named by its SHA-512", () => {
  const unnamed = packages.filter(
    ([path, { integrity }]) => path !== "" && !integrity?.startsWith("sha512-"),
  );
  const forHere = unnamed.filter(
    ([, { optional, os = ["linux"], cpu = ["x64"] }]) =>
      !optional || (os.includes("linux") && cpu.includes("x64")),
  );
  expect(forHere.map(([path]) => path)).toEqual([]);
});

function compare(one: string, two: string): number {
  const [a, b] = [one, two].map((version) => version.split("-")[0]?.split(".").map(Number) ?? []);
  for (const place of [0, 1, 2]) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
