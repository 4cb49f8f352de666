import { openPaystack, paystackEnvironment } from "./doubles/paystack";
import { startServer, until, type Visitor } from "./test-server";

export type Person = Visitor & { email: string; id: string };

/** A house whose Paystack is the double, and people who want to pay. */
export async function openPaymentFixtures(environment: Record<string, string> = {}) {
  const paystack = await openPaystack();
  const house = await startServer({ ...paystackEnvironment(paystack), ...environment });
  paystack.webhookUrl = `${house.url}/api/payment/webhook`;
  let people = 0;
  const paymentOf = (reference: string) =>
    house.query<{
      status: string;
      failure_text: string | null;
      channel: string | null;
      fees_kobo: number | null;
      paystack_id: string | null;
    }>("select * from payments where reference = ?", reference)[0];

  return {
    house,
    paystack,
    /** Somebody new with a verified address and Ada's password, signed in. */
    async person(email = `payer-${(people += 1)}@example.com`): Promise<Person> {
      house.execute(
        "insert into users (id, created_at, updated_at, email, first_name, last_name, password_hash, email_verified_at) select ?, created_at, updated_at, ?, 'Ngozi', 'Eze', password_hash, email_verified_at from users where email = 'ada@demo.example'",
        `id-${email}`,
        email,
      );
      return Object.assign(await house.visitor().signIn(email, "Oya-let-us-go-2026!"), {
        email,
        id: `id-${email}`,
      });
    },
    /** Opens a checkout by the JSON call; its reference and address. */
    async start(person: Person, planId: unknown = "jjc") {
      const response = await person.send("/api/payment/initialize", {
        method: "POST",
        body: JSON.stringify({ planId }),
        headers: { "content-type": "application/json", origin: house.url },
      });
      const body = (await response.json()) as {
        data?: { authorization_url: string; reference: string };
        message?: string;
        errorCode?: string;
      };
      return {
        status: response.status,
        reference: body.data?.reference ?? "",
        checkout: body.data?.authorization_url ?? "",
        body,
      };
    },
    verify: async (person: Person, reference: string) => {
      const response = await person.get(`/api/payment/verify/${reference}`);
      return {
        status: response.status,
        body: (await response.json()) as { success?: boolean; status?: string; message?: string },
      };
    },
    payment: paymentOf,
    /** What a payment gave: how often it was applied, and how often its receipt was mailed. */
    granted: (reference: string) => ({
      applied: house.query(
        "select 1 from billing_events where type = 'payment_applied' and payment_id = (select id from payments where reference = ?)",
        reference,
      ).length,
      receipts: house.query(
        "select 1 from mails where subject like '%eceipt%' and text like ?",
        `%${reference}%`,
      ).length,
    }),
    reaches: (reference: string, status: string) => until(() => paymentOf(reference)?.status === status),
    async close() {
      await house.stop("SIGKILL");
      await paystack.close();
    },
  };
}

export type PaymentFixtures = Awaited<ReturnType<typeof openPaymentFixtures>>;
export const ONCE = { applied: 1, receipts: 1 };
