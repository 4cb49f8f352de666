import { useForm } from "@conform-to/react"
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { SignIn } from "~/features/accounts/account.schema"
import { signIn } from "~/features/accounts/accounts.server"
import { readForm, replyWith } from "~/http/forms.server"
import { clearCount, countAct } from "~/http/rate-limit.server"
import { safePath } from "~/http/safe-redirect"
import { currentUser, startSession } from "~/http/session.server"
import { Refusal } from "~/refusal"
import { Button, ButtonLink } from "~/ui/button"
import { Field, PasswordField } from "~/ui/field"
import { errorList, fieldProps } from "~/ui/form-field"
import { Heading } from "~/ui/heading"
import { ErrorSummary, Notice } from "~/ui/notice"
import { pageTitle } from "~/ui/title"

// Only sentences of our own are shown, whatever a link brings along.
const MESSAGES = ["Email verified successfully", "Registration successful! Please check your email to verify your account.", "Password reset successful"]

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Sign in")

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const next = safePath(query.get("next"), "/dashboard")
  if (currentUser(request)?.isActive) throw redirect(next, 303)
  return { next, message: MESSAGES.find((known) => known === query.get("message")) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, SignIn)
  if (!form.ok) return data({ reply: form.reply, unverified: "" }, { status: 400 })
  const { email } = form.value
  try {
    countAct("authPerAddress", context.clientAddress)
    countAct("signInPerAccount", email)
    const { user, requiresVerification } = await signIn(form.value)
    clearCount("signInPerAccount", email)
    if (requiresVerification) return data({ reply: null, unverified: email }, { status: 403 })
    const { cookie } = startSession(request, user.id)
    return redirect(safePath(form.fields.get("next"), "/dashboard"), { status: 303, headers: { "Set-Cookie": cookie } })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return data({ reply: replyWith(form.fields, SignIn, error), unverified: "" }, { status: error.status })
  }
}

export default function Login() {
  const { next, message } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<{ email: string; password: string }>({ id: "login", lastResult: answer?.reply })
  if (answer?.unverified) return <VerificationRequired email={answer.unverified} />
  return (
    <div className="stack-wide">
      <Heading title="Sign in" lead="Welcome back. Your documents are waiting." />
      {message && <Notice kind="success">{message}</Notice>}
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={errorList(form, fields.email.id)} />
        <input type="hidden" name="next" value={next} />
        <Field {...fieldProps(fields.email)} label="Email" type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} required />
        <PasswordField id={fields.password.id} name={fields.password.name} errors={fields.password.errors} label="Password" autoComplete="current-password" required />
        <Button kind="primary" block>Sign in</Button>
      </form>
      <p>New here? <a href="/register">Create your free account</a></p>
    </div>
  )
}

function VerificationRequired({ email }: { email: string }) {
  return (
    <form method="post" action="/verify-email" className="card stack">
      <h1>Email Verification Required</h1>
      <p>We sent a link to {email} when you registered. Open it and press the button, then sign in here.</p>
      <input type="hidden" name="email" value={email} />
      <div className="row">
        <Button kind="primary" name="resend" value="1">Resend Verification Email</Button>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </form>
  )
}
