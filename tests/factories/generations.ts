import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { generations } from "~/db/schema";
import { makeApplication } from "./applications";

/** A request for documents that nothing was done for yet. Returns its id. */
export function makeGeneration(userId: string): string {
  const [id, applicationId] = [newId(), makeApplication(userId)];
  write((tx) =>
    tx
      .insert(generations)
      .values({
        id,
        createdAt: new Date(),
        userId,
        idempotencyKey: id,
        inputHash: id,
        applicationId,
      })
      .run(),
  );
  return id;
}
