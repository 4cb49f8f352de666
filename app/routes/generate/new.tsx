import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listShownPacks } from "~/features/billing/offers.server";
import { describeOffer } from "~/features/billing/subscription-overview.server";
import { z } from "zod";
import { isLinkOnly } from "~/features/shared-items/shared-items.server";
import { openForm, reviewSource } from "~/features/writing/new-generation.server";
import { MAX_JOBS } from "~/http/forms/job-blocks";
import { submitGeneration } from "~/http/forms/generation-form.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { readSharedItem } from "~/http/shared-item.server";
import { AdvertCheck } from "~/ui/advert-check";
import { Button } from "~/ui/button";
import { Field, TextArea } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading, FormSection } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { QuestionFields } from "~/ui/question-fields";
import { createPageMeta } from "~/ui/meta";
import type { Values } from "./parts/generation-fields";
import { ResumeSource } from "./parts/resume-source";
import { WhatWeRead } from "./parts/what-we-read";
import { DocumentChoice } from "./parts/document-choice";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Generate",
    "Paste the advert, add your resume, choose what to make. It takes seconds.",
  );

export const handle = { script: "generate", width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const query = new URL(request.url).searchParams;
  const shared = query.has("shared") ? readSharedItem(request, user.id) : undefined;
  const advert = shared?.text ?? "";
  const asksDetails = query.get("resume") === "new";
  const isCut = shared?.isCut ?? false;
  const jobs = JobCount.parse(query.get("jobs") ?? undefined);
  return { ...openForm(user.id), shared: { advert, isLink: isLinkOnly(advert), isCut }, asksDetails, jobs };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const answer = await submitGeneration(request, user.id);
  if (answer.ok) return redirect(`/applications/${answer.applicationId}`, 303);
  const { reply, upload, checked, refusal, status, mendError, typed, jobs, isAdding, unseen } = answer;
  const offer = z.array(z.string()).catch([]).parse(refusal?.details.suggestedActions)[1];
  return data(
    {
      reply,
      upload: upload ? { id: upload.id, fileName: upload.fileName } : null,
      review: reviewSource(user.id, upload?.id),
      mendError,
      answers: typed,
      jobs,
      isAdding,
      checked: checked ?? null,
      unseen: unseen ?? null,
      code: refusal?.code ?? "",
      offer,
      packs:
        refusal && refusal.code in REFUSAL_TEXTS ? listShownPacks().map((pack) => describeOffer(pack)) : [],
    },
    { status },
  );
});

// A draft may have more jobs than the one that an empty form asks for.
const JobCount = z.coerce.number().int().min(1).max(MAX_JOBS).catch(1);

const REFUSAL_TEXTS: Record<string, { title: string; action: string }> = {
  TRIAL_EXPIRED: { title: "Free Trial Expired", action: "Subscribe Now" },
  SUBSCRIPTION_REQUIRED: { title: "No credits left in your trial", action: "View Plans" },
  SUBSCRIPTION_EXPIRED: { title: "Subscription Expired", action: "Renew Now" },
  QUOTA_EXHAUSTED: { title: "No Credits Remaining", action: "Add Credits" },
};

// Nothing is wrong: the person has not seen yet what decides whether a credit is worth it.
const NOT_YET = "Not made yet";
const UNSEEN = {
  advert: { fieldId: "advice", text: "Read what we found in this advert. Then press the button again." },
  resume: { fieldId: "read", text: "Check what we read in your resume. Then press the button again." },
};

type Checked = NonNullable<ReturnType<typeof useActionData<typeof action>>>["checked"];

// The hidden fields say which advert was read and what it proposed, so that the next one takes it away again.
function CheckedAdvert({ checked, typed }: { checked: Checked; typed: Record<string, string> | undefined }) {
  return (
    <>
      <input type="hidden" name="seen" value={checked?.seen ?? ""} />
      {checked &&
        Object.entries(checked.proposals).map(([name, value]) => (
          <input key={name} type="hidden" name={`proposed-${name}`} value={value} />
        ))}
      {checked?.error && !checked.error.questionId && (
        <Notice kind="stop" label="This advert was not checked">
          {checked.error.text}
        </Notice>
      )}
      {checked?.advert && <AdvertCheck {...checked.advert} typed={typed} error={checked.error} />}
    </>
  );
}

