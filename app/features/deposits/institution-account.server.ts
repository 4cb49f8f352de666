import { write } from "~/db/client.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { queueMail } from "~/features/accounts/mail.server";
import type { Institution } from "~/features/institutions/institution";
import { listInvoices } from "~/features/institutions/invoices.server";
import { formatNaira } from "~/money";
import { formatDay } from "~/time";
import { openVirtualAccount } from "./virtual-accounts.server";

/** Opens an account number for an institution, as staff who asked it. Throws what openVirtualAccount throws. */
export async function openInstitutionAccount(
  actor: Actor,
  { id: institutionId, name, email }: Institution,
  phone: string,
): Promise<void> {
  // A customer of Paystack has a first and a last name.
  const [firstName = name, ...rest] = name.split(" ");
  const account = await openVirtualAccount(
    { institutionId },
    { email, phone, firstName, lastName: rest.join(" ") || "Institution" },
  );
  const open = listInvoices(institutionId).filter(({ status }) => status === "open");
  write((tx) => {
    recordAuditEvent(tx, actor, "institution.account_opened", `institution:${institutionId}`);
    // Their mails could not say where to pay.
    if (open.length === 0) return;
    queueMail(
      tx,
      { email },
      {
        subject: "Your account number to pay to",
        greeting: "Hello,",
        lines: [
          `${account.accountNumber}, ${account.bankName}, ${account.accountName}.`,
          ...open.map(
            ({ number, amountKobo, dueAt }) =>
              `Invoice ${number}: transfer exactly ${formatNaira(amountKobo)} by ${formatDay(dueAt).text}.`,
          ),
          "The codes of the seats are made when the money is here.",
        ],
        action: { label: "See the invoices", path: `/institution/${institutionId}` },
      },
    );
  });
}
