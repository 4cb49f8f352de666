import { useForm, type FieldMetadata } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { LANGUAGES } from "~/features/accounts/settings-options";
import { openForm, reviewSource } from "~/features/writing/new-generation.server";
import { submitGeneration } from "~/http/forms/generation-form.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { AdviceNotices } from "~/ui/advice-notices";
import { Button } from "~/ui/button";
import { Checkbox, ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { Disclosure } from "~/ui/dialog";
import { Field, FileField, Select, TextArea } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading, FormSection } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { ProfileReview } from "~/ui/profile-review";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Generate",
    "Paste the advert, add your resume, choose what to make. It takes seconds.",
  );
export const handle = { script: "generate", width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return openForm(user.id);
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const answer = await submitGeneration(request, user.id);
  if (answer.ok) return redirect(`/generate/${answer.generationId}`, 303);
  const { reply, upload, advice, refusal, status, mendError } = answer;
  const offer = z.array(z.string()).catch([]).parse(refusal?.details.suggestedActions)[1];
  return data(
    {
      reply,
      upload: upload ? { id: upload.id, fileName: upload.fileName } : null,
      review: reviewSource(user.id, upload?.id),
      mendError,
      advice: advice ?? null,
      code: refusal?.code ?? "",
      offer,
    },
    { status },
  );
});

const REFUSAL_TEXTS: Record<string, { title: string; action: string }> = {
  TRIAL_EXPIRED: { title: "Free Trial Expired", action: "Subscribe Now" },
  SUBSCRIPTION_REQUIRED: { title: "No credits left in your trial", action: "View Plans" },
  SUBSCRIPTION_EXPIRED: { title: "Subscription Expired", action: "Renew Now" },
  QUOTA_EXHAUSTED: { title: "No Credits Remaining", action: "Add Credits" },
};

type Values = Record<
  | "idempotencyKey"
  | "jobTitle"
  | "companyName"
  | "companyLocation"
  | "jobDescription"
  | "generateCoverLetter"
  | "optimizeResume"
  | "isCreatingNewResume"
  | "language"
  | "tone"
  | "length"
  | "aiConsent"
  | "uploadId"
  | "resume"
  | "fullName"
  | "phone"
  | "email"
  | "location"
  | "major"
  | "school"
  | "degree"
  | "classOfDegree"
  | "graduationYear"
  | "nysc"
  | "nyscState"
  | "nyscPlace"
  | "siwes"
  | "projects"
  | "volunteering"
  | "skills"
  | "referees",
  string
>;
type Fields = { [Name in keyof Values]: FieldMetadata<string> };

export default function Generate() {
  const options = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({
    id: "generate",
    lastResult: actionData?.reply,
    shouldValidate: "onSubmit",
  });
  const typed = (name: keyof Values) => fields[name].initialValue;
  const refusalText = REFUSAL_TEXTS[actionData?.code ?? ""];
  const upload = actionData?.upload ?? null;
  const review = actionData ? actionData.review : options.review;
  const hasProfile = options.review !== null;
  const source = typed("isCreatingNewResume") ?? (hasProfile ? "profile" : "file");

  return (
    <form
      id={form.id}
      method="post"
      encType="multipart/form-data"
      className="stack-wide"
      data-draft="generate"
      data-returned={actionData ? "" : undefined}
    >
      <Heading
        title="Make your documents"
        lead="Paste the advert, add your resume, choose what to make. It takes seconds."
      />
      {refusalText && (
        <Notice kind="care" label={refusalText.title}>
          {actionData?.offer ? `${actionData.offer}, or choose a plan.` : "Your documents stay yours."}{" "}
          <a href="/subscription">{refusalText.action}</a>
        </Notice>
      )}
      <ErrorSummary errors={listFormErrors(form, fields.jobDescription.id)} />
      <input type="hidden" name="idempotencyKey" value={typed("idempotencyKey") ?? options.idempotencyKey} />

      <FormSection number={1} title="The job">
        <TextArea
          {...getFieldProps(fields.jobDescription)}
          label="Job description"
          hint="Paste the whole advert. WhatsApp adverts work too."
          rows={8}
          maxLength={20_000}
          required
        />
        <div>
          <Button small name="check" value="1" formNoValidate>
            Check this advert first (free)
          </Button>
        </div>
        <div role="status" data-advice="">
          {actionData?.advice && <AdviceNotices {...actionData.advice} />}
        </div>
        <div className="pair">
          <Field {...getFieldProps(fields.jobTitle)} label="Job title" maxLength={150} required />
          <Field {...getFieldProps(fields.companyName)} label="Company" maxLength={150} required />
        </div>
        <Field
          {...getFieldProps(fields.companyLocation)}
          label="Company location"
          hint="For example: Ikeja, Lagos"
          maxLength={150}
        />
      </FormSection>

      <FormSection number={2} title="You">
        <div className="source stack">
          <ChoiceGroup id="source" legend="Your resume">
            {hasProfile && (
              <ChoiceCard
                type="radio"
                id="source-profile"
                name="isCreatingNewResume"
                value="profile"
                label="My profile"
                hint="Nothing to upload"
                defaultChecked={source === "profile"}
              />
            )}
            <ChoiceCard
              type="radio"
              id="source-file"
              name="isCreatingNewResume"
              value="file"
              label={hasProfile ? "A new resume" : "I have a resume"}
              hint="PDF, DOC or DOCX, up to 10 MB"
              defaultChecked={source !== "profile" && source !== "true"}
            />
            <ChoiceCard
              type="radio"
              id="source-new"
              name="isCreatingNewResume"
              value="true"
              label="I don't have an existing resume"
              hint="We make one from a few details"
              defaultChecked={source === "true"}
            />
          </ChoiceGroup>
          <WhoWrites {...options.writer} isTicked={Boolean(typed("aiConsent"))} />
          <ResumeFile fields={fields} unfinished={options.unfinished} upload={upload} />
          <div className="source-read" data-read="">
            <WhatWeRead review={review} upload={upload} mendError={actionData?.mendError} />
          </div>
          <NewResume fields={fields} />
        </div>
      </FormSection>

      <DocumentChoice
        options={options}
        fields={fields}
        isBack={actionData !== undefined}
        isConfirming={upload !== null}
      />
    </form>
  );
}