export default function Generate() {
  const options = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({
    id: "generate",
    lastResult: actionData?.reply,
    defaultValue: { jobDescription: options.shared.advert, ...options.account },
    shouldValidate: "onSubmit",
  });
  const typed = (name: Exclude<keyof Values, "work">) => fields[name].initialValue;
  const refusalText = REFUSAL_TEXTS[actionData?.code ?? ""];
  const upload = actionData?.upload ?? null;
  const review = actionData ? actionData.review : options.review;
  const hasProfile = options.review !== null;
  const usualSource = options.asksDetails ? "true" : hasProfile ? "profile" : "file";
  const source = typed("isCreatingNewResume") ?? usualSource;
  const isUnnamed = Boolean(actionData?.checked?.advert) && !typed("companyName");

  return (
    <form
      id={form.id}
      method="post"
      encType="multipart/form-data"
      className="stack-wide"
      data-draft="generate"
      data-returned={actionData ? "" : undefined}
      data-shared={options.shared.advert && !actionData ? "" : undefined}
    >
      <Heading title="Make your documents" />
      {refusalText && (
        <Notice kind="care" label={refusalText.title}>
          <p>
            {actionData?.offer ? `${actionData.offer}, or choose a plan.` : "Your documents stay yours."}{" "}
            <a href="/subscription">{refusalText.action}</a>
          </p>
          {actionData && actionData.packs.length > 0 && (
            <p>
              Or buy without a plan, to use at any time:{" "}
              {actionData.packs.map(({ id, name, price }, index) => (
                <span key={id}>
                  {index > 0 && ", "}
                  <a href={`/payment/${id}`}>
                    {name} for {price}
                  </a>
                </span>
              ))}
              .
            </p>
          )}
        </Notice>
      )}
      <ErrorSummary
        title={actionData?.code === "CHECK_TARGET" ? NOT_YET : undefined}
        errors={listFormErrors(form, fields.jobDescription.id)}
      />
      {actionData?.unseen && <ErrorSummary title={NOT_YET} errors={[UNSEEN[actionData.unseen]]} />}
      <input type="hidden" name="idempotencyKey" value={typed("idempotencyKey") ?? options.idempotencyKey} />

      <FormSection number={1} title="The job">
        {options.shared.isLink && (
          <Notice kind="care" label="You shared a link">
            We do not open it. Open it yourself, copy the whole advert and paste it here.
          </Notice>
        )}
        {options.shared.isCut && !actionData && (
          <Notice kind="care" label="You shared more than fits">
            Only its first 20,000 characters are here. Check that the advert is among them, and paste what is
            missing.
          </Notice>
        )}
        <TextArea
          {...getFieldProps(fields.jobDescription)}
          label="Job description"
          hint="Paste the whole advert. WhatsApp adverts work too."
          rows={actionData?.checked?.advert ? 4 : 8}
          required
        />
        <div>
          <Button small name="check" value="1" formNoValidate>
            Check this advert (free)
          </Button>
        </div>
        <p className="hidden-text" role="status" data-advice-status="" />
        <div data-advice="" id="advice" tabIndex={-1}>
          <CheckedAdvert checked={actionData?.checked ?? null} typed={actionData?.answers} />
        </div>
        <div className="pair">
          <Field
            {...getFieldProps(fields.jobTitle)}
            label="Job title"
            maxLength={150}
            optionalText=""
            aria-required
          />
          <Field
            {...getFieldProps(fields.companyName)}
            label="Company"
            maxLength={150}
            optionalText=""
            hint={
              isUnnamed
                ? "The advert does not name it. Write what it calls itself, such as “a fashion house”."
                : undefined
            }
            aria-required
          />
        </div>
        <Field
          {...getFieldProps(fields.companyLocation)}
          label="Company location"
          placeholder="For example: Ikeja, Lagos"
          maxLength={150}
        />
      </FormSection>

      <FormSection number={2} title="You">
        <div className="source stack">
          <ResumeSource
            fields={fields}
            source={source}
            hasProfile={hasProfile}
            writer={options.writer}
            unfinished={options.unfinished}
            upload={upload}
          />
          <div data-read="" id="read" tabIndex={-1}>
            <WhatWeRead
              review={review}
              upload={upload}
              typed={actionData?.answers}
              mendError={actionData?.mendError}
            />
          </div>
          <div className="source-new stack">
            {source === "true" ? (
              <>
                <p className="hint">
                  Only what you write here goes into your resume. What is missing stays as a blank for you to
                  fill. It stays in your profile for the next time.
                </p>
                <QuestionFields
                  heading="h3"
                  fields={fields}
                  jobs={actionData?.jobs ?? options.jobs}
                  isAdding={actionData?.isAdding ?? false}
                />
              </>
            ) : (
              <div>
                {/* Few need the questions, so they come when somebody chooses them: by a script, or by this button. */}
                <Button small name="more" value="details" formNoValidate>
                  Write these details
                </Button>
              </div>
            )}
          </div>
        </div>
      </FormSection>

      <DocumentChoice
        options={options}
        fields={fields}
        isBack={actionData !== undefined}
        isConfirming={upload !== null}
        isLetterRefused={actionData?.code === "TOO_FEW_PROOFS"}
      />
    </form>
  );
}
