import { write } from "~/db/client.server";
import { recordAct, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import { lagosDay, seconds } from "~/time";
import { chainFor } from "./chain.server";
import { getHouseSettings } from "./house.server";
import { sampleGiven } from "./prompt-example";
import { activePrompt } from "./prompts.server";
import { standingsInLine } from "./registry.server";
import { askForSample, sampleDocument, stoodText } from "./example-writing.server";
import { whyNot } from "./status.server";
import { durationText } from "./words";
import type { Outcome, Tried } from "./work";

/** `ok`: somebody delivered. `text` tells an admin who, after how long, and what was tried before. */
export type FailoverTest = { ok: boolean; text: string };

const PATIENCE = seconds(75);

/**
 * Pretends that the first in line is down and has our sample letter written as a person's would be: by the others in line, else by the built-in
 * writer. Nobody's credit is used and no document stored; the breaker of the first stays as it is. Throws NOTHING_TO_TEST.
 */
export async function testFailover(actor: Actor, now = new Date()): Promise<FailoverTest> {
  const line = standingsInLine();
  const [first] = line;
  if (!first)
    throw new Refusal(
      "NOTHING_TO_TEST",
      "No provider is active, so there is nothing to test. The built-in writer writes every document.",
      409,
    );
  const { leftOut } = chainFor(
    line.map(({ slug }) => slug),
    now,
  );
  const given = sampleGiven({}, lagosDay(now));
  const { version, systemPrompt } = activePrompt("cover_letter");
  const started = performance.now();
  const outcome = await askForSample("cover_letter", given, systemPrompt, {
    deadline: now.getTime() + PATIENCE,
    pretendDown: first.slug,
    promptVersion: version,
  });
  const canWrite = outcome.ok || getHouseSettings().builtin_writer_enabled;
  const made = canWrite
    ? sampleDocument("cover_letter", given, outcome.ok ? outcome.value : undefined)
    : undefined;
  const took = durationText(performance.now() - started);
  const names = new Map(line.map(({ slug, label }) => [slug, label]));
  const before = [
    ...leftOut.filter(({ provider }) => provider !== first.slug).flatMap(whyNot),
    ...outcome.tried.filter(({ code }) => code !== "pretended_down").map((one) => triedText(one, names)),
  ];
  const result = [
    deliveryText(outcome, took, made !== undefined),
    ...before,
    ...(line.length === 1 ? ["There is no other provider in the failover order."] : []),
    ...(outcome.ok && made ? [stoodText(made)] : []),
  ].join(" ");
  const text = `With ${first.label} treated as down, ${result}`;
  write((tx) =>
    recordAct(
      tx,
      actor,
      "provider.failover_tested",
      `provider:${first.slug}`,
      { after: { result: text } },
      now,
    ),
  );
  return { ok: made !== undefined, text };
}

function deliveryText(outcome: Outcome<unknown>, took: string, isMade: boolean): string {
  if (outcome.ok) return `${outcome.label} wrote the sample letter, ${took} after it was asked for.`;
  return isMade
    ? `the built-in writer wrote the sample letter, ${took} after it was asked for.`
    : `nothing was written: the built-in writer is switched off. This took ${took}.`;
}

function triedText({ provider, code }: Tried, names: Map<string, string>): string {
  return `${names.get(provider) ?? provider} was asked before: ${code.replaceAll("_", " ")}.`;
}
