import { randomUUID } from "node:crypto";
import { log, serializeError } from "~/log.server";

/**
 * Logs what no request and no job caught, each with an id and without its message, which may quote a person. A promise that failed
 * unheard leaves nothing half done, because transactions are synchronous: the process goes on, so that no visitor can end it for
 * everybody. An exception outside a promise may have stopped anything: the process ends with 1 and is started again.
 */
export function watchProcessErrors(): void {
  process.on("unhandledRejection", (reason) => {
    log.error({ event: "process.unhandled_rejection", errorId: randomUUID(), ...serializeError(reason) });
  });
  process.on("uncaughtException", (error) => {
    log.fatal({ event: "process.uncaught_exception", errorId: randomUUID(), ...serializeError(error) });
    process.exit(1);
  });
}
