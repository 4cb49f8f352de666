import { LANGUAGES, TIMEZONES } from "~/features/accounts/settings-options";
import { MARKETING_CONSENT } from "~/features/accounts/consent-texts";
import type { getUserSettings } from "~/features/accounts/settings.server";
import type { whoWrites } from "~/features/writing/who-writes.server";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Select } from "~/ui/field";

type Settings = ReturnType<typeof getUserSettings>;

export function Notifications({ settings }: { settings: Settings }) {
  return (
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
  );
}

export function LanguageAndTime({ settings, now }: { settings: Settings; now: string }) {
  return (
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
        hint={`Used for every date you see. It is now ${now}.`}
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
  );
}

export function WriterChoice({ writer }: { writer: ReturnType<typeof whoWrites> }) {
  if (writer.notice === "" && !writer.mayWithdraw) return null;
  return (
    <form method="post" className="card stack">
      <h2>Who writes your documents</h2>
      <Checkbox
        id="aiTransfer"
        name="aiTransfer"
        label="Let an AI provider help to read my resume and write my documents"
        hint={`${writer.notice} If this is off, our built-in writer writes them.`.trim()}
        defaultChecked={writer.notice === "" || writer.hasAgreed}
      />
      <div className="row">
        <Button name="whoWrites" value="1">
          Save this choice
        </Button>
      </div>
    </form>
  );
}
