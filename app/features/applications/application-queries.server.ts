import { and, count, desc, eq, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { cutPage, isAfter, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { untilPersonWrites } from "~/db/person-version.server";
import { preparedByShape } from "~/db/prepared";
import { applications } from "~/db/schema";
import { hasWords, toSearchWords } from "~/db/word-search";
import { hasNoDocuments } from "~/features/documents/document-queries.server";
import type { Application } from "./applications.server";
import { APPLICATION_STATES, type ApplicationState } from "./states";

const PAGE_SIZE = 25;

export type ApplicationFilter = {
  state?: ApplicationState | undefined;
  /** Words that title, company, place, advert or notes contain, all of them. */
  q?: string;
  isArchived?: boolean;
  /** From 1. */
  page?: number;
  pageSize?: number;
};

/** A page of the person's applications, newest first, without their adverts; how many there are, and how many in each state. */
export function listApplications(
  userId: string,
  { state, q = "", isArchived = false, page = 1, pageSize = PAGE_SIZE }: ApplicationFilter = {},
) {
  const values = { userId, state, words: toSearchWords(q) };
  const list = lists({ isArchived, hasState: state !== undefined, isSearch: q !== "" });
  const counted = list.counts.all(values);
  const countOf = (one: ApplicationState) => counted.find((row) => row.state === one)?.many ?? 0;
  const counts = Object.fromEntries(APPLICATION_STATES.map((one) => [one, countOf(one)]));
  const total = state ? countOf(state) : counted.reduce((sum, { many }) => sum + many, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shownPage = Math.min(Math.max(1, page), pages);
  const rows: Application[] = list.rows.all({
    ...values,
    limit: pageSize,
    offset: (shownPage - 1) * pageSize,
  });
  return {
    applications: rows,
    counts,
    all: counted.reduce((sum, { many }) => sum + many, 0),
    total,
    page: shownPage,
    pages,
  };
}

const { jobTitle, companyName, companyLocation, jobDescription, notes } = applications;
const SEARCHED = [jobTitle, companyName, companyLocation, jobDescription, notes];

const lists = preparedByShape((shape: { isArchived: boolean; hasState: boolean; isSearch: boolean }) => {
  const { userId, archivedAt, createdAt, id } = applications;
  const found = and(
    eq(userId, sql.placeholder("userId")),
    shape.isArchived ? isNotNull(archivedAt) : isNull(archivedAt),
    shape.isSearch ? hasWords(sql.placeholder("words"), SEARCHED) : undefined,
  );
  return {
    counts: db
      .select({ state: shownState(), many: count() })
      .from(applications)
      .where(found)
      .groupBy(shownState())
      .prepare(),
    rows: db
      .select()
      .from(applications)
      .where(and(found, shape.hasState ? eq(shownState(), sql.placeholder("state")) : undefined))
      .orderBy(desc(createdAt), desc(id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
  };
});

/** A page of the person's applications for a program, newest first, the archived among them unless one kind is asked for. */
export function pageOfApplications(
  userId: string,
  {
    state,
    q = "",
    isArchived,
    ...page
  }: PageRequest & Pick<ApplicationFilter, "state" | "q"> & { isArchived?: boolean | undefined },
): CursorPage<Application> {
  const { id, createdAt, archivedAt } = applications;
  const archived = isArchived ? isNotNull(archivedAt) : isNull(archivedAt);
  const found = db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isArchived === undefined ? undefined : archived,
        q === "" ? undefined : hasWords(toSearchWords(q), SEARCHED),
        state && eq(shownState(), state),
        isAfter({ at: createdAt, id }, page.cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1)
    .all();
  return cutPage(found, page, (row) => ({ at: row.createdAt, id: row.id }));
}

/** The applications that are being made now, for every page of their owner. */
export function listMaking(userId: string): Pick<Application, "id" | "jobTitle" | "companyName">[] {
  return readMaking(userId);
}
const making = db
  .select({ id: applications.id, jobTitle: applications.jobTitle, companyName: applications.companyName })
  .from(applications)
  .where(and(eq(applications.userId, sql.placeholder("userId")), isNotNull(applications.makingSince)))
  .orderBy(desc(applications.makingSince))
  .prepare();
const readMaking = untilPersonWrites((userId) => making.all({ userId }));

/** The ids of the person's archived applications. */
export function listArchivedIds(userId: string): readonly string[] {
  return readArchivedIds(userId);
}
const archived = db
  .select({ id: applications.id })
  .from(applications)
  .where(and(eq(applications.userId, sql.placeholder("userId")), isNotNull(applications.archivedAt)))
  .prepare();
const readArchivedIds = untilPersonWrites((userId) => archived.all({ userId }).map(({ id }) => id));

/** Deletes applications last changed before `before` of which no document is left, of one person or of all. Returns how many. */
export function deleteEmptyApplications(before: Date, userId?: string, tx: Tx | typeof db = db): number {
  return tx
    .delete(applications)
    .where(
      and(
        userId === undefined ? undefined : eq(applications.userId, userId),
        lte(applications.updatedAt, before),
        hasNoDocuments({ applicationId: applications.id }),
      ),
    )
    .run().changes;
}

// stateOf of states.ts as SQL.
function shownState(): SQL<ApplicationState> {
  const { state, makingSince } = applications;
  return sql<ApplicationState>`case when ${makingSince} is not null and ${state} in ('new', 'ready') then 'making' when ${state} = 'new' then 'failed' else ${state} end`;
}
