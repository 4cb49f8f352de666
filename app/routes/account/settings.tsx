import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LANGUAGES, THEMES, TIMEZONES } from "~/features/accounts/settings-options";
import { MARKETING_CONSENT } from "~/features/accounts/consent-texts";
import { resetOnboarding } from "~/features/accounts/profile.server";
import { SettingsForm } from "~/features/accounts/settings.schema";
import {
  toDarkMode,
  getDateStyle,
  getUserSettings,
  saveUserSettings,
  toTheme,
} from "~/features/accounts/settings.server";
import { letProvidersWrite, whoWrites } from "~/features/writing/who-writes.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createThemeCookie } from "~/http/theme.server";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

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
    now: formatDateTime(new Date(), getDateStyle(user.id)),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await request.formData();
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

export default function Settings() {
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
        <section className="card stack">
          <h2>Notifications</h2>
          <div>
            <Checkbox
              id="emailNotifications"
              name="emailNotifications"
              label="Email Notifications"
              hint="We email you when documents that took over a minute are ready."
              defaultChecked={settings.emailNotifications}
            />
            <Checkbox
              id="pushNotifications"
              name="pushNotifications"
              label="Push Notifications"
              hint="A short message on your screen when documents are ready and you are on another page. Your browser asks you first."
              defaultChecked={settings.pushNotifications}
            />
            <Checkbox
              id="marketingEmails"
              name="marketingEmails"
              label="Marketing Emails"
              hint={MARKETING_CONSENT.text}
              defaultChecked={settings.marketingEmails}
            />
          </div>
        </section>
        <section className="card stack">
          <h2>Language and time</h2>
          <Select
            id="language"
            name="language"
            label="Language"
            hint="For new documents and for dates. These pages stay in English."
            defaultValue={settings.language}
            required
          >
            {LANGUAGES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            id="timezone"
            name="timezone"
            label="Timezone"
            hint={`Used for every date you see. It is now ${settings.now}.`}
            defaultValue={settings.timezone}
            required
          >
            {TIMEZONES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </section>
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
      {(settings.writer.notice !== "" || settings.writer.mayWithdraw) && (
        <form method="post" className="card stack">
          <h2>Who writes your documents</h2>
          <Checkbox
            id="aiTransfer"
            name="aiTransfer"
            label="Let an AI provider write my documents"
            hint={`${settings.writer.notice} If this is off, our built-in writer writes them.`.trim()}
            defaultChecked={settings.writer.notice === "" || settings.writer.hasAgreed}
          />
          <div className="row">
            <Button name="whoWrites" value="1">
              Save this choice
            </Button>
          </div>
        </form>
      )}
      <section className="stack">
        <h2>Your account</h2>
        <div className="row">
          <ButtonLink href="/sessions">Where you are signed in</ButtonLink>
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
