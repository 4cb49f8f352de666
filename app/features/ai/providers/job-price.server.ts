import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiCalls } from "~/db/schema";
import { days } from "~/time";

/** Tokens of one job: a letter and a resume for one advert, with what was asked twice. */
export type JobTokens = { input: number; output: number; isOwn: boolean };

// From the texts of 11 test people with the prompts of November 2026, one repair of each document included.
const ESTIMATED: JobTokens = { input: 4370, output: 1750, isOwn: false };
// Fewer say more about chance than about the prompts.
const MIN_JOBS = 20;

/** The mean of this installation's jobs of the last 30 days, of which there must be 20; else an estimate. */
export function tokensPerJob(now = new Date()): JobTokens {
  const jobs = db
    .select({
      input: sql<number>`sum(${aiCalls.inputTokens})`.as("input"),
      output: sql<number>`sum(${aiCalls.outputTokens})`.as("output"),
    })
    .from(aiCalls)
    .where(
      and(
        gte(aiCalls.createdAt, new Date(now.getTime() - days(30))),
        isNotNull(aiCalls.generationId),
        eq(aiCalls.status, "ok"),
      ),
    )
    .groupBy(aiCalls.generationId)
    .having(sql`count(distinct ${aiCalls.documentType}) = 2 and sum(${aiCalls.outputTokens}) > 0`)
    .as("jobs");
  const mean = db
    .select({
      many: sql<number>`count(*)`,
      input: sql<number>`avg(${jobs.input})`,
      output: sql<number>`avg(${jobs.output})`,
    })
    .from(jobs)
    .get();
  if (!mean || mean.many < MIN_JOBS) return ESTIMATED;
  return { input: Math.round(mean.input), output: Math.round(mean.output), isOwn: true };
}

/** What one job costs with a model, in millionths of a US dollar; undefined where its price is not known. */
export function jobCostMicroUsd(
  { inputMicroUsd, outputMicroUsd }: { inputMicroUsd: number | null; outputMicroUsd: number | null },
  { input, output }: JobTokens,
): number | undefined {
  if (inputMicroUsd === null || outputMicroUsd === null) return undefined;
  return Math.ceil((input * inputMicroUsd + output * outputMicroUsd) / 1_000_000);
}
