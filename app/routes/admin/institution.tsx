import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { openInstitutionAccount } from "~/features/deposits/institution-account.server";
import { findVirtualAccount } from "~/features/deposits/virtual-accounts.server";
import { InstitutionAccountForm, PaidForm } from "~/features/institutions/institutions.schema";
import { getInstitution } from "~/features/institutions/institutions.server";
import { describeSeats, listInvoices } from "~/features/institutions/invoices.server";
import { markInvoicePaid } from "~/features/institutions/pay-invoice.server";
import { countSeats } from "~/features/institutions/seats.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading, PageSection } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { DefinitionList, Table } from "~/ui/table";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Institution", "Its invoices, seats and account number.");

const UNPAID_LABELS = { open: "To pay", cancelled: "Cancelled" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "money").id);
  const { id, name, address, email, taxNumber } = getInstitution(params.id ?? "");
  const account = findVirtualAccount({ institutionId: id });
  const rows = listInvoices(id).map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    what: describeSeats(invoice),
    amount: formatNaira(invoice.amountKobo),
    isOpen: invoice.status === "open",
    state:
      invoice.status === "paid"
        ? `Paid on ${formatDay(invoice.paidAt ?? invoice.createdAt, style).text} (${invoice.paidBy}). Receipt ${invoice.receiptNumber}`
        : UNPAID_LABELS[invoice.status],
  }));
  return {
    ...{ name, address, email, taxNumber, counts: countSeats(id), invoices: rows },
    account: account && `${account.accountNumber}, ${account.bankName}`,
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const actor = { userId: admin.id, address: context.clientAddress };
  const institution = getInstitution(params.id ?? "");
  const fields = await readProvenFields({ request, context }, admin);
  const invoice = fields.get("invoice");
  const schema = typeof invoice === "string" ? PaidForm : InstitutionAccountForm;
  const form = parseForm(fields, schema);
  if (!form.ok) return data({ reply: form.reply, invoice }, { status: 400 });
  try {
    if ("phone" in form.value) await openInstitutionAccount(actor, institution, form.value.phone);
    else markInvoicePaid(actor, String(invoice), form.value.paidBy);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return data({ reply: replyWithRefusal(fields, schema, error), invoice }, { status: error.status });
  }
  return redirect(`/admin/institutions/${institution.id}`, {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        invoice ? "Marked as paid. The codes are ready." : "The bank opened an account number.",
      ),
    },
  });
});

export default function AdminInstitution() {
  const { name, address, email, taxNumber, account, counts, invoices } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading back={{ href: "/admin/institutions", label: "Institutions" }} title={name} />
      <DefinitionList
        rows={[
          { term: "Address", value: address },
          { term: "Invoices to", value: email },
          { term: "Tax number", value: taxNumber || "–" },
          { term: "Seats", value: `${counts.taken} of ${counts.all} used` },
          { term: "Account number", value: account ?? "–" },
        ]}
      />
      {invoices.length > 0 && (
        <PageSection title="Invoices">
          <Table
            caption="Invoices"
            columns={["Invoice", "What", { numeric: "Sum" }, "State"]}
            rows={invoices.map(({ id, number, what, amount, state }) => ({
              key: id,
              cells: [<b key="n">{number}</b>, what, amount, state],
            }))}
          />
        </PageSection>
      )}
      {invoices
        .filter(({ isOpen }) => isOpen)
        .map(({ id, number, amount }) => (
          <PaidInvoiceForm key={id} id={id} number={number} amount={amount} />
        ))}
      {!account && <AccountForm />}
    </div>
  );
}

function PaidInvoiceForm({ id, number, amount }: { id: string; number: string; amount: string }) {
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ paidBy: string }>({
    id: `paid-${id}`,
    lastResult: actionData?.invoice === id ? actionData.reply : undefined,
  });
  return (
    <form id={form.id} method="post" className="card confirm stack" noValidate>
      <h2>
        {number}: {amount} arrived
      </h2>
      <ErrorSummary errors={listFormErrors(form, fields.paidBy.id)} />
      <input type="hidden" name="invoice" value={id} />
      <Field
        {...getFieldProps(fields.paidBy)}
        label="What the bank’s statement says"
        hint="Day, sender and reference. It is printed on the receipt."
        maxLength={150}
        required
      />
      <Button about={number}>Mark as paid</Button>
    </form>
  );
}

function AccountForm() {
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ phone: string }>({
    id: "account",
    lastResult: actionData && typeof actionData.invoice !== "string" ? actionData.reply : undefined,
  });
  return (
    <form id={form.id} method="post" className="card stack" noValidate>
      <h2>Account number</h2>
      <p>A transfer to it of exactly the sum of an open invoice pays that invoice by itself.</p>
      <ErrorSummary errors={listFormErrors(form, fields.phone.id)} />
      <Field
        {...getFieldProps(fields.phone)}
        label="Phone number of the institution"
        type="tel"
        hint="The bank needs it. Ask the institution first."
        required
      />
      <Button>Open an account number</Button>
    </form>
  );
}
