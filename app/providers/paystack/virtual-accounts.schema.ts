import { z } from "zod";

const idText = z.union([z.number().transform(String), z.string().min(1)]);

export const PaystackCustomer = z
  .object({ customer_code: z.string().min(1) })
  .transform(({ customer_code }) => ({ customerCode: customer_code }));
export type PaystackCustomer = z.output<typeof PaystackCustomer>;

export const VirtualAccount = z
  .object({
    id: idText,
    account_name: z.string(),
    account_number: z.string().regex(/^\d{10}$/),
    active: z.boolean(),
    bank: z.object({ name: z.string(), slug: z.string() }),
    customer: z.looseObject({ customer_code: z.string() }),
  })
  .transform((raw) => ({
    id: raw.id,
    accountName: raw.account_name,
    accountNumber: raw.account_number,
    isActive: raw.active,
    bankName: raw.bank.name,
    customerCode: raw.customer.customer_code,
  }));
/** A dedicated virtual account: an account number that belongs to one customer. */
export type VirtualAccount = z.output<typeof VirtualAccount>;

/** The answer to a charge by USSD. `ussd_code` is missing when the bank gave none. */
export const UssdCharge = z
  .object({
    reference: z.string(),
    status: z.string(),
    display_text: z.string().nullish().catch(null),
    ussd_code: z.string().nullish().catch(null),
  })
  .transform(({ reference, status, ussd_code, display_text }) => ({
    reference,
    status,
    code: ussd_code ?? "",
    text: display_text ?? "",
  }));
export type UssdCharge = z.output<typeof UssdCharge>;
