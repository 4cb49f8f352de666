import { BODY_MEMORY } from "~/http/security/server-limits";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { currentCaller, releaseAtEnd } from "~/work/caller.server";

const SMALL_BYTES = 256 * 1024; // every form may be so large, and the number of requests is bounded

const takenBy = new Map<string, number>();
let taken = 0;

/**
 * Takes memory for a body of so many bytes until its request ends. Returns BUSY (503) when the server, or this caller, has too many
 * large bodies at once.
 */
export function claimBodyMemory(bytes: number): Refusal | undefined {
  if (bytes <= SMALL_BYTES) return undefined;
  const caller = currentCaller() ?? "";
  const ofCaller = takenBy.get(caller) ?? 0;
  if (taken + bytes > BODY_MEMORY.all || ofCaller + bytes > BODY_MEMORY.perCaller) {
    log.warn({ event: "work.refused", queue: "bodies", why: "memory" });
    return new Refusal(
      "BUSY",
      "Many people are sending files right now. Choose the file again and try again in half a minute.",
      503,
      { retryAfter: 30 },
    );
  }
  taken += bytes;
  takenBy.set(caller, ofCaller + bytes);
  releaseAtEnd(() => {
    taken -= bytes;
    const left = (takenBy.get(caller) ?? bytes) - bytes;
    if (left > 0) takenBy.set(caller, left);
    else takenBy.delete(caller);
  });
  return undefined;
}
