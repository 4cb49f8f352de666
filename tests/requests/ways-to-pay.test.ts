import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPaymentFixtures, type PaymentFixtures, type Person } from "../payment-fixtures";
import { until } from "../test-server";

let shop: PaymentFixtures;
beforeAll(async () => {
  shop = await openPaymentFixtures();
});
beforeEach(() => shop.paystack.reset());
afterAll(() => shop.close());

const plain = async (response: Response) =>
  (await response.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const pageOf = async (person: { get: Person["get"] }, path: string) => plain(await person.get(path));
const balanceOf = (person: Person) =>
  shop.house.query<{ kobo: number | null }>(
    "select sum(amount_kobo) as kobo from balance_entries where user_id = ?",
    person.id,
  )[0]?.kobo ?? 0;
const appliedOf = (person: Person) =>
  shop.house.query<{ offer: string }>(
    "select offer from payments where user_id = ? and status = 'applied'",
    person.id,
  );
const formOf = (page: string) => /name="form" value="([\w-]{22})"/.exec(page)?.[1] ?? "";
const details = { firstName: "Ngozi", lastName: "Eze", phone: "0803 123 4567", consent: "on" };
const staff = () => shop.house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");

async function openAccount(person: Person, offer = "pack_4"): Promise<string> {
  expect((await person.post(`/payment/${offer}/transfer`, details)).status).toBe(303);
  return accountOf(person);
}

function accountOf(person: Person): string {
  return (
    shop.house.query<{ account_number: string }>(
      "select account_number from virtual_accounts where user_id = ?",
      person.id,
    )[0]?.account_number ?? ""
  );
}

test("a person asks for an account number, transfers too much, gets the pack, and pays the next from the balance", async () => {
  const person = await shop.person();
  const first = await person.post("/payment/pack_4/transfer", { ...details, phone: "12", consent: "" });
  const refused = await plain(first);
  expect(first.status).toBe(400);
  for (const words of ["Enter a Nigerian mobile number", "Tick the box", 'value="12"', 'value="Ngozi"'])
    expect(refused).toContain(words);
  expect(shop.paystack.store.customers).toEqual([]);
  const chosen = await person.post("/payment/pack_4/transfer", details);
  const waiting = chosen.headers.get("location") ?? "";
  const number = accountOf(person);
  const page = await pageOf(person, waiting);
  for (const words of [number, "Test Bank", "₦5,000", "It is yours alone"]) expect(page).toContain(words);
  shop.paystack.transfer(number, 650_000);
  await until(() => appliedOf(person).length === 1);
  // The page that waited goes on to what was bought; opened anew it offers the next transfer.
  const arrived = (await person.get(waiting)).headers.get("location") ?? "";
  expect(await pageOf(person, arrived)).toContain("Payment received");
  expect(await pageOf(person, "/payment/pack_4/transfer")).toContain("Pay by my next transfer");
  const subscription = await pageOf(person, "/subscription");
  for (const words of ["Your balance", "₦1,500", number, "Money received", "Paid from your balance"])
    expect(subscription).toContain(words);
  const checkout = await pageOf(person, "/payment/pack_1");
  expect(checkout).toContain("Pay ₦1,500 from your balance");
  const form = formOf(checkout);
  // A page that has been open since before the price changed takes nothing from the balance.
  const old = await person.post("/payment/pack_1", { form, price: "140000" });
  expect([old.status, (await plain(old)).includes("The price is ₦1,500 now. Nothing was charged.")]).toEqual([
    409,
    true,
  ]);
  expect(balanceOf(person)).toBe(150_000);
  const price = /name="price" value="(\d+)"/.exec(checkout)?.[1] ?? "";
  const [paid, again] = [
    await person.post("/payment/pack_1", { form, price }),
    await person.post("/payment/pack_1", { form, price }),
  ];
  expect(paid.headers.get("location")).toBe(again.headers.get("location"));
  expect([appliedOf(person).length, balanceOf(person)]).toEqual([2, 0]);
});

test("a balance that is too small is used first, and the browser comes back to what was bought", async () => {
  const person = await shop.person();
  const number = await openAccount(person);
  shop.paystack.transfer(number, 100_000);
  await until(() => balanceOf(person) === 100_000);
  const page = await pageOf(person, "/payment/pack_1");
  for (const words of ["From your balance", "₦1,000", "Pay ₦500"]) expect(page).toContain(words);
  expect(await pageOf(person, "/payment/pack_4/transfer")).toContain("₦1,000 of ₦5,000 is in your balance");
  const sent = await person.post("/payment/pack_1", { form: formOf(page) });
  const code = sent.headers.get("location")?.split("/").at(-1) ?? "";
  const sale = shop.paystack.store.saleByCode(code);
  shop.paystack.webhookSender.isPaused = true;
  const reference = sale?.reference ?? "";
  const early = await person.post("/payment/return", { reference });
  const result = early.headers.get("location") ?? "";
  expect(await pageOf(person, result)).toContain("Not paid yet");
  shop.paystack.press(reference, "card");
  const back = await person.post("/payment/return", { reference });
  expect([back.status, back.headers.get("location")]).toEqual([303, result]);
  expect([appliedOf(person).length, balanceOf(person)]).toEqual([1, 0]);
  expect(await pageOf(person, result)).toContain("Your payment arrived. 1 application");
  expect(await pageOf(await shop.person(), result)).toContain("We found no payment of yours");
});

test("a balance is sent back: the person asks, staff sends, Paystack confirms", async () => {
  const person = await shop.person();
  const number = await openAccount(person);
  shop.paystack.transfer(number, 70_000);
  await until(() => balanceOf(person) === 70_000);
  for (let taps = 0; taps < 2; taps += 1)
    expect((await person.post("/subscription/balance", {})).status).toBe(303);
  expect(await pageOf(person, "/subscription")).toContain("₦700 is on its way to your bank");
  const admin = await staff();
  const console = await pageOf(admin, "/admin/balances");
  const id = /name="return" value="([\w-]{22})"/.exec(console)?.[1] ?? "";
  expect(console).toContain("₦700");
  expect((await admin.post("/admin/balances", { return: id })).status).toBe(303);
  await shop.paystack.advance(5_000);
  await until(
    () =>
      shop.house.query<{ status: string }>("select status from deposit_returns where id = ?", id)[0]
        ?.status === "processed",
  );
  expect(balanceOf(person)).toBe(0);
});

test("a USSD code is asked for by bank, shown, and dialled: the plan is given", async () => {
  const person = await shop.person();
  const none = await person.post("/payment/jjc/ussd", {});
  expect([none.status, (await plain(none)).includes("Choose your bank.")]).toEqual([400, true]);
  const sent = await person.post("/payment/jjc/ussd", { bank: "737" });
  const path = sent.headers.get("location") ?? "";
  const page = await pageOf(person, path);
  expect(page).toMatch(/\*737\*33\*4\*\d+#/);
  expect(page).toContain('href="tel:*737*33*4*');
  const reference = new URLSearchParams(path.split("?")[1]).get("reference") ?? "";
  const other = await shop.person();
  expect(await pageOf(other, path)).not.toContain("*737*33");
  shop.paystack.press(reference, "ussd-done");
  await shop.reaches(reference, "applied");
  expect((await person.get(path)).headers.get("location")).toBe(`/subscription?reference=${reference}`);
});

test("somebody pays for another by a link: no account, the plan for its owner, a receipt for the payer", async () => {
  const person = await shop.person();
  expect((await person.post("/pay-requests", { offer: "pack_1" })).status).toBe(303);
  const path = /\/pay-for\/[\w-]+\.[\w-]+/.exec(await pageOf(person, "/pay-requests"))?.[0] ?? "";
  const payer = shop.house.visitor();
  const page = await payer.get(path);
  // "no-referrer" makes a browser post with "Origin: null", which is refused as another site's.
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  const text = await plain(page);
  for (const words of ["Ngozi Eze asks you to pay", "1 application", "₦1,500"]) expect(text).toContain(words);
  expect(text).not.toContain(person.email);
  expect((await payer.get(`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
  const wrong = await payer.post(path, { email: "uncle" });
  expect([wrong.status, (await plain(wrong)).includes('value="uncle"')]).toEqual([400, true]);
  const sent = await payer.post(path, { email: "uncle@example.com" });
  const sale = shop.paystack.store.saleByCode(sent.headers.get("location")?.split("/").at(-1) ?? "");
  expect(sale?.email).toBe("uncle@example.com");
  shop.paystack.press(sale?.reference ?? "", "card");
  await shop.reaches(sale?.reference ?? "", "applied");
  expect(appliedOf(person)).toEqual([{ offer: "pack_1" }]);
  const back = await payer.post("/payment/return", { reference: sale?.reference ?? "" });
  expect(back.headers.get("location")).toBe(`${path}?reference=${sale?.reference}`);
  expect(await pageOf(payer, back.headers.get("location") ?? "")).toContain("It arrived. Thank you!");
  // Whoever follows the same link now is not asked again, at once and for good.
  const aunt = shop.house.visitor();
  const done = await pageOf(aunt, path);
  expect([done.includes("Somebody has paid this already"), done.includes("Your email address")]).toEqual([
    true,
    false,
  ]);
  const second = await aunt.post(path, { email: "aunt@example.com" });
  expect([second.status, (await plain(second)).includes("You need not pay")]).toEqual([409, true]);
  expect(await pageOf(person, "/pay-requests")).toContain("No open links");
});

test("a link that its owner ends is over for everybody else, and nobody ends another's", async () => {
  const person = await shop.person();
  await person.post("/pay-requests", { offer: "pack_1" });
  const page = await pageOf(person, "/pay-requests");
  const path = /\/pay-for\/[\w-]+\.[\w-]+/.exec(page)?.[0] ?? "";
  const revoke = /name="revoke" value="([\w-]{22})"/.exec(page)?.[1] ?? "";
  expect((await (await shop.person()).post("/pay-requests", { revoke })).status).toBe(404);
  for (let taps = 0; taps < 2; taps += 1)
    expect((await person.post("/pay-requests", { revoke })).status).toBe(303);
  const gone = await shop.house.visitor().get(path);
  expect([gone.status, (await plain(gone)).includes("This link has ended")]).toEqual([410, true]);
});

test("who paid within seven days has a way to ask for the money back, with the reference; who asked before has none", async () => {
  const person = await shop.person();
  expect(await pageOf(person, "/subscription")).not.toContain("Ask for my money back");
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  const link = `/support?refund=${reference}#write`;
  for (const path of ["/subscription", "/subscription/cancel"])
    expect(await pageOf(person, path)).toContain(`href="${link}"`);
  expect(await pageOf(person, link)).toContain(`I would like my money back for the payment ${reference}.`);
  expect(await pageOf(person, "/support?refund=<b>me</b>")).not.toContain("I would like my money back");
  shop.house.execute("update payments set paid_at = paid_at - 604900000 where reference = ?", reference);
  expect(await pageOf(person, "/subscription")).not.toContain("Ask for my money back");
});

test("an institution orders seats, its transfer pays the invoice, codes are handed out and used, and nobody is named", async () => {
  const admin = await staff();
  const owner = await shop.person("rector@school.example");
  const made = await admin.post("/admin/institutions", {
    name: "Camp Iseyin",
    address: "NYSC Camp, Iseyin",
    email: "desk@school.example",
    ownerEmail: owner.email,
  });
  const consolePath = made.headers.get("location") ?? "";
  const id = consolePath.split("/").at(-1) ?? "";
  expect((await owner.get(`/institution/${id}`)).status).toBe(404);
  const invitation =
    /name="invitation" value="([\w-]{22})"/.exec(await pageOf(owner, "/institution"))?.[1] ?? "";
  expect((await owner.post("/institution", { invitation })).headers.get("location")).toBe(
    `/institution/${id}`,
  );
  const bad = await owner.post(`/institution/${id}`, { offer: "pack_1", seats: "many" });
  expect([bad.status, (await plain(bad)).includes('value="many"')]).toEqual([400, true]);
  const order = { offer: "pack_1", seats: "3", form: formOf(await pageOf(owner, `/institution/${id}`)) };
  const taps = [await owner.post(`/institution/${id}`, order), await owner.post(`/institution/${id}`, order)];
  expect(taps.map(({ status }) => status)).toEqual([303, 303]);
  expect(shop.house.query("select 1 from institution_invoices where institution_id = ?", id)).toHaveLength(1);
  const [invoice] = shop.house.query<{ id: string; number: string; amount_kobo: number }>(
    "select * from institution_invoices where institution_id = ?",
    id,
  );
  expect([invoice?.number, invoice?.amount_kobo]).toEqual([
    expect.stringMatching(/^INV-\d{4}-0001$/),
    450_000,
  ]);
  expect((await owner.post(`/institution/${id}`, { offer: "pack_1", seats: "9" })).status).toBe(303);
  const mistaken = shop.house.query<{ id: string }>(
    "select id from institution_invoices where institution_id = ? and seats = 9",
    id,
  )[0]?.id;
  for (let taps = 0; taps < 2; taps += 1)
    expect((await owner.post(`/institution/${id}/invoices/${mistaken}/cancel`, {})).status).toBe(303);
  const receiptPath = `/institution/${id}/invoices/${invoice?.id}/receipt`;
  expect((await owner.get(receiptPath)).status).toBe(404);
  await admin.post(consolePath, { phone: "0803 000 0000" });
  const [account] = shop.house.query<{ account_number: string }>(
    "select account_number from virtual_accounts where institution_id = ?",
    id,
  );
  expect(
    shop.house.query<{ text: string }>(
      "select text from mails where recipient = 'desk@school.example' order by rowid desc limit 1",
    )[0]?.text,
  ).toContain(`${account?.account_number}, Test Bank`);
  const pdf = await owner.get(`/institution/${id}/invoices/${invoice?.id}/invoice`);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  shop.paystack.transfer(account?.account_number ?? "", 450_000);
  await until(() => shop.house.query("select 1 from institution_seats").length === 3);
  expect((await owner.get(receiptPath)).status).toBe(200);
  const csv = await pageOf(owner, `/institution/${id}/seats.csv`);
  const codes = csv.match(/[A-Z0-9]{5}-[A-Z0-9]{5}/g) ?? [];
  expect(codes).toHaveLength(3);
  const student = await shop.person("student@school.example");
  const typed = await student.post("/seat", { code: "abc" });
  expect([typed.status, (await plain(typed)).includes('value="abc"')]).toEqual([400, true]);
  expect((await student.post("/seat", { code: ` ${codes[0]?.toLowerCase()} ` })).status).toBe(303);
  expect((await student.post("/seat", { code: codes[0] ?? "" })).status).toBe(303); // a second tap
  expect((await (await shop.person()).post("/seat", { code: codes[0] ?? "" })).status).toBe(409);
  expect(
    shop.house.query(
      "select 1 from billing_events where user_id = ? and type = 'payment_applied'",
      student.id,
    ),
  ).toHaveLength(1);
  const page = await pageOf(owner, `/institution/${id}`);
  expect(page).toMatch(/Used<\/dt><dd class="figure">1</);
  for (const secret of [student.email, student.id]) expect(page + csv).not.toContain(secret);
});

test("staff of an institution see codes, order nothing, and may leave; its last owner may not", async () => {
  const admin = await staff();
  const owner = await shop.person("owner@ngo.example");
  const colleague = await shop.person("colleague@ngo.example");
  const made = await admin.post("/admin/institutions", {
    name: "Skills First",
    address: "12 Marina, Lagos",
    email: "office@ngo.example",
    ownerEmail: owner.email,
  });
  const id = made.headers.get("location")?.split("/").at(-1) ?? "";
  const accept = async (person: Person) => {
    const invitation = /name="invitation" value="([\w-]{22})"/.exec(
      await pageOf(person, "/institution"),
    )?.[1];
    return person.post("/institution", { invitation: invitation ?? "" });
  };
  await accept(owner);
  expect((await owner.post(`/institution/${id}/members`, { email: "x" })).status).toBe(400);
  expect((await owner.post(`/institution/${id}/members`, { email: colleague.email })).status).toBe(303);
  await accept(colleague);
  expect((await colleague.get(`/institution/${id}`)).status).toBe(200);
  expect((await colleague.post(`/institution/${id}`, { offer: "pack_1", seats: "1" })).status).toBe(403);
  expect((await colleague.post(`/institution/${id}/members`, { email: "y@ngo.example" })).status).toBe(403);
  await owner.post(`/institution/${id}`, { offer: "jjc", seats: "2" });
  const [invoice] = shop.house.query<{ id: string }>(
    "select id from institution_invoices where institution_id = ?",
    id,
  );
  const unnamed = await admin.post(`/admin/institutions/${id}`, { invoice: invoice?.id ?? "", paidBy: "" });
  expect(unnamed.status).toBe(400);
  const paid = { invoice: invoice?.id ?? "", paidBy: "GTBank, 3 March, Skills First" };
  expect((await admin.post(`/admin/institutions/${id}`, paid)).status).toBe(303);
  expect((await admin.post(`/admin/institutions/${id}`, paid)).status).toBe(404);
  const seat = () =>
    shop.house.query<{ id: string; code: string }>(
      "select id, code from institution_seats where invoice_id = ? and withdrawn_at is null",
      invoice?.id ?? "",
    );
  const [first] = seat();
  await colleague.post(`/institution/${id}/seats/${first?.id}/replace`, {});
  expect(seat()).toHaveLength(2);
  expect((await colleague.post("/seat", { code: first?.code ?? "" })).status).toBe(400);
  expect((await owner.post(`/institution/${id}/members`, { leave: "on" })).status).toBe(409);
  expect((await colleague.post(`/institution/${id}/members`, { leave: "on" })).status).toBe(303);
  expect((await colleague.get(`/institution/${id}`)).status).toBe(404);
});
