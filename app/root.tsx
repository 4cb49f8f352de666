import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type UIMatch,
} from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { readFlash } from "~/http/flash.server";
import type { GuardScreen } from "~/http/auth/guards.server";
import type { RefusalScreen } from "~/http/page-handler.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { safePath } from "~/http/security/safe-redirect";
import { readTheme } from "~/http/theme.server";
import { listFooterLinks, site, getUserView } from "~/http/layout-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { NonceContext } from "~/ui/nonce";
import { Notice, RedirectNotice } from "~/ui/notice";
import { AppLayout, PublicLayout, SupportLink } from "~/ui/page";
import { getScriptUrl, SUPPORT_SCRIPT, type PageScript } from "~/ui/page-scripts";
import { DataSaverContext } from "~/ui/no-script";
import styles from "~/ui/styles.css?inline";

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, clearCookie } = await readFlash(request);
  const userView = getUserView(request);
  const theme = userView ? userView.theme : await readTheme(request);
  const dataSaver = await isDataSaverOn(request);
  return data(
    {
      site,
      userView: userView && dataSaver ? { ...userView, photo: undefined } : userView,
      theme,
      flash,
      dataSaver: { isOn: dataSaver, path: safePath(new URL(request.url).pathname, "/") },
      footer: listFooterLinks(),
    },
    clearCookie ? { headers: { "Set-Cookie": clearCookie } } : undefined,
  );
}

/** A page's wishes to its frame: the `script` that makes it better, the `width` of its column, `own` for a page that brings its frame. */
type RouteHandle = { script?: PageScript; width?: "full" | "narrow" | "form"; hasOwnLayout?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const error = useRouteError();
  const handle = useHandle();
  const refresh = getRefresh(error);
  const root = useRouteLoaderData<typeof loader>("root");
  const chosenTheme = root?.theme;
  const runsScripts = !error && !root?.dataSaver.isOn;
  const theme = chosenTheme === "system" ? undefined : chosenTheme;
  return (
    <html
      lang="en-GB"
      data-theme={theme}
      data-drafts={root?.userView?.draftsUserId}
      data-zone={root?.userView?.timezone}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {refresh && <meta httpEquiv="refresh" content={refresh} />}
        {error ? <title>{getErrorTitle(error)}</title> : <Meta />}
        {/* One request less, which on a slow link is seconds. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {handle.script && runsScripts && (
          <script type="module" src={getScriptUrl(handle.script)} nonce={nonce} />
        )}
      </head>
      <body>
        <DataSaverContext.Provider value={root?.dataSaver.isOn ?? false}>
          {children}
        </DataSaverContext.Provider>
        {root?.userView?.support && runsScripts && (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SUPPORT_SCRIPT }} />
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { hasOwnLayout } = useHandle();
  return hasOwnLayout ? (
    <>
      <Outlet />
      <SupportButton />
    </>
  ) : (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <PageLayout>{renderError(error)}</PageLayout>;
}

function PageLayout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { width } = useHandle();
  const { pathname } = useLocation();
  const name = root?.site.name ?? "Oya Apply";
  const flash = root?.flash && (
    <Notice flash kind={root.flash.kind}>
      {root.flash.text}
    </Notice>
  );
  const userView = root?.userView;
  if (!userView) {
    return (
      <PublicLayout
        siteName={name}
        footer={root?.footer}
        dataSaver={root?.dataSaver}
        width={width ?? "form"}
        end={
          pathname.startsWith("/login") ? undefined : (
            <ButtonLink href="/login" small>
              Sign In
            </ButtonLink>
          )
        }
      >
        {flash}
        {children}
      </PublicLayout>
    );
  }
  return (
    <AppLayout
      siteName={name}
      path={pathname}
      hrefs={{
        dashboard: "/dashboard",
        generate: "/generate",
        career: "/career",
        documents: "/documents",
        subscription: "/subscription",
        admin: "/admin",
        profile: "/profile",
        settings: "/settings",
        password: "/change-password",
      }}
      isAdmin={userView.isAdmin}
      user={{
        firstName: userView.firstName,
        initials: userView.initials,
        plan: userView.planName,
        photo: userView.photo,
      }}
      credits={userView.credits}
      logoutAction="/logout"
      footer={root?.footer.filter(({ href }) => href !== "/login")}
      dataSaver={root.dataSaver}
      support={<SupportButton />}
      width={width}
    >
      {userView.isSharedDevice && <SharedDeviceNotice />}
      {flash}
      {children}
    </AppLayout>
  );
}

function SharedDeviceNotice() {
  return (
    <Notice kind="care" label="Shared phone or computer">
      You are signed out 10 minutes after your last tap. Delete files that you save here.
      <form method="post" action="/logout">
        <Button kind="link" small>
          Sign out now
        </Button>
      </form>
    </Notice>
  );
}

// On every page of a signed-in person but the one it leads to and those of staff, who answer, and nowhere when there is no support.
function SupportButton() {
  const support = useRouteLoaderData<typeof loader>("root")?.userView?.support;
  const { pathname } = useLocation();
  return support && !/^\/(admin|support)(\/|$)/.test(pathname) ? (
    <SupportLink href="/support" {...support} />
  ) : null;
}

function useHandle(): RouteHandle {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  return matches.at(-1)?.handle ?? {};
}

function renderError(error: unknown) {
  const body = getErrorBody(error);
  if (body && "guard" in body) return <GuardNotice {...body} />;
  if (body && "refusal" in body && !isNotFound(error)) {
    return (
      <section className="stack">
        <h1>That did not work</h1>
        <p>{body.refusal.message}</p>
        <p>
          <BackLink href="/dashboard">Go to your dashboard</BackLink>
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

// Staff goes on where staff works.
function BackLink({ href, children }: { href: string; children: string }) {
  const { pathname } = useLocation();
  return /^\/admin\//.test(pathname) ? (
    <ButtonLink href="/admin">Back to the console</ButtonLink>
  ) : (
    <ButtonLink href={href}>{children}</ButtonLink>
  );
}

function GuardNotice({ guard, to }: GuardScreen) {
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

function getErrorBody(error: unknown): GuardScreen | RefusalScreen | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (typeof body !== "object" || body === null) return undefined;
  return "guard" in body || "refusal" in body ? (body as GuardScreen | RefusalScreen) : undefined;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

// The guards' moves: after 1.5 seconds to sign in, after 2 seconds to verification.
function getRefresh(error: unknown): string | undefined {
  const body = getErrorBody(error);
  if (!body || !("guard" in body) || body.guard === "admin") return undefined;
  return `${body.guard === "sign_in" ? "1.5" : "2"};url=${body.to}`;
}

function getErrorTitle(error: unknown): string {
  const body = getErrorBody(error);
  if (body && "guard" in body)
    return { sign_in: "Redirecting to login", verify: "Email Verification Required", admin: "Access Denied" }[
      body.guard
    ];
  return isNotFound(error) ? "Page Not Found" : "Something went wrong";
}
