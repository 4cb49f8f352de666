import { z } from "zod";
import { parseExactJson } from "~/providers/paystack/exact-json";
import { PaystackWebhook } from "~/providers/paystack/paystack.schema";

const WebhookData = z.looseObject({
  domain: z.string().nullish().catch(null),
  reference: z.string().nullish().catch(null),
  transaction_reference: z.string().nullish().catch(null),
  id: z.union([z.string(), z.number()]).nullish().catch(null),
  status: z.string().nullish().catch(null),
  refund_reference: z.union([z.string(), z.number()]).nullish().catch(null),
  amount: z.union([z.string(), z.number()]).nullish().catch(null),
  transaction: z.looseObject({ reference: z.string() }).nullish().catch(null),
  bank_transfer: z
    .looseObject({ transaction_id: z.union([z.string(), z.number()]) })
    .nullish()
    .catch(null),
});

export type ParsedWebhook = { event: string; data: unknown; subject?: z.infer<typeof WebhookData> };

export function parseWebhook(raw: string): ParsedWebhook {
  try {
    const { event, data } = PaystackWebhook.parse(parseExactJson(raw));
    return { event, data, subject: WebhookData.safeParse(data).data };
  } catch {
    return { event: "unreadable", data: undefined };
  }
}
