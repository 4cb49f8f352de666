import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sqlite } from "~/db/client.server";
import { errorEvents, log } from "~/log.server";
import { hours } from "~/time";

const EVERY_MS = hours(6);

let lastCheck: { at: Date; problem?: string } | undefined;

/**
 * Checks the pages of the database now and every six hours, in a thread of its own. Damage that a request meets in between
 * counts at once, until a check finds none. Returns a function that stops it.
 */
export function startIntegrityChecks(): () => void {
  const check = () => {
    if (!sqlite.open) return;
    checkIntegrity(sqlite.name).then(record, (error: unknown) => record(codeOf(error) ?? "unreadable"));
  };
  errorEvents.on("logged", recordDamage);
  check();
  const timer = setInterval(check, EVERY_MS);
  return () => {
    clearInterval(timer);
    errorEvents.off("logged", recordDamage);
  };
}

/** "ok", or the first thing that is wrong with the pages of a database file. */
export function checkIntegrity(file: string): Promise<string> {
  const isBuilt = Boolean(import.meta.env?.PROD);
  const path = join(process.cwd(), isBuilt ? "build/integrity-worker.js" : "app/db/integrity-worker.mjs");
  const worker = new Worker(path, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the check ended without an answer")));
  });
}

export function getLastIntegrityCheck(): typeof lastCheck {
  return lastCheck;
}

function record(result: string) {
  lastCheck = { at: new Date(), ...(result !== "ok" && { problem: result }) };
  if (result !== "ok") log.error({ event: "operations.integrity_failed", result: result.slice(0, 200) });
}

function recordDamage(fields: unknown) {
  const code = codeOf(fields);
  if (code && /^SQLITE_(CORRUPT|NOTADB)/.test(code)) lastCheck = { at: new Date(), problem: code };
}

function codeOf(thing: unknown): string | undefined {
  return typeof thing === "object" && thing !== null && "code" in thing && typeof thing.code === "string"
    ? thing.code
    : undefined;
}
