import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
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
import { getLayoutData } from "~/http/layout-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { NonceContext } from "~/ui/nonce";
import { MakingNow } from "~/ui/making-now";
import { Notice } from "~/ui/notice";
import { AppLayout } from "~/ui/app-layout";
import { PublicLayout, SupportLink } from "~/ui/public-layout";
import { getScriptUrl, getStylesUrl, type PageScript } from "~/ui/page-scripts";
import { DataSaverContext } from "~/ui/no-script";
import { renderError, getRefresh, getErrorScript, getErrorTitle } from "./root/error-screen";

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, clearCookie } = await readFlash(request);
  return data(
    { ...(await getLayoutData(request)), flash },
    clearCookie ? { headers: { "Set-Cookie": clearCookie } } : undefined,
  );
}

/**
 * What a page sets in its layout: the enhancing `script`, the column `width`, and `hasOwnLayout` for a page
 * with its own layout.
 */
type RouteHandle = { script?: PageScript; width?: "full" | "narrow" | "form"; hasOwnLayout?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const error = useRouteError();
  const handle = useHandle();
  const refresh = getRefresh(error);
  const root = useRootData();
  const chosenTheme = root?.theme;
  const script = error ? getErrorScript(error) : handle.script;
  const runsScripts = !error && !root?.dataSaver.isOn;
  const theme = chosenTheme === "system" ? undefined : chosenTheme;
  const { pathname } = useLocation();
  const isMakingElsewhere = listMakingElsewhere(root?.userView?.making ?? [], pathname).length > 0;
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
        <Styles hasThem={root?.hasStyles ?? false} />
        <link rel="icon" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {runsScripts && isMakingElsewhere && (
          <script type="module" src={getScriptUrl("making")} nonce={nonce} />
        )}
        {script && !root?.dataSaver.isOn && <script type="module" src={getScriptUrl(script)} nonce={nonce} />}
      </head>
      <body>
        <DataSaverContext.Provider value={root?.dataSaver.isOn ?? false}>
          {children}
        </DataSaverContext.Provider>
        {/* Outside of what scripts replace, so that a screen reader hears each change of it. */}
        {runsScripts && <p className="hidden-text" role="status" data-status="" />}
        {root?.userView?.support && runsScripts && (
          <script
            type="module"
            src={getScriptUrl("help")}
            nonce={nonce}
            data-watch={root.userView.support.watch}
            data-notifications={root.userView.support.hasNotifications ? "on" : undefined}
          />
        )}
      </body>
    </html>
  );
}

/**
 * Inline in the first page, because an extra request takes seconds on a slow connection: encodePage fills the element. Meanwhile the
 * browser gets the same as a file, which all further pages name.
 */
function Styles({ hasThem }: { hasThem: boolean }) {
  const url = getStylesUrl();
  if (hasThem && url) return <link rel="stylesheet" href={url} />;
  return (
    <>
      <style />
      {url && <link rel="prefetch" as="style" href={url} />}
    </>
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
  const root = useRootData();
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
  const making = listMakingElsewhere(userView.making, pathname);
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
        ...(userView.adminPath && { admin: userView.adminPath }),
        profile: "/profile",
        settings: "/settings",
        password: "/change-password",
        ...(userView.support && { support: "/support" }),
      }}
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
      <MakingNow applications={making} />
      {flash}
      {children}
    </AppLayout>
  );
}

// Its own page shows it in full.
function listMakingElsewhere<Making extends { id: string }>(making: Making[], pathname: string): Making[] {
  return making.filter(({ id }) => pathname !== `/applications/${id}`);
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

// Not on the support page, not on staff pages, and not without a support service.
function SupportButton() {
  const support = useRootData()?.userView?.support;
  const { pathname } = useLocation();
  return support && !/^\/(admin|support)(\/|$)/.test(pathname) ? (
    <SupportLink href="/support" {...support} />
  ) : null;
}

function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}

function useHandle(): RouteHandle {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  return matches.at(-1)?.handle ?? {};
}
