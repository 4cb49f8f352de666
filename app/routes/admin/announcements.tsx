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
import { AnnouncementForm } from "~/features/announcements/announcement.schema";
import { KIND_LABELS, STATE_LABELS } from "~/features/announcements/announcement-text";
import {
  type Announcement,
  draftAnnouncement,
  findDraft,
  listAnnouncements,
} from "~/features/announcements/announcements.server";
import { newFormKey, readFormKey } from "~/http/forms/form-key.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { readFields } from "~/http/forms/read-body.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDateTime, toLagosDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Field, Select, TextArea } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { ExportButton } from "./parts/export-button";
import { listPlanChoices } from "./parts/plan-choices.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Announcements", "Mails to many people: news, new terms and changed prices.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "announcements").id);
  const draft = findDraft(new URL(request.url).searchParams.get("draft") ?? "");
  return {
    draft: draft && toForm(draft),
    formKey: draft?.id ?? newFormKey(),
    plans: listPlanChoices(),
    announcements: listAnnouncements().map(({ id, createdAt, kind, subject, state, sentTo }) => ({
      ...{ id, kind, subject, state, sentTo },
      when: formatDateTime(createdAt, style),
    })),
  };
});

/** Stores a draft. It is sent from its own page, after a look at it. */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request, "announcements").id, address: context.clientAddress };
  const fields = await readFields(request);
  const form = parseForm(fields, AnnouncementForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("savePerUser", actor.userId);
  try {
    return redirect(
      `/admin/announcements/${draftAnnouncement(actor, form.value, new Date(), readFormKey(fields)).id}`,
      303,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reply = replyWithRefusal(fields, AnnouncementForm, error, "effectiveOn");
    return data({ reply }, { status: error.status });
  }
});

function toForm({ kind, subject, body, audience, effectiveAt }: Announcement): Values {
  const paid = { true: "yes", false: "no", undefined: "" }[`${audience.hasPaid}`];
  const effectiveOn = effectiveAt ? toLagosDay(effectiveAt) : "";
  return { kind, subject, body, plan: audience.plan ?? "", paid, effectiveOn };
}

type Values = {
  kind: string;
  subject: string;
  body: string;
  plan: string;
  paid: string;
  effectiveOn: string;
};

export default function Announcements() {
  const { announcements, plans, draft, formKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({
    id: "announcement",
    lastResult: actionData?.reply,
    defaultValue: draft,
  });
  return (
    <div className="stack-wide">
      <Heading
        title="Announcements"
        lead="When you save a higher price or a smaller allowance, its customers are told automatically."
      />
      {announcements.length > 0 && (
        <Table
          caption="Announcements"
          columns={["When", "What", "Subject", "State", { numeric: "Sent to" }]}
          rows={announcements.map(({ id, when, kind, subject, state, sentTo }) => ({
            key: id,
            cells: [
              when,
              KIND_LABELS[kind],
              <a key="s" href={`/admin/announcements/${id}`}>
                {subject}
              </a>,
              <Badge key="b" kind={state === "sent" ? "go" : "plain"}>
                {STATE_LABELS[state]}
              </Badge>,
              sentTo.toLocaleString("en-NG"),
            ],
          }))}
        />
      )}
      {announcements.length > 0 && <ExportButton list="announcements" />}
      <form id={form.id} method="post" className="card confirm stack" noValidate>
        <h2>{draft ? "Change the draft" : "New announcement"}</h2>
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <ErrorSummary errors={listFormErrors(form, fields.kind.id)} />
        <Select
          {...getFieldProps(fields.kind)}
          label="What it is"
          hint="News go only to people who agreed to Marketing Emails. New terms go to everybody."
          required
        >
          <option value="news">News</option>
          <option value="terms">New terms</option>
        </Select>
        <div className="pair">
          <Select {...getFieldProps(fields.plan)} label="News to people on" optionalText="">
            <option value="">Every plan</option>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select {...getFieldProps(fields.paid)} label="News to people who" optionalText="">
            <option value="">Have paid or not</option>
            <option value="yes">Have paid</option>
            <option value="no">Have never paid</option>
          </Select>
        </div>
        <Field
          {...getFieldProps(fields.effectiveOn)}
          label="New terms hold from"
          type="date"
          hint="At least 30 days from now. Empty for news."
        />
        <Field {...getFieldProps(fields.subject)} label="Subject" required maxLength={120} />
        <TextArea
          {...getFieldProps(fields.body)}
          label="Text"
          hint="Plain text. An empty line begins a new paragraph. The greeting and the way to stop these mails are added."
          rows={10}
          required
        />
        <div className="row">
          <Button kind="primary">Preview</Button>
          {draft && <ButtonLink href={`/admin/announcements/${formKey}`}>Leave it as it was</ButtonLink>}
        </div>
      </form>
    </div>
  );
}
