import { refuse } from "~/files/read/outcome";
import { RefusalCode } from "~/files/read/reply";
import { Refusal } from "~/refusal";

const TRY_AGAIN_AFTER = 30; // seconds

/**
 * What the person is told when a resume cannot be read. A machine that is busy is not the file's fault: 503, to be
 * tried again; a file that is too large is 413, every other fault of a file 400.
 */
export function readRefusal(code: string): Refusal {
  const { message } = refuse(RefusalCode.parse(code));
  if (code === "busy") return new Refusal(code, message, 503, { retryAfter: TRY_AGAIN_AFTER });
  return new Refusal(code, message, code === "too_large" ? 413 : 400);
}
