import { PASS_MARKS } from "~/career/judge";
import { getDateStyle } from "~/features/accounts/settings.server";
import { describeExam, getJudgeOverview } from "~/features/ai/judge/judge-overview.server";
import { listJudgeOptions } from "~/features/ai/judge/judge-options.server";
import { judgeModelValue } from "~/features/ai/judge/judge.schema";
import { getAiSettings } from "~/features/ai/settings.server";
import { durationText, modelText, shareText, usdText } from "~/features/ai/text";
import { formatDateTime } from "~/time";

export type JudgePage = ReturnType<typeof getJudgePage>;

/** Everything that the page of the judge shows to one admin. */
export function getJudgePage(adminId: string) {
  const style = getDateStyle(adminId);
  const { naira_per_usd: nairaPerUsd } = getAiSettings();
  const { choice, results } = getJudgeOverview();
  const languages = new Intl.DisplayNames(["en"], { type: "language" });
  const exam = describeExam();
  return {
    choice,
    exam: {
      ...exam,
      languages: new Intl.ListFormat("en-GB").format(
        exam.languages.map((code) => languages.of(code) ?? code),
      ),
      minCaught: shareText(PASS_MARKS.caught),
      maxRejected: shareText(PASS_MARKS.rejected),
    },
    options: listJudgeOptions().map(({ slug, label, models }) => ({
      label,
      models: models.map((option) => ({
        value: judgeModelValue({ provider: slug, model: option.model }),
        text: `${option.model} · ${modelText(option)}`,
      })),
    })),
    results: results.map(({ grade, mistakes, costMicroUsd, calls, ...result }) => ({
      ...result,
      value: judgeModelValue(result),
      name: `${result.label} (${result.model})`,
      date: formatDateTime(new Date(result.at), style),
      caught: countText(grade.caught, grade.falseSentences),
      rejected: countText(grade.rejected, grade.trueSentences),
      cost: costMicroUsd === null ? "Price not known" : costText(costMicroUsd / calls, nairaPerUsd),
      time: `${durationText(result.medianMs)}; slowest ${durationText(result.slowestMs)}`,
      unjudged: grade.unjudged,
      failedControls: grade.failedControls,
      calls,
      byChange: grade.byChange.map(({ change, caught, all }) => `${change} ${caught} of ${all}`).join(", "),
      mistakes: mistakes.map(({ id, text, facts, isSupported, change }) => ({
        id,
        text,
        facts: facts.join(" "),
        what: isSupported ? "Turned back, but true" : `Let through: ${change}`,
      })),
    })),
  };
}

function countText(count: number, all: number): string {
  return `${count} of ${all} (${shareText(count / all)})`;
}

function costText(microUsd: number, nairaPerUsd: number | null): string {
  const naira = (microUsd / 1_000_000) * (nairaPerUsd ?? 0);
  return nairaPerUsd === null ? usdText(microUsd) : `${usdText(microUsd)}, about ₦${naira.toFixed(2)}`;
}
