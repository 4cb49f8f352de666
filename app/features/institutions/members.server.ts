import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { institutionMembers, institutions } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { Refusal } from "~/refusal";
import type { Institution } from "./institution";

type MemberRow = typeof institutionMembers.$inferSelect;
type User = { id: string; email: string };
export type Membership = { institution: Institution; role: MemberRow["role"] };

/** What a user belongs to, and what they are invited to, by name. */
export function listMemberships(user: User): {
  memberships: Membership[];
  invitations: { id: string; name: string }[];
} {
  const rows = (condition: ReturnType<typeof eq>) =>
    db
      .select({ member: institutionMembers, institution: institutions })
      .from(institutionMembers)
      .innerJoin(institutions, eq(institutions.id, institutionMembers.institutionId))
      .where(condition)
      .orderBy(asc(institutions.name))
      .all();
  return {
    memberships: rows(eq(institutionMembers.userId, user.id)).map(({ member: { role }, institution }) => ({
      institution,
      role,
    })),
    invitations: rows(eq(institutionMembers.invitedEmail, user.email)).map(({ member, institution }) => ({
      id: member.id,
      name: institution.name,
    })),
  };
}

/** Whether the menu of a user has an institution. */
export function belongsToInstitution(user: User): boolean {
  const { memberships, invitations } = listMemberships(user);
  return memberships.length + invitations.length > 0;
}

/**
 * The guard of an institution's pages. For anybody who is no member it does not exist: NOT_FOUND (404). `owner`: staff may look, and
 * gets OWNERS_ONLY (403).
 */
export function requireMember(userId: string, institutionId: string, needed?: "owner"): Membership {
  const row = db
    .select({ role: institutionMembers.role, institution: institutions })
    .from(institutionMembers)
    .innerJoin(institutions, eq(institutions.id, institutionMembers.institutionId))
    .where(isMember(userId, institutionId))
    .get();
  if (!row) throw new Refusal("NOT_FOUND", "There is no such institution.", 404);
  if (needed === "owner" && row.role !== "owner")
    throw new Refusal("OWNERS_ONLY", "Only an owner of the institution may do this.", 403);
  return row;
}

/** The members and invitations of an institution. Members are shown by name to each other. */
export function listMembers(institutionId: string) {
  return db
    .select()
    .from(institutionMembers)
    .where(eq(institutionMembers.institutionId, institutionId))
    .orderBy(asc(institutionMembers.createdAt))
    .all()
    .map(({ id, userId, invitedEmail, role }) => {
      const user = userId ? findAccount(userId) : undefined;
      const name = user ? `${user.firstName} ${user.lastName}`.trim() : (invitedEmail ?? "");
      return { id, name, role, isInvited: !userId };
    });
}

/** Invites an address, once. Whether it has an account is told to nobody: who has one sees the invitation. */
export function invite(
  tx: Tx,
  { id: institutionId, name }: Institution,
  { email, role }: { email: string; role: MemberRow["role"] },
  now: Date,
): void {
  const values = { id: newId(), createdAt: now, institutionId, invitedEmail: email, role };
  const inserted = tx.insert(institutionMembers).values(values).onConflictDoNothing().run();
  if (inserted.changes === 0) return;
  queueMail(
    tx,
    { email },
    {
      subject: `${name} invites you`,
      greeting: "Hello,",
      lines: [
        `You are invited to act for ${name}: to order seats, and to hand out their codes.`,
        "Sign in with this address, or register with it, and accept. The invitation ends after 30 days.",
        "If you do not know why you get this, delete it. Nothing happens then.",
      ],
      action: { label: "See the invitation", path: "/institution" },
    },
  );
}

/** Invites a colleague as staff, as an owner. */
export function inviteStaff(userId: string, institutionId: string, email: string, now = new Date()): void {
  const { institution } = requireMember(userId, institutionId, "owner");
  write((tx) => invite(tx, institution, { email, role: "staff" }, now));
}

/** Accepts an invitation to the address of this user. Throws NOT_FOUND (404). */
export function acceptInvitation(user: User, id: string): string {
  return write((tx) => {
    const isOwn = and(eq(institutionMembers.id, id), eq(institutionMembers.invitedEmail, user.email));
    const invitation = tx.select().from(institutionMembers).where(isOwn).get();
    if (!invitation) throw new Refusal("NOT_FOUND", "This invitation has ended.", 404);
    const { institutionId } = invitation;
    const known = tx.select().from(institutionMembers).where(isMember(user.id, institutionId)).get();
    if (known) tx.delete(institutionMembers).where(isOwn).run();
    else tx.update(institutionMembers).set({ userId: user.id, invitedEmail: null }).where(isOwn).run();
    return institutionId;
  });
}

/** Removes a member or an invitation, as an owner. Throws NOT_FOUND (404) and LAST_OWNER (409). */
export function removeMember(userId: string, institutionId: string, memberId: string): void {
  requireMember(userId, institutionId, "owner");
  remove(
    institutionId,
    and(eq(institutionMembers.id, memberId), eq(institutionMembers.institutionId, institutionId)),
  );
}

/** Ends the membership of a user. Throws NOT_FOUND (404) and LAST_OWNER (409). */
export function leaveInstitution(userId: string, institutionId: string): void {
  remove(institutionId, isMember(userId, institutionId));
}

/** Deletes invitations that nobody accepted. Returns how many. */
export function deleteOldInvitations(before: Date): number {
  return db
    .delete(institutionMembers)
    .where(and(isNotNull(institutionMembers.invitedEmail), lte(institutionMembers.createdAt, before)))
    .run().changes;
}

/** Deletes invitations to the address of an erased account. */
export function eraseInvitations(tx: Tx, email: string): void {
  tx.delete(institutionMembers)
    .where(and(eq(institutionMembers.invitedEmail, email), isNull(institutionMembers.userId)))
    .run();
}

function remove(institutionId: string, condition: ReturnType<typeof and>): void {
  write((tx) => {
    const removed = tx.delete(institutionMembers).where(condition).returning().get();
    if (!removed) throw new Refusal("NOT_FOUND", "This member has left already.", 404);
    if (removed.role !== "owner" || !removed.userId) return;
    const owners = and(
      eq(institutionMembers.institutionId, institutionId),
      eq(institutionMembers.role, "owner"),
      isNotNull(institutionMembers.userId),
    );
    if (tx.select().from(institutionMembers).where(owners).all().length === 0)
      throw new Refusal(
        "LAST_OWNER",
        "You are the only owner. Write to us, so that somebody else becomes one.",
        409,
      );
  });
}

function isMember(userId: string, institutionId: string) {
  return and(eq(institutionMembers.userId, userId), eq(institutionMembers.institutionId, institutionId));
}
