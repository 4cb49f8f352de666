import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { newId } from "~/db/id";
import { documents } from "~/db/schema";
import { listDocuments, type DocumentFilter } from "~/features/documents/document-queries.server";
import { makeApplication } from "./factories/applications";
import { makeUser } from "./factories/people";

function makeDocument(userId: string, applicationId: string, title: string, type: "resume" | "cover_letter") {
  const now = new Date();
  db.insert(documents)
    .values({
      ...{ id: newId(), createdAt: now, updatedAt: now, userId, applicationId, type },
      ...{ title, content: `${title} knows Excel`, jobTitle: "Nurse", companyName: "Clinic" },
    })
    .run();
}

test("a list of documents is of its person, and of each mix of kind, words and applications", () => {
  const [ada, bola] = [makeUser(), makeUser()];
  const [first, second] = [makeApplication(ada.id), makeApplication(ada.id)];
  makeDocument(ada.id, first, "A one", "cover_letter");
  makeDocument(ada.id, first, "B one of Ọ̀YỌ́, efo, Adé, Ɗanjuma’s", "resume");
  makeDocument(ada.id, second, "C two", "cover_letter");
  makeDocument(bola.id, makeApplication(bola.id), "D one", "resume");
  const titles = (filter: DocumentFilter = {}) => {
    const { documents: found, counts } = listDocuments(ada.id, filter);
    return [
      found
        .map(({ title }) => title.slice(0, 1))
        .toSorted()
        .join(""),
      counts.all,
    ];
  };
  for (const [filter, expected] of [
    [{}, ["ABC", 3]],
    [{ type: "resume" }, ["B", 3]],
    [{ type: "cover_letter" }, ["AC", 3]],
    [{ q: "one" }, ["AB", 2]],
    [{ q: "TWO" }, ["C", 1]],
    [{ q: "one excel", type: "resume" }, ["B", 2]],
    [{ q: "excel 100%" }, ["", 0]],
    [{ q: "ọyọ" }, ["B", 1]],
    [{ q: "OYO Ẹfọ" }, ["B", 1]],
    [{ q: "A\u0301D" }, ["B", 1]],
    [{ q: "Danjuma's" }, ["B", 1]],
    [{ q: "ɗanjuma" }, ["B", 1]],
    [{ applications: { only: [first] } }, ["AB", 2]],
    [{ applications: { only: [second, "gone"] } }, ["C", 1]],
    [{ applications: { only: [] } }, ["", 0]],
    [{ applications: { except: [first] } }, ["C", 1]],
    [{ applications: { except: [] } }, ["ABC", 3]],
    [{ q: "c", applications: { except: [first] }, type: "resume" }, ["", 1]],
  ] as const)
    expect([filter, titles(filter as DocumentFilter)]).toEqual([filter, expected]);
  expect(listDocuments(ada.id, { pageSize: 2, page: 2 }).documents).toHaveLength(1);
});
