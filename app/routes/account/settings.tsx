import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { THEMES } from "~/features/accounts/settings-options";
import { resetOnboarding } from "~/features/accounts/profile.server";
import { SettingsForm } from "~/features/accounts/settings.schema";
import {
  toDarkMode,
  getDateStyle,
  getUserSettings,
  saveUserSettings,
  toTheme,
} from "~/features/accounts/settings.server";
import { hasSecondFactor } from "~/features/two-step/factors.server";
import { letProvidersWrite, whoWrites } from "~/features/writing/who-writes.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createThemeCookie } from "~/http/theme.server";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { Notifications, LanguageAndTime, WriterChoice } from "./parts/settings-sections";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Account Settings",
    "Emails, language, time zone, appearance, your data and your account.",
  );

export const handle = { width: "narrow", script: "settings" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const settings = getUserSettings(user.id);
  return {
    ...settings,
    theme: toTheme(settings),
    writer: whoWrites(user.id),
    hasSecondFactor: hasSecondFactor(user.id),
    now: formatDateTime(new Date(), getDateStyle(user.id)),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  enforceRateLimit("settingsPerUser", user.id);
  if (fields.has("resetTutorial")) {
    resetOnboarding(user.id);
    return redirect("/dashboard", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", "The welcome tutorial starts again.") },
    });
  }
  if (fields.has("whoWrites")) {
    const isWanted = fields.get("aiTransfer") === "on";
    letProvidersWrite(user.id, isWanted, request.headers.get("user-agent") ?? "");
    return redirect("/settings", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie(
          "success",
          isWanted
            ? "AI providers can now write your documents."
            : "From now on the built-in writer writes your documents.",
        ),
      },
    });
  }
  const form = parseForm(fields, SettingsForm);
  if (!form.ok)
    return data(
      { problem: "Your settings could not be saved. Choose from the lists below." },
      { status: 400 },
    );
  const { theme, ...change } = form.value;
  saveUserSettings(
    user.id,
    { ...change, darkMode: toDarkMode(theme) },
    request.headers.get("user-agent") ?? "",
  );
  const headers = new Headers({ "Set-Cookie": await createThemeCookie(theme) });
  headers.append("Set-Cookie", await createFlashCookie("success", "Your settings were saved."));
  return redirect("/settings", { status: 303, headers });
});

export default function AccountSettings() {
  const settings = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading title="Account Settings" />
      {actionData && "problem" in actionData && (
        <Notice kind="stop" label="Update Failed">
          {actionData.problem}
        </Notice>
      )}
      <form method="post" className="stack-wide" data-saves="/api/settings">
        <Notifications settings={settings} />
        <LanguageAndTime settings={settings} now={settings.now} />
        <section className="card stack">
          <h2>Appearance</h2>
          <Select id="theme" name="theme" label="Dark mode" defaultValue={settings.theme} required>
            {THEMES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </section>
        <div className="row">
          <Button kind="primary">Save settings</Button>
          <span className="soft" role="status" data-status="" />
        </div>
      </form>
      <WriterChoice writer={settings.writer} />
      <section className="stack">
        <h2>Your account</h2>
        <div className="row">
          <ButtonLink href="/two-step">
            Two-step sign-in: {settings.hasSecondFactor ? "on" : "off"}
          </ButtonLink>
          <ButtonLink href="/sessions">Where you are signed in</ButtonLink>
          <ButtonLink href="/api-keys">API keys</ButtonLink>
          <ButtonLink href="/webhooks">Webhooks</ButtonLink>
          <ButtonLink href="/change-password">Change Password</ButtonLink>
          <ButtonLink href="/export">Download my data</ButtonLink>
          <ButtonLink kind="link" href="/delete-account">
            Delete my account
          </ButtonLink>
        </div>
      </section>
      <section className="stack">
        <h2>Developer &amp; Testing</h2>
        <p className="soft">See the welcome steps again. Your profile and documents do not change.</p>
        <form method="post">
          <Button name="resetTutorial" value="1">
            Reset Welcome Tutorial
          </Button>
        </form>
      </section>
    </div>
  );
}
