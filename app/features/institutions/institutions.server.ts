import { asc, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { institutions } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import type { Institution } from "./institution";
import type { InstitutionValues } from "./institutions.schema";
import { invite } from "./members.server";

/** Makes an institution and invites its first owner, as staff. The same form sent again returns what it made. */
export function createInstitution(
  actor: Actor,
  { ownerEmail, ...values }: InstitutionValues,
  now = new Date(),
  formKey = newId(),
): Institution {
  return write((tx) => {
    const before = tx.select().from(institutions).where(eq(institutions.id, formKey)).get();
    if (before && isSame(before, values)) {
      invite(tx, before, { email: ownerEmail, role: "owner" }, now); // once for each address
      return before;
    }
    const institution = tx
      .insert(institutions)
      .values({ id: before ? newId() : formKey, createdAt: now, createdBy: actor.userId, ...values })
      .returning()
      .get();
    invite(tx, institution, { email: ownerEmail, role: "owner" }, now);
    const { name, taxNumber } = institution;
    recordAuditEvent(
      tx,
      actor,
      "institution.created",
      `institution:${institution.id}`,
      { after: { name, taxNumber } },
      now,
    );
    return institution;
  });
}

function isSame(before: Institution, values: Omit<InstitutionValues, "ownerEmail">): boolean {
  return (["name", "address", "email", "taxNumber"] as const).every((name) => before[name] === values[name]);
}

/** All institutions by name, for staff. */
export function listInstitutions(): Institution[] {
  return db.select().from(institutions).orderBy(asc(institutions.name)).limit(1000).all();
}

/** One institution, for staff and its members. Throws NOT_FOUND (404). */
export function getInstitution(id: string): Institution {
  const institution = db.select().from(institutions).where(eq(institutions.id, id)).get();
  if (!institution) throw new Refusal("NOT_FOUND", "There is no such institution.", 404);
  return institution;
}
