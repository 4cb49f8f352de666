import { eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { virtualAccounts } from "~/db/schema";
import { env } from "~/env.server";
import { completeJob, enqueue, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { paystackAccount } from "~/providers/paystack/account.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import {
  closeVirtualAccount,
  createCustomer,
  createVirtualAccount,
  type CustomerDetails,
} from "~/providers/paystack/virtual-accounts.server";
import { Refusal } from "~/refusal";
import { VIRTUAL_ACCOUNT_CONSENT } from "./virtual-accounts.schema";

export type StoredAccount = typeof virtualAccounts.$inferSelect;
export type AccountOwner = { userId: string } | { institutionId: string };

export const CLOSE_ACCOUNT_JOB = "virtual_account.close";

/** The account number of a user or an institution, or undefined. */
export function findVirtualAccount(
  owner: AccountOwner,
  reader: Pick<Tx, "select"> = db,
): StoredAccount | undefined {
  return reader.select().from(virtualAccounts).where(isOwnedBy(owner)).get();
}

/**
 * Opens an account number at a bank, once for each owner: a second call returns the first. Name and phone go to Paystack
 * and are not stored here. Throws PAYMENTS_CLOSED (503), ACCOUNT_TAKEN (409), ACCOUNT_REFUSED and BANK_UNREACHABLE (502).
 */
export async function openVirtualAccount(
  owner: AccountOwner,
  details: CustomerDetails,
  now = new Date(),
): Promise<StoredAccount> {
  const known = findVirtualAccount(owner);
  if (known) return known;
  const account = paystackAccount();
  if (!account)
    throw new Refusal("PAYMENTS_CLOSED", "Payments are not open here yet. Nothing was sent to a bank.", 503);
  try {
    // Both calls may be repeated: Paystack keeps one customer for an address, and one number for a customer.
    const { customerCode } = await createCustomer(details);
    const opened = await createVirtualAccount(customerCode, preferredBank(account.mode));
    return write((tx) => {
      tx.insert(virtualAccounts)
        .values({
          id: newId(),
          createdAt: now,
          userId: "userId" in owner ? owner.userId : null,
          institutionId: "institutionId" in owner ? owner.institutionId : null,
          customerCode,
          paystackId: opened.id,
          accountNumber: opened.accountNumber,
          accountName: opened.accountName,
          bankName: opened.bankName,
          mode: account.mode,
          consentVersion: VIRTUAL_ACCOUNT_CONSENT.version,
        })
        .onConflictDoNothing()
        .run();
      const stored = findVirtualAccount(owner, tx);
      // Paystack knows customers by their address, and this one belonged to another account before.
      if (!stored)
        throw new Refusal(
          "ACCOUNT_TAKEN",
          "This email address has an account number under another name already. Write to us, or pay in another way.",
          409,
        );
      log.info({ event: "virtual_account.opened" });
      return stored;
    });
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    log.error({ event: "virtual_account.open_failed", code: error.code, status: error.status });
    throw accountFailure(error);
  }
}

// Only what the bank refused is for the person to correct.
function accountFailure({ code }: PaystackError): Refusal {
  return code === "refused"
    ? new Refusal(
        "ACCOUNT_REFUSED",
        "The bank gave no account number. Check the name and the phone number, or pay by card, USSD or transfer on Paystack’s page.",
        502,
      )
    : new Refusal(
        "BANK_UNREACHABLE",
        "The bank does not answer now. Nothing was charged. Try again in a few minutes, or pay in another way.",
        502,
      );
}

/** Asks Paystack to close a user's account number after an erasure; money that is sent to it then goes back. */
export function closeAccountsOf(tx: Tx, userId: string): void {
  const account = findVirtualAccount({ userId }, tx);
  if (account) enqueue(CLOSE_ACCOUNT_JOB, { paystackId: account.paystackId }, tx, { maxAttempts: 12 });
}

/** The job of closeAccountsOf. A number that is closed already counts as done. */
export async function closeAccount({ paystackId = "" }: Record<string, string>, lease: Lease): Promise<void> {
  try {
    await closeVirtualAccount(paystackId);
  } catch (error) {
    if (!(error instanceof PaystackError) || error.code !== "not_found") throw error;
  }
  write((tx) => completeJob(tx, lease));
}

function isOwnedBy(owner: AccountOwner) {
  return "userId" in owner
    ? eq(virtualAccounts.userId, owner.userId)
    : eq(virtualAccounts.institutionId, owner.institutionId);
}

function preferredBank(mode: StoredAccount["mode"]): string {
  return env.PAYSTACK_BANK ?? (mode === "live" ? "titan-paystack" : "test-bank");
}
