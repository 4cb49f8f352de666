import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { institutionMembers, institutionSeats, mails } from "~/db/schema";
import { collectMoney } from "~/features/accounts/export-money.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { describeInvoice } from "~/features/institutions/invoice-file.server";
import { InstitutionAccountForm, OrderForm, SeatCodeForm } from "~/features/institutions/institutions.schema";
import { createInstitution } from "~/features/institutions/institutions.server";
import {
  cancelInvoice,
  includedVat,
  listInvoices,
  nextNumber,
  orderSeats,
} from "~/features/institutions/invoices.server";
import {
  acceptInvitation,
  deleteOldInvitations,
  inviteStaff,
  listMembers,
  listMemberships,
  requireMember,
} from "~/features/institutions/members.server";
import { markInvoicePaid, payOpenInvoice } from "~/features/institutions/pay-invoice.server";
import { countSeats, listSeats, redeemSeat, seatRows } from "~/features/institutions/seats.server";
import { makeUser } from "./factories/people";

const actor = () => ({ userId: makeUser().id, address: "192.0.2.1" });

/** An institution with an owner who accepted. */
function makeInstitution(name = "Camp Iseyin") {
  const owner = makeUser();
  const institution = createInstitution(actor(), {
    name,
    address: "NYSC Camp\nIseyin",
    email: "desk@camp.example",
    taxNumber: "",
    ownerEmail: owner.email,
  });
  acceptInvitation(owner, listMemberships(owner).invitations[0]?.id ?? "");
  return { ...institution, owner };
}

const payWith = (id: string, amountKobo: number) =>
  write((tx) => payOpenInvoice(tx, id, { amountKobo, reference: "T-1", mode: "test" }, new Date()));

test("numbers follow each other without a gap, also when an order is rolled back, and begin anew each year in Lagos", () => {
  const number = (moment: string) => write((tx) => nextNumber(tx, "invoice", new Date(moment)));
  expect(number("2031-05-01T00:00:00Z")).toBe("INV-2031-0001");
  expect(() =>
    write((tx) => {
      nextNumber(tx, "invoice", new Date("2031-05-01T00:00:00Z"));
      throw new Error("rolled back");
    }),
  ).toThrow("rolled back");
  expect(number("2031-12-31T22:59:59Z")).toBe("INV-2031-0002");
  expect(number("2031-12-31T23:00:00Z")).toBe("INV-2032-0001"); // midnight in Lagos
  expect(write((tx) => nextNumber(tx, "receipt", new Date("2032-02-01T00:00:00Z")))).toBe("IR-2032-0001");
});

test.each([
  [1_075_00, 750, 75_00],
  [10_000_00, 750, 697_67],
  [1, 750, 0],
  [10_000_00, null, 0],
])("of %i kobo at %s hundredths of a per cent %i are VAT", (amount, rate, vat) => {
  expect(includedVat(amount, rate)).toBe(vat);
});

test("a transfer pays the oldest open invoice of exactly its sum, once, and no other", () => {
  const { id, owner } = makeInstitution();
  const order = (seats: number, minute: number) =>
    orderSeats(owner.id, id, { offer: "pack_1", seats }, { now: new Date(Date.UTC(2030, 0, 1, 0, minute)) });
  const [cancelled, first, second] = [order(2, 0), order(2, 1), order(2, 2)];
  cancelInvoice(owner.id, id, cancelled.id);
  expect([payWith(id, 299_999), payWith(id, 300_001), payWith(makeInstitution("Other").id, 300_000)]).toEqual(
    [false, false, false],
  );
  expect(payWith(id, 300_000)).toBe(true);
  expect(new Set(listSeats(id).map(({ invoice }) => invoice))).toEqual(new Set([first.number]));
  expect([payWith(id, 300_000), payWith(id, 300_000)]).toEqual([true, false]);
  expect(countSeats(id)).toEqual({ all: 4, taken: 0, free: 4 });
  expect(() => markInvoicePaid(actor(), second.id, "again")).toThrow("no such open invoice");
  expect(() => cancelInvoice(owner.id, id, second.id)).toThrow("no such open invoice");
});

test("a seat gives its plan once, to one person, and the institution learns a count", () => {
  const { id, owner } = makeInstitution();
  const invoice = orderSeats(owner.id, id, { offer: "jjc", seats: 2 });
  markInvoicePaid(actor(), invoice.id, "GTBank, 3 March");
  const code = (listSeats(id)[0]?.code ?? "").replace("-", "");
  const [student, other] = [makeUser({ coverLetters: 0, resumes: 0 }), makeUser()];
  for (let times = 0; times < 3; times += 1) redeemSeat(student.id, code);
  const state = getSubscriptionState(student.id);
  expect([state.plan, state.balance.coverLettersRemaining, state.balance.resumesRemaining]).toEqual([
    "jjc",
    8,
    5,
  ]);
  expect(() => redeemSeat(other.id, code)).toThrow("used already");
  expect(() => redeemSeat(other.id, "ABCDEFGHJK")).toThrow("do not know this code");
  expect(countSeats(id)).toEqual({ all: 2, taken: 1, free: 1 });
  const shown = JSON.stringify([seatRows(id), listSeats(id), listMembers(id)]);
  for (const secret of [student.id, student.email]) expect(shown).not.toContain(secret);
  expect(collectMoney(student.id).seats.map(({ code: exported }) => exported)).toEqual([code]);
  eraseAccount(student.id);
  expect(countSeats(id).taken).toBe(1);
  const [seat] = db.select().from(institutionSeats).where(eq(institutionSeats.code, code)).all();
  expect(seat?.userId).toBeNull();
});

