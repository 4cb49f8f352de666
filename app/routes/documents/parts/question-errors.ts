import { z } from "zod";

const Details = z.object({ fieldErrors: z.record(z.string(), z.array(z.string())) });

/** What is wrong with which answer, of the details of a refusal. */
export function fieldErrorsOf(details: unknown): Record<string, string[]> {
  return Details.safeParse(details).data?.fieldErrors ?? {};
}
