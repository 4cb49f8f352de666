import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { whoWrites } from "~/features/writing/who-writes.server";
import { createFlashCookie } from "~/http/flash.server";
import { submitResume } from "~/http/forms/resume-form.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";
import { FileField, TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { WhoWrites } from "~/ui/who-writes";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Add a resume", "Read a resume into your profile.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const { notice, hasAgreed, first } = whoWrites(requireUser(request).id);
  return { notice, hasAgreed, first };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const answer = await submitResume(request, user.id);
  if ("refusal" in answer) {
    const { refusal, pasted, isTicked } = answer;
    return data({ problem: refusal.message, pasted, isTicked }, { status: refusal.status });
  }
  const text =
    answer.otherSource === undefined
      ? `${answer.fileName} was read. Please check what it says.`
      : `${answer.fileName} was read. It has another name: is it yours?`;
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});

export default function AddResume() {
  const { problem = "", pasted = "", isTicked = false } = useActionData<typeof action>() ?? {};
  const writer = useLoaderData<typeof loader>();
  const errors = problem === "" ? [] : [problem];
  const fieldId = pasted === "" ? "resume" : "resumeText";
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/career", label: "My profile" }}
        title="Add a resume"
        lead="We read it and show you what it says. What is in your profile already stays."
      />
      <ErrorSummary errors={errors.map((text) => ({ fieldId, text }))} />
      <form method="post" encType="multipart/form-data" className="card stack">
        <WhoWrites {...writer} isTicked={isTicked} />
        <FileField
          id="resume"
          name="resume"
          label="Resume file"
          optionalText=""
          hint="PDF, DOC, DOCX or JSON Resume, up to 10 MB. We read the text and do not store the file."
          accept=".pdf,.doc,.docx,.json,application/pdf,application/msword,application/json,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          errors={fieldId === "resume" ? errors : []}
        />
        <Disclosure summary="Paste the text instead" open={pasted !== ""}>
          <TextArea
            id="resumeText"
            name="resumeText"
            label="Text of your resume"
            optionalText=""
            hint="One thing per line, as it stands in your resume."
            rows={10}
            maxLength={60_000}
            defaultValue={pasted}
            errors={fieldId === "resumeText" ? errors : []}
          />
        </Disclosure>
        <Button kind="primary" block>
          Read my resume
        </Button>
      </form>
      <p>
        No resume?{" "}
        <ButtonLink kind="link" href="/career/questions">
          Answer a few questions
        </ButtonLink>
      </p>
    </div>
  );
}
