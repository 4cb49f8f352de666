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
import { takeFlash } from "~/http/flash.server";
import type { GuardScreen } from "~/http/guards.server";
import type { RefusalScreen } from "~/http/page.server";
import { isLite } from "~/http/lite.server";
import { safePath } from "~/http/safe-redirect";
import { keptTheme } from "~/http/theme.server";
import { publicFooter, site, viewerOf } from "~/http/viewer.server";
import { Button, ButtonLink } from "~/ui/button";
import { NonceContext } from "~/ui/nonce";
import { Notice, RedirectNotice } from "~/ui/notice";
import { AppPage, PublicPage, SupportLink } from "~/ui/page";
import { scriptAt, SUPPORT_SCRIPT, type Script } from "~/ui/scripts";
import { LiteContext } from "~/ui/without-scripts";
import styles from "~/ui/styles.css?inline";

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, clear } = await takeFlash(request);
  const viewer = viewerOf(request);
  const theme = viewer ? viewer.theme : await keptTheme(request);
  const lite = await isLite(request);
  return data(
    {
      site,
      viewer: viewer && lite ? { ...viewer, photo: undefined } : viewer,
      theme,
      flash,
      lite: { isOn: lite, path: safePath(new URL(request.url).pathname, "/") },
      footer: publicFooter(),
    },
    clear ? { headers: { "Set-Cookie": clear } } : undefined,
  );
}

/** A page's wishes to its frame: the `script` that makes it better, the `width` of its column, `own` for a page that brings its frame. */
type Handle = { script?: Script; width?: "full" | "narrow" | "form"; own?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const error = useRouteError();
  const handle = useHandle();
  const refresh = refreshOf(error);
  const root = useRouteLoaderData<typeof loader>("root");
  const chosen = root?.theme;
  const runsScripts = !error && !root?.lite.isOn;
  const theme = chosen === "system" ? undefined : chosen;
  return (
    <html lang="en-GB" data-theme={theme} data-drafts={root?.viewer?.drafts} data-zone={root?.viewer?.zone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {refresh && <meta httpEquiv="refresh" content={refresh} />}
        {error ? <title>{titleOfError(error)}</title> : <Meta />}
        {/* One request less, which on a slow link is seconds. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {handle.script && runsScripts && <script type="module" src={scriptAt(handle.script)} nonce={nonce} />}
      </head>
      <body>
        <LiteContext.Provider value={root?.lite.isOn ?? false}>{children}</LiteContext.Provider>
        {root?.viewer?.support && runsScripts && (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SUPPORT_SCRIPT }} />
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { own } = useHandle();
  return own ? (
    <>
      <Outlet />
      <Support />
    </>
  ) : (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <Frame>{screenOf(error)}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { width } = useHandle();
  const { pathname } = useLocation();
  const name = root?.site.name ?? "Oya Apply";
  const flash = root?.flash && (
    <Notice flash kind={root.flash.kind}>
      {root.flash.text}
    </Notice>
  );
  const viewer = root?.viewer;
  if (!viewer) {
    return (
      <PublicPage
        siteName={name}
        footer={root?.footer}
        lite={root?.lite}
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
      </PublicPage>
    );
  }
  return (
    <AppPage
      siteName={name}
      path={pathname}
      hrefs={{
        dashboard: "/dashboard",
        generate: "/generate",
        documents: "/documents",
        subscription: "/subscription",
        admin: "/admin",
        profile: "/profile",
        settings: "/settings",
        password: "/change-password",
      }}
      isAdmin={viewer.isAdmin}
      person={{
        firstName: viewer.firstName,
        initials: viewer.initials,
        plan: viewer.planName,
        photo: viewer.photo,
      }}
      credits={viewer.credits}
      logoutAction="/logout"
      footer={root?.footer.filter(({ href }) => href !== "/login")}
      lite={root.lite}
      support={<Support />}
      width={width}
    >
      {viewer.isShared && <SharedPhone />}
      {flash}
      {children}
    </AppPage>
  );
}

function SharedPhone() {
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
function Support() {
  const support = useRouteLoaderData<typeof loader>("root")?.viewer?.support;
  const { pathname } = useLocation();
  return support && !/^\/(admin|support)(\/|$)/.test(pathname) ? (
    <SupportLink href="/support" {...support} />
  ) : null;
}

function useHandle(): Handle {
  const matches = useMatches() as UIMatch<unknown, Handle | undefined>[];
  return matches.at(-1)?.handle ?? {};
}

function screenOf(error: unknown) {
  const body = bodyOf(error);
  if (body && "guard" in body) return <GuardNotice {...body} />;
  if (body && "refusal" in body && !isMissing(error)) {
    return (
      <section className="stack">
        <h1>That did not work</h1>
        <p>{body.refusal.message}</p>
        <p>
          <WayOn href="/dashboard">Go to your dashboard</WayOn>
        </p>
      </section>
    );
  }
  if (isMissing(error)) {
    return (
      <section className="stack">
        <h1>
          {body && "refusal" in body && body.refusal.message === "Document Not Found"
            ? "Document Not Found"
            : "Page Not Found"}
        </h1>
        <p>There is nothing at this address. It may have been deleted, or the link may be wrong.</p>
        <p>
          <WayOn href="/">Go to the home page</WayOn>
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
        <WayOn href="/">Go to the home page</WayOn>
      </p>
    </section>
  );
}

// Staff goes on where staff works.
function WayOn({ href, children }: { href: string; children: string }) {
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

function bodyOf(error: unknown): GuardScreen | RefusalScreen | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (typeof body !== "object" || body === null) return undefined;
  return "guard" in body || "refusal" in body ? (body as GuardScreen | RefusalScreen) : undefined;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

// The guards' moves: after 1.5 seconds to sign in, after 2 seconds to verification.
function refreshOf(error: unknown): string | undefined {
  const body = bodyOf(error);
  if (!body || !("guard" in body) || body.guard === "admin") return undefined;
  return `${body.guard === "sign_in" ? "1.5" : "2"};url=${body.to}`;
}

function titleOfError(error: unknown): string {
  const body = bodyOf(error);
  if (body && "guard" in body)
    return { sign_in: "Redirecting to login", verify: "Email Verification Required", admin: "Access Denied" }[
      body.guard
    ];
  return isMissing(error) ? "Page Not Found" : "Something went wrong";
}
