import { write } from "~/db/client.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { readProvider } from "~/features/ai/providers/find-provider.server";
import {
  assertModelNotRetired,
  assertTransferRecorded,
} from "~/features/ai/providers/provider-requirements.server";
import { findProviderAvailability } from "~/features/ai/providers/registry.server";
import { Refusal } from "~/refusal";
import { listJudgeOptions } from "./judge-options.server";
import { findPass, readJudge, saveJudgeChoice, type JudgeChoice } from "./judge-store.server";
import { isWriter } from "./writer-model.server";

/**
 * Makes a model the judge. Throws JUDGE_NOT_PASSED without a passed exam that still counts, JUDGE_IS_WRITER where
 * it is the model that writes and another one could be chosen, JUDGE_UNAVAILABLE without a key, MODEL_RETIRED and
 * NO_TRANSFER_RECORD.
 */
export function chooseJudge(actor: Actor, { provider, model }: JudgeChoice, now = new Date()): void {
  write((tx) => {
    const row = readProvider(tx, provider);
    assertModelNotRetired(tx, { ...row, model });
    assertTransferRecorded(row);
    const endpoint = findProviderAvailability(provider, model)?.candidate?.endpoint;
    if (!endpoint) throw new Refusal("JUDGE_UNAVAILABLE", `${row.label} is not set up.`, 409);
    const { choice: before, exams } = readJudge(tx);
    if (!findPass(exams, endpoint))
      throw new Refusal(
        "JUDGE_NOT_PASSED",
        `${model} has not passed the exam as it is today. Let it sit the exam first.`,
        409,
      );
    const hasOther = listJudgeOptions().some((one) =>
      one.models.some((option) => !isWriter(one.slug, option.model)),
    );
    if (isWriter(provider, model) && hasOther)
      throw new Refusal(
        "JUDGE_IS_WRITER",
        `${model} also writes the documents. Choose another model, so that none judges its own sentences.`,
        409,
      );
    saveJudgeChoice(tx, { provider, model }, now);
    recordAuditEvent(
      tx,
      actor,
      "judge.chosen",
      `provider:${provider}`,
      { before: auditFieldsOf(before), after: { model } },
      now,
    );
  });
}

/** Ends judging: from now on there is no judge. */
export function removeJudge(actor: Actor, now = new Date()): void {
  write((tx) => {
    const { choice } = readJudge(tx);
    if (!choice) return;
    saveJudgeChoice(tx, null, now);
    recordAuditEvent(
      tx,
      actor,
      "judge.removed",
      `provider:${choice.provider}`,
      { before: auditFieldsOf(choice) },
      now,
    );
  });
}

function auditFieldsOf(choice: JudgeChoice | null) {
  return { model: choice?.model ?? "" };
}
