import { eq, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { untilPersonWrites } from "~/db/person-version.server";
import { userSettings } from "~/db/schema";
import type { DateStyle } from "~/time";
import { TIMEZONES, type Language, type Theme, type Timezone } from "./settings-options";
import { hasMarketingConsent, recordMarketingConsent, withdrawMarketingConsent } from "./consents.server";
import { queueMarketingMail } from "./notifications.server";
import type { SettingsChange } from "./settings.schema";

export type UserSettings = {
  emailNotifications: boolean;
  pushNotifications: boolean;
  marketingEmails: boolean;
  darkMode: boolean | null;
  language: Language;
  timezone: Timezone;
};

/** The settings of a user, or the defaults. Marketing mails are on only while a consent is active. */
export function getUserSettings(userId: string): UserSettings {
  const { row, marketingEmails } = readSettings(userId);
  return {
    emailNotifications: row?.emailNotifications ?? true,
    pushNotifications: row?.pushNotifications ?? false,
    marketingEmails,
    darkMode: row?.darkMode ?? null,
    language: row?.language ?? "en",
    timezone: TIMEZONES.find(({ value }) => value === row?.timezone)?.value ?? "Africa/Lagos",
  };
}

/**
 * Stores the changed settings and leaves the others. Marketing mails on: records a consent; off: withdraws
 * it.
 */
export function saveUserSettings(
  userId: string,
  { marketingEmails, ...change }: SettingsChange,
  userAgent: string,
): void {
  write((tx) => {
    upsertSettings(tx, userId, change);
    if (marketingEmails === undefined || marketingEmails === hasMarketingConsent(tx, userId)) return;
    if (!marketingEmails) return withdrawMarketingConsent(tx, userId);
    recordMarketingConsent(tx, userId, userAgent);
    queueMarketingMail(tx, userId, {
      subject: "You will hear from us",
      lines: [
        "You switched on Marketing Emails. From time to time we send you tips for applications and news about plans.",
        "If this was not you, or you change your mind, stop it with the link below. You do not need to sign in.",
      ],
    });
  });
}

const settingsRow = db
  .select()
  .from(userSettings)
  .where(eq(userSettings.userId, sql.placeholder("userId")))
  .prepare();
const readSettings = untilPersonWrites((userId) => ({
  row: settingsRow.get({ userId }),
  marketingEmails: hasMarketingConsent(db, userId),
}));

/** The typographic style that a user chose last, for the next documents. */
export function getDocumentStyle(userId: string): Pick<typeof userSettings.$inferSelect, "design" | "pages"> {
  const { row } = readSettings(userId);
  return { design: row?.design ?? "plain", pages: row?.pages ?? 2 };
}

/** Stores the typographic style for the next documents. */
export function saveDocumentStyle(userId: string, style: ReturnType<typeof getDocumentStyle>): void {
  write((tx) => upsertSettings(tx, userId, style));
}

/** The theme for the stored dark mode: null follows the device. */
export function toTheme({ darkMode }: Pick<UserSettings, "darkMode">): Theme {
  if (darkMode === null) return "system";
  return darkMode ? "dark" : "light";
}

/** The stored dark mode for a theme: null follows the device. */
export function toDarkMode(theme: Theme): boolean | null {
  return theme === "system" ? null : theme === "dark";
}

/** The date style of a user. */
export function getDateStyle(userId: string): DateStyle {
  const settings = getUserSettings(userId);
  return { language: settings.language, timezone: toIanaZone(settings) };
}

/** The IANA name of the chosen time zone. */
export function toIanaZone({ timezone }: Pick<UserSettings, "timezone">): string {
  return TIMEZONES.find(({ value }) => value === timezone)?.ianaZone ?? "Africa/Lagos";
}

/** The time zone of all times on this user's pages: "West Africa Time (Lagos)". */
export function getTimezoneLabel(userId: string): string {
  const { timezone } = getUserSettings(userId);
  return TIMEZONES.find(({ value }) => value === timezone)?.label ?? timezone;
}

/** Whether this owner wants the daily digest: yes, until they say no. */
export function wantsDailyDigest(userId: string): boolean {
  const row = db.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
  return row?.dailyDigest ?? true;
}

/** Stores whether this owner wants the daily digest. */
export function saveDailyDigest(userId: string, dailyDigest: boolean): void {
  write((tx) => upsertSettings(tx, userId, { dailyDigest }));
}

/** Takes the digest of a day for an owner: true once, and only if they want it. In the transaction that queues the mail. */
export function claimDigest(tx: Tx, userId: string, day: string): boolean {
  const row = tx.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
  if (row && (!row.dailyDigest || row.digestedOn === day)) return false;
  upsertSettings(tx, userId, { digestedOn: day });
  return true;
}

function upsertSettings(tx: Tx, userId: string, change: Partial<typeof userSettings.$inferInsert>) {
  const stored = { ...change, updatedAt: new Date() };
  tx.insert(userSettings)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: userSettings.userId, set: stored })
    .run();
}
