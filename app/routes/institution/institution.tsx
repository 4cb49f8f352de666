import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findVirtualAccount } from "~/features/deposits/virtual-accounts.server";
import { OrderForm } from "~/features/institutions/institutions.schema";
import { orderSeats } from "~/features/institutions/invoices.server";
import { requireMember } from "~/features/institutions/members.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { AccountNumber } from "~/ui/account-number";
import { Button, ButtonLink } from "~/ui/button";
import { Tile, Tiles } from "~/ui/card";
import { ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading, PageSection } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { getInstitutionPage } from "./parts/institution-data.server";
import { InvoiceTable, SeatTable } from "./parts/institution-tables";

export const handle = { script: "copy" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Institution", "Seats, codes and invoices of your institution.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) =>
  getInstitutionPage(requireUser(request).id, params.id ?? ""),
);

/** Orders seats. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const id = params.id ?? "";
  requireMember(user.id, id, "owner");
  const form = await readForm(request, OrderForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("institutionPerUser", user.id);
  try {
    const hasAccount = findVirtualAccount({ institutionId: id }) !== undefined;
    const { number } = orderSeats(user.id, id, form.value, { hasAccount });
    const text = `Invoice ${number} is below. The codes come when it is paid.`;
    const headers = { "Set-Cookie": await createFlashCookie("success", text) };
    return redirect(`/institution/${id}#invoices`, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: replyWithRefusal(form.fields, OrderForm, error) }, { status: error.status });
  }
});

export default function InstitutionPage() {
  const { id, name, isOwner, counts, invoices, seats, hasOpenInvoice } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/institution", label: "Institutions" }}
        title={name}
        lead="You see how many codes were used. Who used them and what they write stays private."
        actions={<ButtonLink href={`/institution/${id}/members`}>Members</ButtonLink>}
      />
      <Tiles>
        <Tile label="Seats" value={counts.all} />
        <Tile label="Used" value={counts.taken} />
        <Tile label="Free" value={counts.free} />
      </Tiles>
      {invoices.length > 0 && (
        <section className="stack" id="invoices">
          <h2>Invoices</h2>
          {hasOpenInvoice && <WhereToPay />}
          <InvoiceTable id={id} isOwner={isOwner} invoices={invoices} />
        </section>
      )}
      {seats.length > 0 && (
        <PageSection title="Codes">
          <p>
            Give each person one code. They enter it at <b>/seat</b>, under Subscription, “I have a code”.{" "}
            <a href={`/institution/${id}/seats.csv`}>All codes as a table (CSV)</a>
          </p>
          <SeatTable id={id} seats={seats} />
        </PageSection>
      )}
      {isOwner && <Order />}
    </div>
  );
}

function WhereToPay() {
  const { account } = useLoaderData<typeof loader>();
  if (!account)
    return (
      <p>
        Your institution has no account number yet. <a href="/support">Write to us</a>, and we open it. Then
        it stands here and on the invoice, and you get a mail.
      </p>
    );
  return (
    <div className="card stack">
      <p>Transfer exactly the sum of an invoice to this account. Then it is paid by itself.</p>
      <AccountNumber {...account} />
    </div>
  );
}

function Order() {
  const { offers, formId } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ offer: string; seats: string }>({
    id: "order",
    lastResult: useActionData<typeof action>()?.reply,
  });
  return (
    <form id={form.id} method="post" className="card stack" noValidate>
      <h2>Order seats</h2>
      <ErrorSummary errors={listFormErrors(form, fields.offer.id)} />
      <ChoiceGroup id={fields.offer.id} legend="Each seat gives" errors={fields.offer.errors}>
        {offers.map(({ offer, name, price, contents }, place) => (
          <ChoiceCard
            key={offer}
            id={place === 0 ? fields.offer.id : `offer-${offer}`}
            type="radio"
            name="offer"
            value={offer}
            label={`${name}, ${price}`}
            hint={contents}
            defaultChecked={fields.offer.initialValue === offer}
          />
        ))}
      </ChoiceGroup>
      <Field
        {...getFieldProps(fields.seats)}
        label="How many seats"
        inputMode="numeric"
        maxLength={6}
        required
      />
      <input type="hidden" name="form" value={formId} />
      <Button kind="primary">Get the invoice</Button>
    </form>
  );
}
