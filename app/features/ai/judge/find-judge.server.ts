import { findProviderAvailability, type ProviderAvailability } from "~/features/ai/providers/registry.server";
import { findPass, readJudge, type JudgeExam } from "./judge-store.server";

/** The chosen judge where its exam counts and its provider has a key; undefined otherwise. */
export function findJudge(): { availability: ProviderAvailability; exam: JudgeExam } | undefined {
  const { choice, exams } = readJudge();
  const availability = choice && findProviderAvailability(choice.provider, choice.model);
  const exam = availability?.candidate && findPass(exams, availability.candidate.endpoint);
  return exam && { availability, exam };
}
