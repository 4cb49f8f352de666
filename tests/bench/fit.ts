// npm run bench:fit: how often a demand is ticked that recruiters ticked, on the pairs of tests/fixtures/answered-demands (docs/fit.md).
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DemandKind } from "~/career/job-advert/job-advert";
import { factOf } from "~/career/matching/candidate-facts";
import { judgeOf, MET } from "~/career/matching/judge-demand";
import { isLacking } from "~/career/matching/lacking";

type Pair = {
  post: string;
  facts: Record<string, string>;
  demands: {
    text: string;
    kind: DemandKind;
    isAsked: boolean;
    met: "yes" | "partly" | "no";
    lines: string[];
  }[];
};
const folder = fileURLToPath(new URL("../tests/fixtures/answered-demands/", import.meta.url));
const RESULTS = ["ticked", "perhaps", "not in the profile"] as const;

for (const set of [/^[a-d]-/, /^e-/, /^f-/, /^g-/, /^h-/]) {
  const pairs = readdirSync(folder)
    .filter((name) => set.test(name) && name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(`${folder}${name}`, "utf8")) as Pair);
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { facts, demands } of pairs) {
    const judge = judgeOf(
      Object.entries(facts).flatMap(([id, text]) => (isLacking(text) ? [] : [factOf(id, text)])),
    );
    for (const demand of demands.filter(({ isAsked }) => isAsked)) {
      const { strength, fact, nearest } = judge(demand);
      const result = strength >= MET && fact ? "ticked" : nearest ? "perhaps" : "not in the profile";
      add(`${demand.met}, ${result}`);
      if (result === "ticked" && demand.lines.includes(fact?.id ?? "")) add(`${demand.met}, line`);
    }
  }
  const of = (key: string) => counts.get(key) ?? 0;
  console.info(`${set.source}: ${pairs.length} people`);
  for (const met of ["yes", "partly", "no"])
    console.info(
      `  recruiter: ${met.padEnd(6)} ${RESULTS.map((result) => `${result} ${of(`${met}, ${result}`)}`).join(", ")}; ticked by a line that the recruiter named: ${of(`${met}, line`)}`,
    );
}
