import { z } from "zod";
import { LANGUAGES, THEMES, TIMEZONES } from "./settings-options";

const Language = z.enum(
  LANGUAGES.map(({ value }) => value),
  { error: "Choose one of the languages" },
);
const Timezone = z.enum(
  TIMEZONES.map(({ value }) => value),
  { error: "Choose one of the timezones" },
);
const Theme = z.enum(
  THEMES.map(({ value }) => value),
  { error: "Choose one of the themes" },
);
// A box without a tick is not sent.
const checkbox = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The whole form of the settings page. */
export const SettingsForm = z.object({
  emailNotifications: checkbox,
  pushNotifications: checkbox,
  marketingEmails: checkbox,
  theme: Theme,
  language: Language,
  timezone: Timezone,
});

/** Body of PATCH /api/settings: any of the fields. `darkMode: null` follows the device. */
export const SettingsChange = z
  .object({
    emailNotifications: z.boolean(),
    pushNotifications: z.boolean(),
    marketingEmails: z.boolean(),
    darkMode: z.boolean().nullable(),
    language: Language,
    timezone: Timezone,
    // Only what is true already: a factor is added and removed on a page, with a proof. See assertTwoFactorAuth.
    twoFactorAuth: z.boolean(),
  })
  .partial();

export type SettingsChange = Omit<z.output<typeof SettingsChange>, "twoFactorAuth">;
