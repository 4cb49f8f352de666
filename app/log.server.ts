import { EventEmitter } from "node:events";
import { pino } from "pino";
import { env } from "~/env.server";

/**
 * Emits "logged" with the fields of each line of level error, after the same rule: nothing personal is in them; and with whether it is
 * fatal, so that the process ends after it.
 */
export const errorEvents = new EventEmitter();

const ERROR_LEVEL = pino.levels.values.error ?? 50;
const FATAL_LEVEL = pino.levels.values.fatal ?? 60;

/**
 * Writes JSON lines to standard output: events with facts, without personal data. Callers pass no mail
 * address, resume text, token or body. The redaction below is a second protection.
 */
export const log = pino({
  base: undefined,
  level: env.LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ["email", "password", "token", "cookie", "authorization", "text", "content"],
    censor: "[removed]",
  },
  hooks: {
    logMethod(fields, method, level) {
      method.apply(this, fields);
      if (level >= ERROR_LEVEL) errorEvents.emit("logged", fields[0], level >= FATAL_LEVEL);
    },
  },
});

/**
 * The loggable fields of an error: name, code and stack. The message of a Refusal or driver may quote input,
 * so it is removed.
 */
export function serializeError(error: unknown): { error: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((frame) => frame.trimStart().startsWith("at "));
  return { error: error.name, code, stack: frames?.slice(0, 8).join("\n") };
}
