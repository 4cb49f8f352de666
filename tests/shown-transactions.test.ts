import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { followShownTransactions } from "~/db/shown-transactions";
import { probeWrites } from "~/features/operations/write-probe.server";
import { countProbes, writeAppSetting } from "~/db/app-settings.server";
import { newId } from "~/db/id";

// A connection that only reads, as a replica's, and the position as LiteFS numbers the transactions.
const copy = new Database(join(process.env.DATA_DIR ?? "", "oya.db"), { readonly: true });
afterAll(() => copy.close());
const dataVersion = copy.prepare<[], number>("pragma data_version").pluck();
let position = 40;
const followCopy = (readPosition = () => position) =>
  followShownTransactions({
    dataVersion: () => dataVersion.get() ?? 0,
    position: readPosition,
    probes: countProbes(copy),
  });
const probe = () => {
  position += 1;
  void probeWrites();
};
const write = () => {
  position += 1;
  db.transaction((tx) => writeAppSetting(tx, "seller", { name: newId() }));
};

test("a copy shows the same for as long as only the probe is written", () => {
  probe();
  const version = followCopy();
  const before = version();
  for (let times = 0; times < 3; times += 1) {
    probe();
    expect(version()).toBe(before);
  }
});

test("every other transaction changes what a copy shows, also between probes", () => {
  const version = followCopy();
  const seen = new Set([version()]);
  for (const act of [write, () => [probe(), write()], () => [write(), probe()], () => [write(), write()]]) {
    act();
    seen.add(version());
  }
  expect(seen.size).toBe(5);
});

test("a position that moves while it is read counts for no version", () => {
  const asked: number[] = [];
  // A write and a probe arrive one by one between the readings.
  const version = followCopy(() => {
    if (asked.length === 1) write();
    if (asked.length === 3) probe();
    asked.push(position);
    return position;
  });
  const settled = followCopy();
  const [moving, still] = [version(), settled()];
  expect(asked.length).toBeGreaterThan(2);
  expect(moving).toBe(still);
});

test("what never stands still is no version twice", () => {
  const version = followCopy(() => {
    probe();
    return position;
  });
  expect(new Set([version(), version(), version()]).size).toBe(3);
});

test("numbers that begin anew are another version, whatever they add up to", () => {
  const version = followCopy();
  const before = version();
  const probes = countProbes(copy)();
  const there = position;
  position = there - 2; // the backup was made two transactions ago
  db.transaction((tx) => writeAppSetting(tx, "operations.probe", { at: 0, probes: probes - 2 }));
  expect(position - (probes - 2)).toBe(there - probes);
  expect(version()).not.toBe(before);
});
