import { eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { authenticatorApps, authenticatorSetups, passkeys } from "~/db/schema";
import { revokeAllApiKeys } from "~/features/accounts/api-keys.server";
import { findAccountByEmail } from "~/features/accounts/find-accounts.server";
import { revokeTokens } from "~/features/accounts/mail-tokens.server";
import { endOtherSessions } from "~/features/accounts/session-list.server";
import { OPERATOR, recordAuditEvent } from "~/features/admin/audit.server";
import { queueChangeMail } from "./change-mails.server";
import { deleteCodesAndBrowsers, hasSecondFactor } from "./factors.server";

/**
 * Removes every second factor of the account with this address, ends its sessions, revokes its API keys and mails its owner: the last way for
 * somebody who lost phone and recovery codes, after the operator found out who asks. For the command line. Returns false
 * when no account has a second factor under this address.
 */
export function resetTwoStep(email: string): boolean {
  return write((tx) => {
    const user = findAccountByEmail(email.trim().toLowerCase(), tx);
    if (!user || !hasSecondFactor(user.id, tx)) return false;
    for (const table of [authenticatorApps, authenticatorSetups, passkeys])
      tx.delete(table).where(eq(table.userId, user.id)).run();
    deleteCodesAndBrowsers(tx, user.id);
    endOtherSessions(tx, user.id, "");
    revokeAllApiKeys(tx, user.id); // whoever took the phone may have made one
    revokeTokens(tx, user.id, ["second_step"]);
    recordAuditEvent(tx, OPERATOR, "user.two_step_reset", `user:${user.id}`);
    queueChangeMail(tx, user, "reset", { isOn: false });
    return true;
  });
}