// Asked beside the upload, before anything is sent anywhere; never ticked by us.
function WhoWrites({
  notice,
  hasAgreed,
  first,
  isTicked,
}: {
  notice: string;
  hasAgreed: boolean;
  first: string;
  isTicked: boolean;
}) {
  if (notice === "") return null;
  if (hasAgreed)
    return (
      <p className="hint">
        {`${first} writes your documents from your own lines. Check them before you send them. `}
        <a href="/settings#aiTransfer">Change this in Settings</a>
      </p>
    );
  return (
    <Checkbox
      id="aiConsent"
      name="aiConsent"
      label={notice}
      hint="If you do not tick this, our built-in writer writes them. You can change this in Settings."
      defaultChecked={isTicked}
    />
  );
}

function ResumeFile({
  fields,
  unfinished,
  upload,
}: {
  fields: Fields;
  unfinished: { fileName: string; percent: number }[];
  upload: { id: string; fileName: string } | null;
}) {
  return (
    <div className="source-file stack">
      {upload && (
        <Notice kind="success" label="Your file is uploaded">
          {upload.fileName} was read. You do not need to choose it again.
        </Notice>
      )}
      {upload && <input type="hidden" name="uploadId" value={upload.id} />}
      {unfinished.map(({ fileName, percent }) => (
        <div key={fileName} hidden data-unfinished="">
          <Notice
            label={`Continue uploading ${fileName}?`}
          >{`${percent}% of it is uploaded. Choose the same file again to continue.`}</Notice>
        </div>
      ))}
      <FileField
        id={fields.resume.id}
        name="resume"
        label={upload ? "Another file" : "Resume file"}
        errors={fields.resume.errors}
        hint="We read the text and do not store the file."
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
      />
    </div>
  );
}

type Review = ReturnType<typeof useLoaderData<typeof loader>>["review"];

/** What stands between a resume and the button: nobody pays for a misreading that they were not shown. */
function WhatWeRead({
  review,
  upload,
  mendError,
}: {
  review: Review;
  upload: { id: string; fileName: string } | null;
  mendError: { doubtId: string; text: string } | undefined;
}) {
  return (
    <>
      <input type="hidden" name="shown" value={upload?.id ?? ""} />
      {review && (
        <section className="card stack" aria-labelledby="read-title">
          <h3 id="read-title" tabIndex={-1} autoFocus={upload !== null}>
            {upload ? "Is this right?" : "My profile"}
          </h3>
          {!review.isOwn && (
            <Notice kind="care" label="Another name">
              {review.fileName} names somebody else than your profile, so it is not added there. These
              documents are made from this file alone.
            </Notice>
          )}
          <ProfileReview {...review} error={mendError} />
          <p className="hint">
            What you do not answer is left out of your documents. <a href="/career">Open My profile</a>
          </p>
        </section>
      )}
    </>
  );
}

