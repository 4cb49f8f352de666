import { expect, test } from "vitest";
import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { documents, generations } from "~/db/schema";
import { hours, minutes, seconds } from "~/time";
import { makeApplication } from "./factories/applications";
import { makeUser } from "./factories/people";
import { getPublicStats } from "~/features/site/public-stats.server";

const start = new Date("2026-11-21T10:00:00Z");
const after = (time: number) => new Date(start.getTime() + time);

function finish(userId: string, tookSeconds: number, status: "succeeded" | "failed" = "succeeded") {
  const createdAt = after(-hours(1));
  const finishedAt = new Date(createdAt.getTime() + seconds(tookSeconds));
  const applicationId = makeApplication(userId);
  write((tx) =>
    tx
      .insert(generations)
      .values({
        id: newId(),
        createdAt,
        finishedAt,
        status,
        userId,
        idempotencyKey: newId(),
        inputHash: "h",
        applicationId,
      })
      .run(),
  );
}

test("documents are counted; a median is told from 20 finished generations on, and is kept for a minute", () => {
  const person = makeUser();
  const common = {
    updatedAt: start,
    userId: person.id,
    applicationId: makeApplication(person.id),
    type: "resume" as const,
    title: "R",
    content: "R",
    jobTitle: "Nurse",
    companyName: "Clinic",
  };
  write((tx) =>
    tx
      .insert(documents)
      .values({ ...common, id: newId(), createdAt: start })
      .run(),
  );
  for (let n = 1; n <= 19; n += 1) finish(person.id, n);
  finish(person.id, 900, "failed");
  expect(getPublicStats(start)).toEqual({ documents: 1, medianSeconds: undefined });
  finish(person.id, 20);
  finish(person.id, 21);
  expect(getPublicStats(after(seconds(30)))).toEqual({ documents: 1, medianSeconds: undefined });
  expect(getPublicStats(after(minutes(2)))).toEqual({ documents: 1, medianSeconds: 11 });
});
