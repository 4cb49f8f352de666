import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailRequest, Verification } from "~/features/accounts/account.schema";
import { inspectVerification } from "~/features/accounts/verification.server";
import { readPendingSignIn } from "~/http/auth/pending-sign-in.server";
import { parseForm, replyWithRefusal, type FormReply } from "~/http/forms/forms.server";
import { requestVerificationMail, verifyEmailByToken } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { Confirm, Failed, LinkSent, OwnDetails, Verified } from "./parts/verification-screens";

export const handle = { script: "auth" };

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(
    matches,
    "Verify your email",
    "Confirm that the email address is yours, with the link we sent you.",
  ),
  ...(page?.done
    ? [{ httpEquiv: "refresh", content: "3;url=/login?message=Email+verified+successfully" }]
    : []),
];

// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const token = (query.get("token") ?? "").slice(0, 200);
  const email = MailRequest.safeParse({ email: query.get("email") }).data?.email ?? "";
  const wanted = inspectVerification(token, (await readPendingSignIn(request)).browser);
  return { token, email, wanted, justSent: query.has("sent"), done: query.has("done") };
}

export const action = pageHandler(
  answerOnce({ field: "token", anyone: true }, async (args: ActionFunctionArgs) => {
    const fields = await readFields(args.request);
    const email = MailRequest.safeParse({ email: fields.get("email") }).data?.email ?? "";
    try {
      return fields.has("resend") ? await resend(args, email) : await verify(args, fields, email);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "DETAILS_NEEDED" || error.code === "COMMON_PASSWORD") {
        const field = error.code === "COMMON_PASSWORD" ? "password" : "";
        return replyToDetails(
          fields,
          email,
          replyWithRefusal(fields, Verification, error, field),
          error.status,
        );
      }
      return answer({ email, problem: error.message }, error.status);
    }
  }),
);

async function verify(args: ActionFunctionArgs, fields: FormData, email: string) {
  const form = parseForm(fields, Verification);
  if (form.ok) {
    await verifyEmailByToken(args, form.value);
    return redirect("/verify-email?done=1", 303);
  }
  if (!form.reply.error?.token) return replyToDetails(fields, email, form.reply, 400);
  return answer({ email, tokenErrors: form.reply.error.token }, 400);
}

function replyToDetails(fields: FormData, email: string, reply: FormReply, status: number) {
  const token = String(fields.get("token") ?? "").slice(0, 200);
  return answer({ email, token, reply }, status);
}

type Answer = { email: string; problem?: string; tokenErrors?: string[]; token?: string; reply?: FormReply };

function answer({ email, problem = "", tokenErrors = [], token = "", reply }: Answer, status: number) {
  return data({ email, problem, tokenErrors, token, reply }, { status });
}

// The same answer for every address, so that it does not reveal who has an account.
async function resend(args: ActionFunctionArgs, email: string) {
  if (!email) return answer({ email, problem: "Invalid email address" }, 400);
  const cookie = await requestVerificationMail(args, email);
  return redirect(`/verify-email?${new URLSearchParams({ sent: "1", email })}`, {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export default function VerifyEmail() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const email = actionData?.email || page.email;
  if (page.done) return <Verified />;
  if (actionData?.problem) return <Failed email={email} problem={actionData.problem} />;
  if (actionData?.reply)
    return <OwnDetails token={actionData.token} email={email} reply={actionData.reply} />;
  if (page.justSent) return <LinkSent email={email} errors={actionData?.tokenErrors ?? []} />;
  if (page.token && page.wanted === "details") return <OwnDetails token={page.token} email={email} />;
  if (page.token) return <Confirm token={page.token} email={email} isSameBrowser={page.wanted === "click"} />;
  return (
    <Failed
      email={email}
      problem={
        email
          ? `Verification link is missing or invalid. You can resend the verification email to ${email}.`
          : "Invalid verification link. Please check your email for the correct verification link."
      }
    />
  );
}
