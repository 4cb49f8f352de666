import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ComplaintForm, COMPLAINT_CATEGORIES } from "~/features/complaints/complaint.schema";
import { fileComplaint } from "~/features/complaints/complaints.server";
import { getComplaintStatus } from "~/features/complaints/complaint-queries.server";
import { getSiteContent } from "~/features/site/content.server";
import { buildPrivacyPolicy } from "~/features/site/privacy";
import { listDataRecipients } from "~/features/site/data-recipients.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit, enforceReadLimit } from "~/http/security/rate-limit.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { site } from "~/http/layout-data.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button } from "~/ui/button";
import { Field, Select, TextArea } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { LegalDocument } from "~/ui/legal";
import { ErrorSummary, Notice } from "~/ui/notice";
import { createPublicMeta } from "~/ui/meta";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? createPublicMeta({
        ...data.site,
        path: "/privacy-policy",
        title: `Privacy Policy – ${data.site.name}`,
        description: "What we know about you, why, for how long, who else gets it, and your rights.",
      })
    : [];
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request, context }: LoaderFunctionArgs) => {
  const { date, ...text } = buildPrivacyPolicy(site.name, getSiteContent(), listDataRecipients());
  const reference = new URL(request.url).searchParams.get("complaint");
  if (reference) enforceReadLimit(context.clientAddress);
  return {
    site,
    ...text,
    date: formatDay(new Date(date)).text,
    email: getCurrentUser(request)?.email,
    complaint: reference ? (getComplaintStatus(reference.trim().toUpperCase()) ?? null) : undefined,
  };
});

/** A complaint about data use; no account is required. */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request, ComplaintForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    enforceRateLimit("complaintPerAddress", context.clientAddress);
    enforceRateLimit("complaintPerEmail", form.value.email);
    const { reference } = fileComplaint(getCurrentUser(request)?.id, form.value);
    return redirect(`/privacy-policy?complaint=${reference}#complaint`, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: replyWithRefusal(form.fields, ComplaintForm, error) }, { status: error.status });
  }
});

export default function PrivacyPolicy() {
  const { version, date, sections } = useLoaderData<typeof loader>();
  return (
    <LegalDocument
      title="Privacy Policy"
      version={version}
      date={date}
      sections={sections}
      extras={{ complaint: <Complaint /> }}
    />
  );
}

function Complaint() {
  const { complaint } = useLoaderData<typeof loader>();
  if (!complaint) return <NewComplaint isUnknown={complaint === null} />;
  const { reference, filed, due, answered } = complaint;
  if (answered)
    return (
      <Notice kind="success" label={`Complaint ${reference}`}>
        It came on {filed}. We answered on {answered}, by email.
      </Notice>
    );
  return (
    <Notice kind="success" label={`We have your complaint ${reference}`}>
      It came on {filed}. We answer by {due} at the latest, by email to the address you gave. Keep this
      reference to check progress here.
    </Notice>
  );
}

function NewComplaint({ isUnknown }: { isUnknown: boolean }) {
  const { email } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<{ name: string; email: string; about: string; body: string; wish: string }>({
    id: "complain",
    lastResult: reply,
  });
  return (
    <form id={form.id} method="post" action="/privacy-policy#complaint" className="card stack">
      {isUnknown && (
        <Notice kind="care">
          We found no complaint with that reference. Check our email to you, or write to us here.
        </Notice>
      )}
      <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
      <Field {...getFieldProps(fields.name)} label="Your name" autoComplete="name" maxLength={120} />
      <Field
        {...getFieldProps(fields.email)}
        defaultValue={getFieldProps(fields.email).defaultValue ?? email}
        label="Email"
        hint="We send the answer to it."
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Select {...getFieldProps(fields.about)} label="What is it about?" required>
        <option value="">Choose</option>
        {Object.entries(COMPLAINT_CATEGORIES).map(([subject, words]) => (
          <option key={subject} value={subject}>
            {words}
          </option>
        ))}
      </Select>
      <TextArea
        {...getFieldProps(fields.body)}
        label="What happened?"
        hint="What, when, and which data. Send no passwords."
        rows={5}
        required
      />
      <TextArea {...getFieldProps(fields.wish)} label="What should we do?" rows={2} />
      <div hidden>
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button kind="primary" block>
        Send the complaint
      </Button>
    </form>
  );
}
