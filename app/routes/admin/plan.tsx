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
import { changeOffer } from "~/features/admin/offer-actions.server";
import { OfferVersionForm } from "~/features/admin/offers.schema";
import { listVersionsOf } from "~/features/billing/offer-versions.server";
import { findOffer } from "~/features/billing/offers.server";
import { describeOffer } from "~/features/billing/subscription-overview.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field, TextArea } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Change a plan", "Name, price and allowance from a day on.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "money").id);
  const offer = findOffer(params.offer ?? "");
  if (!offer) throw new Refusal("NOT_FOUND", "There is no such plan or pack.", 404);
  const { name, priceKobo, coverLetters, resumes, features, position } = offer;
  return {
    id: offer.offer,
    name,
    isUnlimited: offer.isUnlimited,
    isVisible: offer.isVisible,
    isOnSale: offer.isOnSale,
    isPopular: offer.isPopular,
    values: {
      name,
      price: String(priceKobo / 100),
      coverLetters: String(coverLetters),
      resumes: String(resumes),
      features: features.join("\n"),
      position: String(position),
    },
    versions: listVersionsOf(offer.offer)
      .reverse()
      .map((version) => ({
        ...describeOffer(version),
        versionId: version.id,
        on:
          version.effectiveAt.getTime() === 0 ? "from the start" : formatDay(version.effectiveAt, style).text,
        reason: version.reason,
      })),
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const actor = { userId: admin.id, address: context.clientAddress };
  const fields = await readProvenFields({ request, context }, admin);
  const form = parseForm(fields, OfferVersionForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("savePerUser", actor.userId);
  try {
    const { name, effectiveAt } = changeOffer(actor, params.offer ?? "", form.value);
    const when = form.value.effectiveOn ? `from ${formatDay(effectiveAt).text} on` : "now";
    return redirect("/admin/plans", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie("success", `Saved. ${name} is sold like this ${when}.`),
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    const field = error.code === "BAD_PRICE" || error.code === "BAD_ALLOWANCE" ? "" : "effectiveOn";
    return data(
      { reply: replyWithRefusal(fields, OfferVersionForm, error, field) },
      { status: error.status },
    );
  }
});

type Values = {
  name: string;
  price: string;
  coverLetters: string;
  resumes: string;
  features: string;
  position: string;
  effectiveOn: string;
  reason: string;
  isUnlimited: string;
  isVisible: string;
  isOnSale: string;
  isPopular: string;
};

export default function Plan() {
  const { id, name, values, versions, ...ticks } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({
    id: "offer",
    lastResult: actionData?.reply,
    defaultValue: values,
  });
  const isTicked = (field: keyof typeof ticks) =>
    actionData ? fields[field].initialValue === "on" : ticks[field];
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/plans", label: "Plans and prices" }}
        title={`Change ${name}`}
        lead={`${id}. Payments that were started keep the price that they saw.`}
      />
      <form id={form.id} method="post" className="card confirm stack" noValidate>
        <ErrorSummary errors={listFormErrors(form, fields.name.id)} />
        <Field {...getFieldProps(fields.name)} label="Name" required maxLength={40} />
        <Field {...getFieldProps(fields.price)} label="Price in naira" inputMode="decimal" required />
        <div className="pair">
          <Field {...getFieldProps(fields.coverLetters)} label="Cover letters" inputMode="numeric" required />
          <Field {...getFieldProps(fields.resumes)} label="Resumes" inputMode="numeric" required />
        </div>
        <Checkbox
          id={fields.isUnlimited.id}
          name="isUnlimited"
          label="Unlimited documents"
          defaultChecked={isTicked("isUnlimited")}
        />
        <TextArea
          {...getFieldProps(fields.features)}
          label="What the pages list"
          hint="One line each, at most 8."
          rows={4}
        />
        <Field
          {...getFieldProps(fields.position)}
          label="Place on the pages"
          hint="The smallest number comes first. Which plan runs first does not depend on it."
          inputMode="numeric"
          required
        />
        <Checkbox
          id={fields.isVisible.id}
          name="isVisible"
          label="Shown on the pages"
          defaultChecked={isTicked("isVisible")}
        />
        <Checkbox
          id={fields.isOnSale.id}
          name="isOnSale"
          label="On sale"
          defaultChecked={isTicked("isOnSale")}
        />
        <Checkbox
          id={fields.isPopular.id}
          name="isPopular"
          label="Marked as popular"
          defaultChecked={isTicked("isPopular")}
        />
        <Field
          {...getFieldProps(fields.effectiveOn)}
          label="From"
          type="date"
          hint="Midnight in Lagos. Empty: now. A higher price or a smaller allowance needs 30 days, because the terms promise notice."
        />
        <Field {...getFieldProps(fields.reason)} label="Why" required maxLength={150} />
        <div className="row">
          <Button kind="primary">Save change</Button>
          <ButtonLink href="/admin/plans">Cancel</ButtonLink>
        </div>
      </form>
      <section className="stack">
        <h2>Versions</h2>
        <Table
          caption="Versions"
          columns={["From", "Name", { numeric: "Price" }, "Allowance", "Why"]}
          rows={versions.map((version) => ({
            key: version.versionId,
            cells: [version.on, version.name, version.price, version.allowance, version.reason || "–"],
          }))}
        />
      </section>
    </div>
  );
}
