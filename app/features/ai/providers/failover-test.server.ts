import { write } from "~/db/client.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import { toLagosDay, seconds } from "~/time";
import { resolveFailoverOrder } from "./failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { buildSampleInput } from "~/features/ai/prompts/example-input";
import { getActivePrompt } from "~/features/ai/prompts/prompts.server";
import { listFailoverOrder } from "./registry.server";
import { requestSample, buildSampleDocument, lockText } from "~/features/ai/prompts/example-writing.server";
import { exclusionMessages } from "./provider-status.server";
import { durationText } from "~/features/ai/text";
import type { CompletionOutcome, FailedAttempt } from "~/features/ai/completions/completion-request";

/**
 * `ok`: a provider delivered. `text` describes for an admin which one, after how long, and the earlier
 * attempts.
 */
export type FailoverTestResult = { ok: boolean; text: string };

const TIMEOUT_MS = seconds(75);

/**
 * Simulates an outage of the first provider and has a sample letter written as for a user: by the other
 * providers, else by the built-in writer. It uses no credit, stores no document and leaves the first breaker
 * unchanged. Throws NOTHING_TO_TEST.
 */
export async function testFailover(actor: Actor, now = new Date()): Promise<FailoverTestResult> {
  const failoverOrder = listFailoverOrder();
  const [first] = failoverOrder;
  if (!first)
    throw new Refusal(
      "NOTHING_TO_TEST",
      "No provider is active, so there is nothing to test. The built-in writer writes every document.",
      409,
    );
  const { excluded } = resolveFailoverOrder(
    failoverOrder.map(({ slug }) => slug),
    now,
  );
  const given = await buildSampleInput({}, toLagosDay(now));
  const { version, systemPrompt } = getActivePrompt("cover_letter");
  const started = performance.now();
  const outcome = await requestSample("cover_letter", given, systemPrompt, {
    deadline: now.getTime() + TIMEOUT_MS,
    simulatedOutage: first.slug,
    promptVersion: version,
  });
  const canWrite = outcome.ok || getAiSettings().builtin_writer_enabled;
  const made = canWrite
    ? buildSampleDocument("cover_letter", given, outcome.ok ? outcome.value : undefined)
    : undefined;
  const took = durationText(performance.now() - started);
  const names = new Map(failoverOrder.map(({ slug, label }) => [slug, label]));
  const before = [
    ...excluded.filter(({ provider }) => provider !== first.slug).flatMap(exclusionMessages),
    ...outcome.failedAttempts
      .filter(({ code }) => code !== "simulated_outage")
      .map((one) => failedAttemptText(one, names)),
  ];
  const result = [
    deliveryText(outcome, took, made !== undefined),
    ...before,
    ...(failoverOrder.length === 1 ? ["There is no other provider in the failover order."] : []),
    ...(outcome.ok && made ? [lockText(made)] : []),
  ].join(" ");
  const text = `With ${first.label} treated as down, ${result}`;
  write((tx) =>
    recordAuditEvent(
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

function deliveryText(outcome: CompletionOutcome<unknown>, took: string, isMade: boolean): string {
  if (outcome.ok) return `${outcome.label} wrote the sample letter, ${took} after it was asked for.`;
  return isMade
    ? `the built-in writer wrote the sample letter, ${took} after it was asked for.`
    : `nothing was written: the built-in writer is switched off. This took ${took}.`;
}

function failedAttemptText({ provider, code }: FailedAttempt, names: Map<string, string>): string {
  return `${names.get(provider) ?? provider} was asked before: ${code.replaceAll("_", " ")}.`;
}
