import { failure, fieldsOf, amountOf, success, textOf, type ApiContext, type Route } from "./api-reply";
import { bareDigits, serializeSale } from "./serialize";
import type { Customer, Sale, VirtualAccount } from "./store";

const BANKS: Record<string, { name: string; id: number }> = {
  "test-bank": { name: "Test Bank", id: 24 },
  "wema-bank": { name: "Wema Bank", id: 20 },
  "titan-paystack": { name: "Paystack-Titan", id: 629 },
};
const USSD_BANKS = ["737", "919", "822", "966"];

export const createCustomerRoute: Route = ({ store }, { body }) => {
  const fields = fieldsOf(body);
  const email = textOf(fields.email)?.toLowerCase() ?? "";
  if (!/^\S+@\S+\.\S+$/.test(email))
    return failure(400, "Customer email is required", { code: "missing_params" });
  const known = store.customers.find((candidate) => candidate.email === email);
  const customer: Customer = known ?? {
    id: store.nextId(),
    code: `CUS_${Math.random().toString(36).slice(2, 12)}`,
    email,
    firstName: null,
    lastName: null,
    phone: null,
  };
  Object.assign(customer, {
    firstName: textOf(fields.first_name) ?? customer.firstName,
    lastName: textOf(fields.last_name) ?? customer.lastName,
    phone: textOf(fields.phone) ?? customer.phone,
  });
  if (!known) store.customers.push(customer);
  return success("Customer created", {
    transactions: [],
    subscriptions: [],
    authorizations: [],
    ...serializeCustomer(customer),
    integration: 412_829,
    domain: "test",
    identified: false,
    identifications: null,
  });
};

export const createAccountRoute: Route = ({ store }, { body }) => {
  const fields = fieldsOf(body);
  const customer = store.customers.find(
    ({ code, id }) => code === textOf(fields.customer) || id === String(fields.customer),
  );
  if (!customer) return failure(400, "Customer not found", { code: "customer_not_found" });
  if (!customer.firstName || !customer.lastName || !customer.phone)
    return failure(400, "Customer phone number, first name and last name are required", {
      code: "missing_params",
    });
  const slug = textOf(fields.preferred_bank) ?? "wema-bank";
  if (!(slug in BANKS)) return failure(400, "Preferred bank is not supported", { code: "invalid_params" });
  const known = store.accounts.find(
    ({ customerCode, isActive }) => customerCode === customer.code && isActive,
  );
  const account: VirtualAccount = known ?? {
    id: store.nextId(),
    customerCode: customer.code,
    number: String(9_930_000_000 + (Number(store.nextId()) % 10_000_000)),
    slug,
    isActive: true,
    createdAt: store.now(),
  };
  if (!known) store.accounts.push(account);
  return success("NUBAN successfully created", serializeAccount(account, customer));
};

export const listAccountsRoute: Route = ({ store }, { query }) => {
  const wanted = query.get("customer");
  const rows = store.accounts.flatMap((account) => {
    const customer = store.customers.find(({ code }) => code === account.customerCode);
    if (!customer || !account.isActive) return [];
    return !wanted || [customer.code, customer.id].includes(wanted)
      ? [serializeAccount(account, customer)]
      : [];
  });
  return success("Managed accounts successfully retrieved", rows, {
    total: rows.length,
    skipped: 0,
    perPage: 50,
    page: 1,
    pageCount: 1,
  });
};

export const closeAccountRoute: Route = ({ store }, _call, id) => {
  const account = store.accounts.find((candidate) => candidate.id === id);
  const customer = store.customers.find(({ code }) => code === account?.customerCode);
  if (!account || !customer) return failure(404, "Dedicated account not found");
  account.isActive = false;
  return success("Managed Account Successfully Unassigned", serializeAccount(account, customer));
};

/** A charge by USSD: the only kind that is used here. The phone's part is a button of the sandbox. */
export const chargeRoute: Route = ({ store }, { body }) => {
  const fields = fieldsOf(body);
  const email = textOf(fields.email) ?? "";
  const requested = amountOf(fields.amount);
  const type = textOf(fieldsOf(fields.ussd).type) ?? "";
  const reference = textOf(fields.reference) ?? Math.random().toString(36).slice(2, 12);
  if (!/^\S+@\S+\.\S+$/.test(email))
    return failure(400, "Invalid Email Address Passed", { code: "invalid_params" });
  if (requested === undefined || requested < 5000)
    return failure(400, "Invalid Amount Sent", { code: "invalid_params" });
  if (!USSD_BANKS.includes(type))
    return failure(400, "USSD type is not supported", { code: "invalid_params" });
  if (store.sales.has(reference))
    return failure(400, "Duplicate Transaction Reference", { code: "duplicate_reference" });
  const sale = store.add({ reference, email, requested, callbackUrl: "", metadata: null });
  Object.assign(sale, { status: "ongoing", channel: "ussd" });
  const code = `*${type}*33*4*${Number(sale.id) % 100_000}#`;
  return success("Charge attempted", {
    reference,
    status: "pay_offline",
    display_text: `Please dial ${code} on your mobile phone to complete the transaction`,
    ussd_code: code,
  });
};

/**
 * Money arrives at an account number: a new successful transaction of its customer, with a reference of Paystack's own, and
 * its webhook. Returns the reference; undefined for a number that is not open.
 */
export function transferTo(
  { store, webhook }: Pick<ApiContext, "store" | "webhook">,
  number: string,
  amount: number,
  sender?: Sale["sender"],
): string | undefined {
  const account = store.accounts.find((candidate) => candidate.number === number && candidate.isActive);
  const customer = store.customers.find(({ code }) => code === account?.customerCode);
  if (!account || !customer) return undefined;
  const sale = store.add({
    reference: `${Math.random().toString(36).slice(2, 8)}${store.sales.size}`,
    email: customer.email,
    requested: amount,
    callbackUrl: "",
    metadata: {
      receiver_account_number: number,
      receiver_bank: BANKS[account.slug]?.name,
      receiver_account_type: null,
      custom_fields: [],
    },
  });
  Object.assign(sale, {
    status: "success",
    channel: "dedicated_nuban",
    paidAt: store.now(),
    last4: "X982",
    gatewayResponse: "Approved",
    customerCode: customer.code,
    receiver: { number, bank: BANKS[account.slug]?.name ?? "" },
    ...(sender && { sender }),
  });
  webhook("charge.success", sale.reference, serializeSale(sale));
  return sale.reference;
}

function serializeCustomer({ id, code, email, firstName, lastName, phone }: Customer) {
  return {
    id: bareDigits(id),
    first_name: firstName,
    last_name: lastName,
    email,
    customer_code: code,
    phone,
    metadata: null,
    risk_action: "default",
  };
}

function serializeAccount({ id, number, slug, isActive, createdAt }: VirtualAccount, customer: Customer) {
  const at = new Date(createdAt).toISOString();
  return {
    bank: { ...BANKS[slug], slug },
    account_name: `OYA APPLY / ${customer.firstName} ${customer.lastName}`.toUpperCase(),
    account_number: number,
    assigned: true,
    currency: "NGN",
    metadata: null,
    active: isActive,
    id: bareDigits(id),
    created_at: at,
    updated_at: at,
    assignment: {
      integration: 412_829,
      assignee_id: bareDigits(customer.id),
      assignee_type: "Customer",
      expired: false,
      account_type: "PAY-WITH-TRANSFER-RECURRING",
      assigned_at: at,
    },
    customer: serializeCustomer(customer),
  };
}