function NewResume({ fields }: { fields: Fields }) {
  return (
    <div className="source-new stack">
      <p className="hint">
        Only what you write here goes into your resume. What is missing stays as a blank for you to fill.
      </p>
      <Field {...getFieldProps(fields.fullName)} label="Full name" autoComplete="name" />
      <Field {...getFieldProps(fields.phone)} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <Field
        {...getFieldProps(fields.email)}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field {...getFieldProps(fields.location)} label="Location" hint="Town and state, no street" />
      <Field {...getFieldProps(fields.major)} label="Course of study" />
      <Field {...getFieldProps(fields.school)} label="School" />
      <Disclosure summary="Tell us more for a better resume">
        <div className="stack">
          <Field
            {...getFieldProps(fields.degree)}
            label="Degree or certificate"
            hint="B.Sc., HND, NCE, SSCE …"
          />
          <Field
            {...getFieldProps(fields.classOfDegree)}
            label="Class of degree"
            hint="Second Class Upper, Upper Credit …"
          />
          <Field
            {...getFieldProps(fields.graduationYear)}
            label="Year of graduation"
            inputMode="numeric"
            maxLength={4}
          />
          <Select {...getFieldProps(fields.nysc)} label="NYSC">
            <option value="">Not stated</option>
            <option value="discharged">Discharged</option>
            <option value="serving">Serving</option>
            <option value="exempted">Exempted</option>
            <option value="excluded">Excluded</option>
            <option value="not_yet">Not yet served</option>
          </Select>
          <Field {...getFieldProps(fields.nyscState)} label="State where you served" />
          <Field {...getFieldProps(fields.nyscPlace)} label="Place of primary assignment" />
          <TextArea
            {...getFieldProps(fields.siwes)}
            label="SIWES or internship"
            hint="Where, when, and what you did there. One thing per line."
            rows={3}
          />
          <TextArea {...getFieldProps(fields.projects)} label="Projects" hint="One per line" rows={3} />
          <TextArea
            {...getFieldProps(fields.volunteering)}
            label="Volunteering"
            hint="One per line"
            rows={3}
          />
          <TextArea
            {...getFieldProps(fields.skills)}
            label="Skills"
            hint="Put commas between them"
            rows={2}
          />
          <TextArea
            {...getFieldProps(fields.referees)}
            label="Referees"
            hint="Name, post, phone. One per line."
            rows={2}
          />
        </div>
      </Disclosure>
    </div>
  );
}

type GenerationOptions = {
  coverLettersRemaining: number;
  resumesRemaining: number;
  isUnlimited: boolean;
  language: string;
};

function DocumentChoice({
  options,
  fields,
  isBack,
  isConfirming,
}: {
  options: GenerationOptions;
  fields: Fields;
  isBack: boolean;
  /** What was read from a new resume stands above. */
  isConfirming: boolean;
}) {
  const letter = isBack ? Boolean(fields.generateCoverLetter.initialValue) : true;
  const resume = isBack
    ? Boolean(fields.optimizeResume.initialValue)
    : options.isUnlimited || options.resumesRemaining > 0;
  return (
    <>
      <FormSection number={3} title="What to make">
        <ChoiceGroup
          id={fields.generateCoverLetter.id}
          legend="Tick one, or both"
          errors={fields.generateCoverLetter.errors}
        >
          <div className="pair">
            <ChoiceCard
              type="checkbox"
              id={fields.generateCoverLetter.id}
              name="generateCoverLetter"
              label="Cover Letter"
              hint={creditsLeftText(options.isUnlimited, options.coverLettersRemaining)}
              defaultChecked={letter}
            />
            <ChoiceCard
              type="checkbox"
              id={fields.optimizeResume.id}
              name="optimizeResume"
              label="Resume Optimization"
              hint={creditsLeftText(options.isUnlimited, options.resumesRemaining)}
              defaultChecked={resume}
            />
          </div>
        </ChoiceGroup>
        <Select
          id={fields.language.id}
          name="language"
          label="Language of the documents"
          defaultValue={fields.language.initialValue ?? options.language}
          errors={fields.language.errors}
          required
        >
          {LANGUAGES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <div className="pair">
          <Select
            id={fields.tone.id}
            name="tone"
            label="Tone"
            defaultValue={fields.tone.initialValue ?? "plain"}
            errors={fields.tone.errors}
            required
          >
            <option value="plain">Plain</option>
            <option value="formal">Formal</option>
            <option value="warm">Warm</option>
          </Select>
          <Select
            id={fields.length.id}
            name="length"
            label="Length"
            defaultValue={fields.length.initialValue ?? "standard"}
            errors={fields.length.errors}
            required
          >
            <option value="short">Short</option>
            <option value="standard">Standard</option>
          </Select>
        </div>
        <p className="hint">
          Each document uses 1 credit, and only when it is delivered. If anything fails, the credit comes back
          automatically.
        </p>
      </FormSection>
      <div className="sticky">
        {/* Without scripts the label cannot follow the boxes, so it does not count. */}
        <Button
          kind="primary"
          block
          data-credits={
            options.isUnlimited ? "unlimited" : options.coverLettersRemaining + options.resumesRemaining
          }
        >
          {isConfirming ? "Looks right, make my documents" : "Make my documents"}
        </Button>
      </div>
    </>
  );
}

function creditsLeftText(isUnlimited: boolean, count: number): string {
  if (isUnlimited) return "Unlimited";
  return `${count} credit${count === 1 ? "" : "s"} left`;
}
