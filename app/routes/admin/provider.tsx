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
import { isoDayText, modelText } from "~/features/ai/text";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Field, PasswordField, Select, TextArea } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction<typeof loader> = ({ matches, data: shown }) =>
  createPageMeta(
    matches,
    shown ? `Edit ${shown.card.label}` : "Edit",
    "Key, model and terms of one AI provider.",
  );

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const card = getProviderCard(params.id ?? "");
  return { card, proposed: proposeTransferRecord(card.slug) };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const form = await readForm(request, ProviderForm);
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

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;
type Values = Record<
  | "apiKey"
  | "model"
  | "otherModel"
  | "baseUrl"
  | "fallbackRank"
  | "maxConcurrency"
  | "dailyCapUsd"
  | "legalEntity"
  | "country"
  | "mechanism"
  | "terms"
  | "agreementUrl"
  | "checkedOn",
  string
>;

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
    model: card.model,
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
        <section className="card stack">
          <h2>Key and model</h2>
          <PasswordField
            id={fields.apiKey.id}
            name="apiKey"
            errors={fields.apiKey.errors}
            label="API Key"
            autoComplete="off"
            required={card.requiresKey && !card.hasKey}
            hint={keyHint(card.key, actionData !== undefined)}
          />
          {card.models.length === 0 && (
            <Field
              {...getFieldProps(fields.model)}
              label="Model id"
              hint="The name your server uses, such as llama3.2."
              required
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
            />
          )}
          {card.models.length > 0 && <Models card={card} field={{ ...getFieldProps(fields.model) }} />}
          {card.models.length > 0 && (
            <Field
              {...getFieldProps(fields.otherModel)}
              label="Another model id"
              hint="For a model that is not in the list. It is used instead of the list."
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
            />
          )}
          <Field
            {...getFieldProps(fields.baseUrl)}
            label="Address"
            required={!card.requiresKey}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            hint={
              card.requiresKey
                ? "Only if you use a different address for it."
                : "The OpenAI-compatible address, such as http://localhost:11434/v1. Give a local model a context of at least 16,000 tokens. With less, it loses the start of a resume without warning."
            }
          />
        </section>
        <section className="card stack">
          <h2>Limits and failover</h2>
          <Select {...getFieldProps(fields.fallbackRank)} label="When the active provider fails" required>
            <option value="">Do not use this one</option>
            {[1, 2, 3].map((rank) => (
              <option key={rank} value={rank}>
                Use it as number {rank}
              </option>
            ))}
          </Select>
          <div className="pair">
            <Field
              {...getFieldProps(fields.maxConcurrency)}
              label="Calls at once"
              inputMode="numeric"
              required
            />
            <Field
              {...getFieldProps(fields.dailyCapUsd)}
              label="Daily cap in US dollars"
              inputMode="decimal"
            />
          </div>
        </section>
        <section className="card stack">
          <h2>Where people's text goes</h2>
          <p>
            Resumes leave the country when this provider writes. People see the company and country before
            they agree. You can save without this record, but then the provider cannot be active.
          </p>
          {isProposed && (
            <Notice label="Proposed">
              We filled in what we found. Read the agreement yourself, add or correct details, and set the
              day.
            </Notice>
          )}
          <div className="pair">
            <Field {...getFieldProps(fields.legalEntity)} {...NEEDED} label="Company" maxLength={200} />
            <Field
              {...getFieldProps(fields.country)}
              {...NEEDED}
              label="Country, two letters"
              maxLength={2}
              autoCapitalize="characters"
            />
          </div>
          <TextArea
            {...getFieldProps(fields.mechanism)}
            {...NEEDED}
            label="Why the transfer is lawful"
            rows={3}
            maxLength={1000}
          />
          <TextArea
            {...getFieldProps(fields.terms)}
            {...NEEDED}
            label="What they keep, and whether they train on it"
            rows={3}
            maxLength={1000}
          />
          <div className="pair">
            <Field
              {...getFieldProps(fields.agreementUrl)}
              {...(card.requiresKey ? NEEDED : {})}
              label="Link to the agreement"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
            />
            <Field {...getFieldProps(fields.checkedOn)} {...NEEDED} label="Day you read it" type="date" />
          </div>
        </section>
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

function keyHint(stored: string, isReturned: boolean): string {
  const hint = stored
    ? `${stored} is stored. Leave this empty to keep it.`
    : "It is stored encrypted. Afterwards only its last four characters are shown.";
  return isReturned ? `If you typed a key, type it again: no page ever sends one back. ${hint}` : hint;
}

const NEEDED = { optionalText: "needed to activate" };
const STATES = {
  active: "Available",
  unknown: "End date not known",
  ending: "Ending within 60 days",
  retired: "Retired",
} as const;

function Models({ card, field }: { card: LoaderData["card"]; field: ReturnType<typeof getFieldProps> }) {
  const states = ["active", "ending", "unknown", "retired"] as const;
  return (
    <Select
      {...field}
      label="Model"
      optionalText="or another id below"
      hint="Prices in US dollars per million tokens, on the date shown. You cannot choose a retired model."
    >
      <option value="">Choose a model</option>
      {states.flatMap((state) => {
        const options = card.models.filter((option) => option.state === state);
        if (options.length === 0) return [];
        return [
          <optgroup key={state} label={STATES[state]}>
            {options.map((option) => (
              <option
                key={option.model}
                value={option.model}
                disabled={state === "retired" && option.model !== card.model}
              >
                {optionText(option)}
              </option>
            ))}
          </optgroup>,
        ];
      })}
    </Select>
  );
}

function optionText(option: LoaderData["card"]["models"][number]): string {
  const { model, shutdownDate, replacement, state } = option;
  const end = shutdownDate
    ? ` · ${state === "retired" ? "ended" : "ends"} ${isoDayText(shutdownDate)}${replacement ? `, then ${replacement}` : ""}`
    : "";
  return `${model}${end} · ${modelText(option)}`;
}
