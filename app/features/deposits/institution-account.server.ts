import { write } from "~/db/client.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import type { Institution } from "~/features/institutions/institution";
import { openVirtualAccount } from "./virtual-accounts.server";

/** Opens an account number for an institution, as staff who asked it. Throws what openVirtualAccount throws. */
export async function openInstitutionAccount(
  actor: Actor,
  { id: institutionId, name, email }: Institution,
  phone: string,
): Promise<void> {
  // A customer of Paystack has a first and a last name.
  const [firstName = name, ...rest] = name.split(" ");
  await openVirtualAccount(
    { institutionId },
    { email, phone, firstName, lastName: rest.join(" ") || "Institution" },
  );
  write((tx) => recordAuditEvent(tx, actor, "institution.account_opened", `institution:${institutionId}`));
}
