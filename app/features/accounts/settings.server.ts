import { eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { settings } from "~/db/schema";
import type { DateStyle } from "~/time";
import { TIMEZONES, type Language, type Theme, type Timezone } from "./choices";
import { hasConsent, recordConsent, withdrawConsent } from "./consents.server";
import { queueNews } from "./notices.server";
import type { SettingsChange } from "./settings.schema";

export type Settings = {
  emailNotifications: boolean;
  pushNotifications: boolean;
  marketingEmails: boolean;
  darkMode: boolean | null;
  language: Language;
  timezone: Timezone;
};

/** What a person chose, or the defaults. Marketing emails are on only while a consent stands. */
export function getSettings(userId: string): Settings {
  const row = db.select().from(settings).where(eq(settings.userId, userId)).get();
  return {
    emailNotifications: row?.emailNotifications ?? true,
    pushNotifications: row?.pushNotifications ?? false,
    marketingEmails: hasConsent(db, userId),
    darkMode: row?.darkMode ?? null,
    language: row?.language ?? "en",
    timezone: TIMEZONES.find(({ value }) => value === row?.timezone)?.value ?? "Africa/Lagos",
  };
}

/** Stores what was changed and leaves the rest. Marketing emails on records a consent, off withdraws it. */
export function saveSettings(
  userId: string,
  { marketingEmails, ...change }: SettingsChange,
  userAgent: string,
): void {
  write((tx) => {
    storeSettings(tx, userId, change);
    if (marketingEmails === undefined || marketingEmails === hasConsent(tx, userId)) return;
    if (!marketingEmails) return withdrawConsent(tx, userId);
    recordConsent(tx, userId, userAgent);
    queueNews(tx, userId, {
      subject: "You will hear from us",
      lines: [
        "You switched on Marketing Emails. From time to time we send you tips for applications and news about plans.",
        "If this was not you, or you change your mind, stop it with the link below. You do not need to sign in.",
      ],
    });
  });
}

export function themeOf({ darkMode }: Pick<Settings, "darkMode">): Theme {
  if (darkMode === null) return "system";
  return darkMode ? "dark" : "light";
}

export function darkModeOf(theme: Theme): boolean | null {
  return theme === "system" ? null : theme === "dark";
}

/** How dates are shown to this person. */
export function dateStyleOf(userId: string): DateStyle {
  const settings = getSettings(userId);
  return { language: settings.language, timezone: zoneOf(settings) };
}

/** The IANA name behind the time zone that was chosen. */
export function zoneOf({ timezone }: Pick<Settings, "timezone">): string {
  return TIMEZONES.find(({ value }) => value === timezone)?.zone ?? "Africa/Lagos";
}

/** Whose clock all times on this person's pages are: "West Africa Time (Lagos)". */
export function clockOf(userId: string): string {
  const { timezone } = getSettings(userId);
  return TIMEZONES.find(({ value }) => value === timezone)?.label ?? timezone;
}

function storeSettings(tx: Tx, userId: string, change: Omit<SettingsChange, "marketingEmails">) {
  const stored = { ...change, updatedAt: new Date() };
  tx.insert(settings)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: settings.userId, set: stored })
    .run();
}
