import { expect, test } from "vitest";
import { z } from "zod";
import { pageOfList, type Cursor } from "~/db/cursor-page";
import { pageFields, serializePage } from "./page";

const Query = z.object(pageFields);
const row = (time: number, id: string) => ({ at: new Date(time), id });
const cursorOf = (one: Cursor) => one;

test("page by page a list comes whole, in its order, also where many rows have one moment", () => {
  const list = [row(3, "c"), row(2, "d"), row(2, "c"), row(2, "a"), row(1, "b")];
  for (const limit of [1, 2, 3, 5, 100]) {
    const seen: Cursor[] = [];
    let cursor: string | null | undefined;
    do {
      const page = Query.parse({ limit, ...(cursor && { cursor }) });
      const { data, hasMore, nextCursor } = serializePage(pageOfList(list, page, cursorOf), (one) => one);
      expect([data.length <= limit, hasMore]).toEqual([true, nextCursor !== null]);
      seen.push(...data);
      cursor = nextCursor;
    } while (cursor);
    expect([limit, seen]).toEqual([limit, list]);
  }
});

test("a limit is 1 to 100, 25 without one, and what is no cursor is said so", () => {
  expect(Query.parse({})).toEqual({ limit: 25 });
  for (const limit of ["0", "101", "1.5", "x", "", "1e1", "0x10", " 5", "+5"])
    expect([limit, Query.safeParse({ limit }).success]).toEqual([limit, false]);
  for (const cursor of ["", "x", "!!!", Buffer.from("9".repeat(16) + " x").toString("base64url")])
    expect([cursor, Query.safeParse({ cursor }).success]).toEqual([cursor, false]);
});
