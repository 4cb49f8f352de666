import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import type { GuardScreen } from "~/http/auth/guards.server";
import type { StepUpScreen } from "~/http/auth/step-up-fields";
import type { RefusalScreen } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { encTypeOf, PostedFields, type PostedForm } from "~/ui/posted-fields";
import type { PageScript } from "~/ui/page-scripts";
import { RedirectNotice } from "~/ui/notice";
import { StepUp } from "./step-up-screen";

export function renderError(error: unknown) {
  const body = getErrorBody(error);
  if (body && "guard" in body) return <GuardNotice {...body} />;
  if (body && "stepUp" in body) return <StepUp stepUp={body.stepUp} />;
  if (body && "refusal" in body && !isNotFound(error)) {
    return (
      <section className="stack">
        <h1>That did not work</h1>
        <p>{body.refusal.message}</p>
        <p>
          {body.refusal.back ? (
            <ButtonLink href={body.refusal.back}>See it as it is now</ButtonLink>
          ) : (
            <BackLink href="/dashboard">Go to your dashboard</BackLink>
          )}
        </p>
      </section>
    );
  }
  if (isNotFound(error)) {
    return (
      <section className="stack">
        <h1>
          {body && "refusal" in body && body.refusal.message === "Document Not Found"
            ? "Document Not Found"
            : "Page Not Found"}
        </h1>
        <p>There is nothing at this address. It may have been deleted, or the link may be wrong.</p>
        <p>
          <BackLink href="/">Go to the home page</BackLink>
        </p>
      </section>
    );
  }
  return (
    <section className="stack">
      <h1>Something went wrong</h1>
      <p>
        This is our fault, and we have recorded it. What you saved is safe. Go back and try again in a minute.
      </p>
      <p>
        <BackLink href="/">Go to the home page</BackLink>
      </p>
    </section>
  );
}

// Admins return to the console.
function BackLink({ href, children }: { href: string; children: string }) {
  const { pathname } = useLocation();
  return /^\/admin\//.test(pathname) ? (
    <ButtonLink href="/admin">Back to the console</ButtonLink>
  ) : (
    <ButtonLink href={href}>{children}</ButtonLink>
  );
}

function GuardNotice({ guard, to, typed }: GuardScreen) {
  if (typed) return <SendAgain signIn={to} form={typed} />;
  if (guard === "sign_in") {
    return (
      <RedirectNotice title="Redirecting to login" href={to} linkText="Go to login now">
        <p>
          <b>Authentication Required</b>
        </p>
        <p>You need to be logged in to access this page. Redirecting to login.</p>
      </RedirectNotice>
    );
  }
  if (guard === "verify") {
    return (
      <RedirectNotice title="Email Verification Required" href={to} linkText="Verify your email now">
        <p>Please verify your email address to access this feature. Redirecting you to verification.</p>
      </RedirectNotice>
    );
  }
  if (guard === "second_factor") {
    return (
      <section className="stack">
        <h1>One more step before the console</h1>
        <p>
          Admins work with the data of other people, so a password alone is not enough. Set up an app on your
          phone or a passkey. It takes two minutes.
        </p>
        <p>
          <ButtonLink kind="primary" href={to}>
            Set up two-step sign-in
          </ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <section className="stack">
      <h1>Access Denied</h1>
      <p>You don't have permission to access the admin panel. Only administrators can view this page.</p>
      <p>
        <ButtonLink href={to}>Go Back</ButtonLink>
      </p>
    </section>
  );
}

/** For a form that arrived after its session had ended. */
function SendAgain({ signIn, form }: { signIn: string; form: PostedForm }) {
  const { pathname, search } = useLocation();
  return (
    <section className="card stack">
      <h1>{SEND_AGAIN}</h1>
      <p>You were signed out before this arrived. What you typed is kept here, so leave this page open.</p>
      <p>
        <ButtonLink kind="primary" href={signIn} target="_blank" block>
          1. Sign in on a new page
        </ButtonLink>
      </p>
      <form className="stack" method="post" action={`${pathname}${search}`} encType={encTypeOf(form)}>
        <PostedFields {...form} />
        <Button block>2. Then come back and send it again</Button>
      </form>
    </section>
  );
}

const SEND_AGAIN = "Sign in, then send this again";

type ErrorBody = GuardScreen | RefusalScreen | StepUpScreen;

function getErrorBody(error: unknown): ErrorBody | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (typeof body !== "object" || body === null) return undefined;
  return "guard" in body || "refusal" in body || "stepUp" in body ? (body as ErrorBody) : undefined;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

// Guard screens redirect: after 1.5 seconds to sign-in, after 2 seconds to verification.
export function getRefresh(error: unknown): string | undefined {
  const body = getErrorBody(error);
  if (!body || !("guard" in body) || body.typed || body.guard === "admin" || body.guard === "second_factor")
    return undefined;
  return `${body.guard === "sign_in" ? "1.5" : "2"};url=${body.to}`;
}

/** The script of a screen. Most have none. */
export function getErrorScript(error: unknown): PageScript | undefined {
  const body = getErrorBody(error);
  return body && "stepUp" in body ? "auth" : undefined;
}

export function getErrorTitle(error: unknown): string {
  const body = getErrorBody(error);
  if (body && "guard" in body && body.typed) return SEND_AGAIN;
  if (body && "guard" in body)
    return {
      sign_in: "Redirecting to login",
      verify: "Email Verification Required",
      admin: "Access Denied",
      second_factor: "Two-step sign-in needed",
    }[body.guard];
  if (body && "stepUp" in body) return "Confirm that it is you";
  if (isNotFound(error)) return "Page Not Found";
  return body ? "That did not work" : "Something went wrong";
}
