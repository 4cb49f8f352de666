import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proposeTransferRecord } from "~/features/ai/providers/transfer-proposals.server";
import { getProviderCard } from "~/features/ai/providers/provider-cards.server";
import { ProviderForm } from "~/features/ai/providers/provider.schema";
import { saveProvider } from "~/features/ai/providers/save-provider.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { type Values, TransferRecord } from "./parts/provider-transfer";
import { KeyAndModel } from "./parts/provider-key";
import { Limits } from "./parts/provider-limits";

export const meta: MetaFunction<typeof loader> = ({ matches, data: shown }) =>
  createPageMeta(
    matches,
    shown ? `Edit ${shown.card.label}` : "Edit",
    "Key, model and terms of one AI provider.",
  );

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  const card = getProviderCard(params.id ?? "");
  return { card, proposed: proposeTransferRecord(card.slug) };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const form = parseForm(await readProvenFields({ request, context }, admin), ProviderForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    const { slug, label } = saveProvider(
      { userId: admin.id, address: context.clientAddress },
      params.id ?? "",
      form.value,
    );
    return redirect(`/admin#provider-${slug}`, {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie(
          "success",
          `${label} was saved. Test its connection before you rely on it.`,
        ),
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    const field = typeof error.details.field === "string" ? error.details.field : "";
    return data(
      { reply: replyWithRefusal(form.fields, ProviderForm, error, field) },
      { status: error.status },
    );
  }
});

export default function EditProvider() {
  const { card, proposed } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const isProposed = !card.transfer.isRecorded && proposed !== undefined;
  const { legalEntity, country, mechanism, terms, agreementUrl, checkedOn } = card.transfer;
  const transfer = {
    legalEntity: legalEntity || proposed?.legalEntity,
    country: country || proposed?.country,
    mechanism: mechanism || proposed?.mechanism,
    terms,
    agreementUrl,
    checkedOn,
  };
  const values = {
    ...transfer,
    model: card.model || card.presets?.best,
    baseUrl: card.baseUrl ?? "",
    fallbackRank: String(card.fallbackRank ?? ""),
    maxConcurrency: String(card.maxConcurrency),
    dailyCapUsd: card.dailyCapMicroUsd === null ? "" : String(card.dailyCapMicroUsd / 1_000_000),
  };
  const [form, fields] = useForm<Values>({
    id: "provider",
    lastResult: actionData?.reply,
    defaultValue: values,
  });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: `/admin#provider-${card.slug}`, label: "LLM Management" }}
        title={`Edit ${card.label}`}
        lead={
          card.isActive ? "This is the active provider. Changes apply from the next document." : undefined
        }
      />
      <form id={form.id} method="post" className="confirm stack-wide">
        <ErrorSummary errors={listFormErrors(form, fields.apiKey.id)} />
        <KeyAndModel card={card} fields={fields} isReturned={actionData !== undefined} />
        <Limits fields={fields} />
        <TransferRecord fields={fields} isProposed={isProposed} requiresKey={card.requiresKey} />
        <div className="row">
          <Button kind="primary">Save Changes</Button>
          <ButtonLink href={`/admin#provider-${card.slug}`}>Cancel</ButtonLink>
          {card.hasKey && (
            <ButtonLink kind="link" href={`/admin/llm-providers/${card.slug}/remove-key`}>
              Remove the key
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  );
}
