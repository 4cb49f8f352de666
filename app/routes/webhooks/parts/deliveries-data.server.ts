import { z } from "zod";
import { pageFields, serializePage } from "~/features/api/page";
import { listDeliveries } from "~/features/webhooks/deliveries.server";
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
  const { data, nextCursor } = serializePage(
    found,
    ({ id, eventType, state, status, answer, createdAt, tries, nextTryAt }) => ({
      ...{ id, eventType, state, status, answer },
      createdAt: formatDateTime(createdAt, style),
      times:
        (tries > 1 ? ` · ${tries} tries` : "") +
        (nextTryAt && tries > 0 ? ` · next ${formatDateTime(nextTryAt, style)}` : ""),
    }),
  );
  return { deliveries: data, older: nextCursor };
}
