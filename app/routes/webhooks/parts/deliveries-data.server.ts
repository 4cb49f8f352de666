import { z } from "zod";
import { pageFields, serializePage } from "~/features/api/page";
import { listDeliveries, waitsForTry } from "~/features/webhooks/deliveries.server";
import { formatDateTime, type DateStyle } from "~/time";

const Page = z.object(pageFields);

/** The deliveries of a webhook as its page shows them. A cursor that cannot be read shows the newest. */
export function loadDeliveries(
  userId: string,
  endpointId: string,
  { cursor, style }: { cursor: string | null; style: DateStyle },
) {
  const page = Page.safeParse({ limit: 20, ...(cursor !== null && { cursor }) });
  const found = listDeliveries(userId, endpointId, page.data ?? { limit: 20 });
  const now = new Date();
  const { data, nextCursor } = serializePage(found, (delivery) => {
    const { id, eventType, state, status, answer, createdAt, tries, nextTryAt } = delivery;
    return {
      ...{ id, eventType, state, status, answer },
      waits: waitsForTry(delivery, now),
      createdAt: formatDateTime(createdAt, style),
      times:
        (tries > 1 ? ` · ${tries} tries` : "") +
        (nextTryAt && tries > 0 ? ` · next ${formatDateTime(nextTryAt, style)}` : ""),
    };
  });
  return { deliveries: data, older: nextCursor };
}
