import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getFactors, isSecondFactorMissing } from "~/features/two-step/factors.server";
import { arePasskeysPossible } from "~/features/two-step/passkeys.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";
import { AppSection, BrowsersSection, PasskeysSection, RecoverySection } from "./parts/sections";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Two-step sign-in", "A second step that only you can do, each time you sign in.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const style = getDateStyle(user.id);
  const { app, passkeys, ...counts } = getFactors(user.id);
  return {
    ...counts,
    isOn: app !== undefined || passkeys.length > 0,
    isMissing: isSecondFactorMissing(user),
    appSince: app && formatDay(app.createdAt, style).text,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: formatDay(createdAt, style).text,
      lastUsed: lastUsedAt && formatDay(lastUsedAt, style).text,
    })),
    arePasskeysPossible: arePasskeysPossible(),
  };
});

export default function TwoStep() {
  const view = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/settings", label: "Settings" }}
        title="Two-step sign-in"
        state={view.isOn ? <Badge kind="go">On</Badge> : <Badge>Off</Badge>}
        lead="Somebody who knows your password, or reads your email, still cannot sign in: it also needs your phone."
      />
      {view.isMissing && (
        <Notice kind="care" label="Needed for the admin console">
          Admins work with the data of other people. Set up one of these first, then open the console again.
        </Notice>
      )}
      <AppSection since={view.appSince} isFirst={!view.isOn} />
      {view.arePasskeysPossible && <PasskeysSection passkeys={view.passkeys} />}
      {view.isOn && <RecoverySection left={view.recoveryCodesLeft} />}
      {view.rememberedBrowsers > 0 && <BrowsersSection many={view.rememberedBrowsers} />}
      <p className="soft">
        Do you see something that you did not do?{" "}
        <ButtonLink kind="link" small href="/sessions">
          Look where you are signed in
        </ButtonLink>
      </p>
    </div>
  );
}
