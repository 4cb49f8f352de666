import type { Tx } from "~/db/client.server";
import { rewardReferral } from "~/features/referrals/referrals.server";
import { sharesFingerprint } from "./fingerprints.server";
import type { Payment } from "./payment";

/** Thanks who was invited and who invited them, when a first payment arrived and the two are not one payer. */
export function thankFriends(tx: Tx, payment: Pick<Payment, "id" | "userId">, now: Date): void {
  const { id, userId } = payment;
  if (userId) rewardReferral(tx, { id, userId }, (others) => sharesFingerprint(tx, userId, others), now);
}
