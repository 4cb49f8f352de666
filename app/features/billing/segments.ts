import { planOrder, type PlanId } from "./plans";

/** A piece of time in which one payment, or an admin's gift, covers. A payment may have several pieces when a higher plan came between. */
export type Segment = {
  key: string;
  paymentId: string | null;
  source: "paystack" | "admin";
  plan: PlanId;
  startsAt: Date;
  endsAt: Date;
};
/** What is left of a payment's time, in milliseconds. */
export type Share = {
  key: string;
  paymentId: string | null;
  source: "paystack" | "admin";
  plan: PlanId;
  paidAt: number;
  left: number;
};

/** Puts new time in its place: the highest plan first, then what was paid first. */
export function addShare(shares: Share[], share: Share): void {
  shares.push(share);
  shares.sort(
    (one, other) =>
      planOrder(other.plan) - planOrder(one.plan) || one.paidAt - other.paidAt || compare(one.key, other.key),
  );
}

/** Takes time away; what stood behind it moves up. Returns the keys of what was taken. */
export function dropShare(shares: Share[], isMeant: (share: Share) => boolean): string[] {
  const dropped = shares.filter(isMeant);
  for (const share of dropped) shares.splice(shares.indexOf(share), 1);
  return dropped.map(({ key }) => key);
}

/** Lets time pass from one instant to another: the first share covers until it is used up, then the next. */
export function advance(shares: Share[], past: Segment[], from: number, to: number): void {
  let clock = from;
  for (let first = shares[0]; first && clock < to; first = shares[0]) {
    const used = Math.min(first.left, to - clock);
    append(past, first, clock, clock + used);
    clock += used;
    first.left -= used;
    if (first.left === 0) shares.shift();
  }
}

/** The past pieces with those to come behind them. */
export function layOut(past: Segment[], shares: Share[], clock: number): Segment[] {
  const segments = past.map((segment) => ({ ...segment }));
  let from = clock;
  for (const share of shares) {
    append(segments, share, from, from + share.left);
    from += share.left;
  }
  return segments;
}

function append(segments: Segment[], { key, paymentId, source, plan }: Share, from: number, to: number) {
  const last = segments.at(-1);
  if (last?.key === key && last.endsAt.getTime() === from) last.endsAt = new Date(to);
  else segments.push({ key, paymentId, source, plan, startsAt: new Date(from), endsAt: new Date(to) });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
