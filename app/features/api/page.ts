import { z } from "zod";
import type { Cursor, CursorPage } from "~/db/cursor-page";
import { fromDigits } from "~/whole-number";

const BAD_CURSOR = "cursor is the nextCursor of the page before; leave it out for the first page";

const BAD_LIMIT = "limit is a number from 1 to 100";

/** What every list of version 1 takes. */
export const pageFields = {
  limit: fromDigits(
    z.coerce.number({ error: BAD_LIMIT }).int(BAD_LIMIT).min(1, BAD_LIMIT).max(100, BAD_LIMIT),
  ).default(25),
  cursor: z
    .string()
    .max(200, BAD_CURSOR)
    .optional()
    .describe("The nextCursor of the page before")
    .transform((text, context) => {
      if (text === undefined) return undefined;
      const cursor = decodeCursor(text);
      if (!cursor) context.addIssue({ code: "custom", message: BAD_CURSOR });
      return cursor;
    }),
};

/** What every list of version 1 answers. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    data: z.array(row),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable().describe("null on the last page"),
  });

/** A page as it is answered. */
export function serializePage<Row, Answer>({ rows, next }: CursorPage<Row>, serialize: (row: Row) => Answer) {
  return {
    data: rows.map(serialize),
    hasMore: next !== undefined,
    nextCursor: next ? encodeCursor(next) : null,
  };
}

function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString("base64url");
}

function decodeCursor(text: string): Cursor | undefined {
  const [, time, id] = /^(\d{1,16}) (\S+)$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  const at = new Date(Number(time));
  return id === undefined || Number.isNaN(at.getTime()) ? undefined : { at, id };
}