test("an invitation is for its address alone, ends after 30 days, and an erasure takes it away", () => {
  const { id, owner } = makeInstitution();
  const [invited, stranger] = [makeUser(), makeUser()];
  inviteStaff(owner.id, id, invited.email);
  inviteStaff(owner.id, id, invited.email);
  expect(db.select().from(mails).where(eq(mails.recipient, invited.email)).all()).toHaveLength(1);
  const invitation = listMemberships(invited).invitations[0]?.id ?? "";
  expect(() => acceptInvitation(stranger, invitation)).toThrow("has ended");
  expect(() => requireMember(stranger.id, id)).toThrow("no such institution");
  expect(() => inviteStaff(stranger.id, id, "x@example.com")).toThrow("no such institution");
  acceptInvitation(invited, invitation);
  expect(requireMember(invited.id, id).role).toBe("staff");
  expect(() => requireMember(invited.id, id, "owner")).toThrow("Only an owner");
  inviteStaff(owner.id, id, stranger.email);
  eraseAccount(stranger.id);
  inviteStaff(owner.id, id, "late@example.com");
  expect(deleteOldInvitations(new Date(Date.now() + 1000))).toBe(1);
  eraseAccount(invited.id);
  expect(
    db.select().from(institutionMembers).where(eq(institutionMembers.institutionId, id)).all(),
  ).toHaveLength(1);
});

test("the page of an invoice says what is sold to whom, and its receipt how it was paid", () => {
  const institution = makeInstitution();
  const invoice = orderSeats(institution.owner.id, institution.id, { offer: "pack_4", seats: 10 });
  const target = {
    bankName: "Test Bank",
    accountNumber: "9930000001",
    accountName: "OYA APPLY / CAMP ISEYIN",
  };
  const open = describeInvoice(institution, invoice, "invoice", target);
  expect(open).toMatchObject({
    title: "Invoice",
    buyer: ["Camp Iseyin", "NYSC Camp", "Iseyin"],
    item: { label: "10 seats, each with 4 applications, ₦5,000 for each seat", value: "₦50,000" },
  });
  expect(open.facts).toContainEqual({ label: "Account number", value: "9930000001" });
  expect(open.sums.at(-1)).toEqual({ label: "To pay", value: "₦50,000", isTotal: true });
  const paid = describeInvoice(
    institution,
    markInvoicePaid(actor(), invoice.id, "Zenith, 4 May"),
    "receipt",
    target,
  );
  expect(paid.facts).toContainEqual({ label: "For invoice", value: invoice.number });
  expect(paid.facts).toContainEqual({ label: "Payment", value: "Zenith, 4 May" });
  expect(paid.facts.map(({ label }) => label)).not.toContain("Account number");
});

test.each([
  ["k7qm2-xw9rt", "K7QM2XW9RT"],
  [" K7QM2 XW9RT ", "K7QM2XW9RT"],
  ["K7QM2", undefined],
  ["K7QM2-XW9R!", undefined],
])("the code %o is read as %s", (typed, code) => {
  expect(SeatCodeForm.safeParse({ code: typed }).data?.code).toBe(code);
});

test.each([
  ["50", 50],
  ["0", undefined],
  ["5001", undefined],
  ["5.5", undefined],
  ["-3", undefined],
])("%o seats are %s", (typed, seats) => {
  expect(OrderForm.safeParse({ offer: "jjc", seats: typed }).data?.seats).toBe(seats);
});

test.each([
  ["0803 123 4567", "+2348031234567"],
  ["(01) 234-5678", undefined],
  ["012345 6789", "+234123456789"],
  ["+44 20 7946 0000", "+442079460000"],
])("the phone number %o is read as %s", (typed, phone) => {
  expect(InstitutionAccountForm.safeParse({ phone: typed }).data?.phone).toBe(phone);
});

test("the same form orders once: one number, one mail", () => {
  const { id, owner } = makeInstitution("Twice");
  const form = newId();
  const order = () => orderSeats(owner.id, id, { offer: "pack_1", seats: 3, form });
  expect(order()).toEqual(order());
  expect(listInvoices(id)).toHaveLength(1);
  expect(() =>
    orderSeats(owner.id, makeInstitution("Other").id, { offer: "pack_1", seats: 3, form }),
  ).toThrow("no such institution");
});

test("an invoice before there is an account number does not say where to pay", () => {
  const { id, owner } = makeInstitution("Early");
  const tells = (hasAccount: boolean) => {
    const { number } = orderSeats(owner.id, id, { offer: "pack_1", seats: 3 }, { hasAccount });
    const mail = db
      .select()
      .from(mails)
      .all()
      .find(({ subject }) => subject.includes(number));
    return mail?.text.includes("to the account on the invoice");
  };
  expect([tells(false), tells(true)]).toEqual([false, true]);
});
