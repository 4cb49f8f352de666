import { and, desc, eq, inArray, isNull, min, ne } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { cutPage, isAfter, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { generationParts, generations } from "~/db/schema";
import { getAdvert, type Advert } from "~/features/applications/applications.server";

type Row = typeof generations.$inferSelect;
/** A generation with the advert of its application. */
export type Generation = Row & Advert;

/** A generation by its id, for the system; with `userId` only one of that person's own. */
export function findGeneration(
  generationId: string,
  userId?: string,
  reader: Pick<Tx, "select"> = db,
): Generation | undefined {
  const isOwn = userId === undefined ? undefined : eq(generations.userId, userId);
  const row = reader
    .select()
    .from(generations)
    .where(and(eq(generations.id, generationId), isOwn))
    .get();
  return row && { ...row, ...getAdvert(row.applicationId, reader) };
}

/** The generations of one of the person's own applications, newest first. */
export function listGenerations(
  userId: string,
  applicationId: string,
  reader: Pick<Tx, "select"> = db,
): Row[] {
  return reader
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.applicationId, applicationId)))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .all();
}

/** A page of all generations of a person, newest first. */
export function pageOfGenerations(
  userId: string,
  { applicationId, ...page }: PageRequest & { applicationId?: string | undefined },
): CursorPage<Row> {
  const { id, createdAt } = generations;
  const found = db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        applicationId === undefined ? undefined : eq(generations.applicationId, applicationId),
        isAfter({ at: createdAt, id }, page.cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1)
    .all();
  return cutPage(found, page, (row) => ({ at: row.createdAt, id: row.id }));
}

/** When the oldest generation of an application began that still runs, another than this one; null without one. */
export function othersRunningSince(
  tx: Tx,
  { id, applicationId }: Pick<Row, "id" | "applicationId">,
): Date | null {
  const isRunning = and(
    eq(generations.applicationId, applicationId),
    isNull(generations.finishedAt),
    ne(generations.id, id),
  );
  return (
    tx
      .select({ since: min(generations.createdAt) })
      .from(generations)
      .where(isRunning)
      .get()?.since ?? null
  );
}

/** Which documents of these generations were delivered. */
export function deliveredKinds(reader: Pick<Tx, "select">, generationIds: string[]) {
  const isDelivered = and(
    inArray(generationParts.generationId, generationIds),
    eq(generationParts.status, "ready"),
  );
  return [
    ...new Set(
      reader
        .select({ type: generationParts.type })
        .from(generationParts)
        .where(isDelivered)
        .all()
        .map(({ type }) => type),
    ),
  ];
}
