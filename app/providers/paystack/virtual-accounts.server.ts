import { z } from "zod";
import { request } from "./paystack-client.server";
import { PaystackCustomer, UssdCharge, VirtualAccount } from "./virtual-accounts.schema";

export type CustomerDetails = { email: string; firstName: string; lastName: string; phone: string };

/** Makes a customer at Paystack, or updates the one with this address. Throws PaystackError. */
export function createCustomer({
  email,
  firstName,
  lastName,
  phone,
}: CustomerDetails): Promise<PaystackCustomer> {
  return request("POST", "/customer", PaystackCustomer, {
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
  });
}

/** Gives a customer an account number at a bank (a slug of Paystack). Throws PaystackError. */
export function createVirtualAccount(customerCode: string, bank: string): Promise<VirtualAccount> {
  return request("POST", "/dedicated_account", VirtualAccount, {
    customer: customerCode,
    preferred_bank: bank,
  });
}

/** Closes an account number: money that is sent to it goes back. Throws PaystackError. */
export async function closeVirtualAccount(id: string): Promise<void> {
  await request("DELETE", `/dedicated_account/${encodeURIComponent(id)}`, z.unknown());
}

/**
 * Starts a payment that is dialled on a phone. `bank`: the bank's USSD number ("737"). Not repeated after a lost response,
 * like initializeTransaction. Throws PaystackError.
 */
export function chargeByUssd(order: {
  reference: string;
  email: string;
  amountKobo: number;
  bank: string;
}): Promise<UssdCharge> {
  return request("POST", "/charge", UssdCharge, {
    email: order.email,
    amount: order.amountKobo,
    currency: "NGN",
    reference: order.reference,
    ussd: { type: order.bank },
  });
}
