import type { Tx } from "~/db/client.server";
import { endOtherSessions } from "~/features/accounts/session-list.server";
import { revokeTokens } from "~/features/accounts/mail-tokens.server";
import { createRecoveryCodes } from "./recovery-codes.server";

/**
 * What happens once when the first factor is added: every other session ends, because it was opened without a second
 * step and may belong to the one whom the factor is to keep out; and the recovery codes are made. Returns the codes,
 * which nobody can read again.
 */
export function switchOn(tx: Tx, userId: string, currentToken: string, now: Date): string[] {
  endOtherSessions(tx, userId, currentToken);
  revokeTokens(tx, userId, ["second_step"]);
  return createRecoveryCodes(tx, userId, now);
}
