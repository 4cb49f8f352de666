import { pino } from "pino";
import { env } from "~/env.server";

/**
 * JSON lines on standard output: events with facts, never people. No mail address, resume text, token or body
 * is ever passed in; the redaction below is the second lock on that door.
 */
export const log = pino({
  base: undefined,
  level: env.LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ["email", "password", "token", "cookie", "authorization", "text", "content"],
    censor: "[removed]",
  },
});

/** What may be logged of an error: its name, code and stack; a Refusal's or driver's message may quote input, so it is cut. */
export function serializeError(error: unknown): { error: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((frame) => frame.trimStart().startsWith("at "));
  return { error: error.name, code, stack: frames?.slice(0, 8).join("\n") };
}
