import type { Tx } from "~/db/client.server";
import { env } from "~/env.server";
import { queueMail } from "~/features/accounts/mail.server";
import type { User } from "~/features/accounts/sessions.server";

const CHANGES = {
  app_added: "An authenticator app was added to your account.",
  app_replaced: "The authenticator app of your account was replaced. The old one gives no codes any more.",
  app_removed: "The authenticator app of your account was removed.",
  passkey_added: "A passkey was added to your account.",
  passkey_removed: "A passkey was removed from your account.",
  codes_renewed: "New recovery codes were made. The old ones do not work any more.",
  code_used: "A recovery code was used to confirm that it is you.",
  reset:
    "Two-step sign-in was switched off by our support, you were signed out everywhere, and your API keys were revoked.",
} as const;

export type FactorChange = keyof typeof CHANGES;

/** Queues the mail about one change of the second factors, so that a change by somebody else is seen. */
export function queueChangeMail(
  tx: Tx,
  user: Pick<User, "id" | "email" | "firstName">,
  change: FactorChange,
  { isOn, detail = "" }: { isOn: boolean; detail?: string },
): void {
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Two-step sign-in at ${env.SITE_NAME}: a change`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        CHANGES[change],
        ...(detail ? [detail] : []),
        isOn ? "Two-step sign-in is on." : "Two-step sign-in is off now.",
        "If it was not you, set a new password at once. Then look at your second steps and sign out all other devices.",
      ],
      action: { label: "Set a new password", path: "/forgot-password" },
    },
  );
}
