// The options of Settings, without a schema library, so that browser scripts can import them.

export const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
  { value: "de", label: "German" },
] as const;

/** `zone` is the IANA name of an option. EST means the local clock there, with summer time. */
export const TIMEZONES = [
  { value: "Africa/Lagos", label: "West Africa Time (Lagos)", ianaZone: "Africa/Lagos" },
  { value: "UTC", label: "UTC", ianaZone: "UTC" },
  { value: "GMT", label: "GMT (Accra, Monrovia)", ianaZone: "Etc/GMT" },
  { value: "EST", label: "EST (New York)", ianaZone: "America/New_York" },
  { value: "PST", label: "PST (Los Angeles)", ianaZone: "America/Los_Angeles" },
] as const;

export const THEMES = [
  { value: "system", label: "Same as my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export type Language = (typeof LANGUAGES)[number]["value"];
export type Timezone = (typeof TIMEZONES)[number]["value"];
export type Theme = (typeof THEMES)[number]["value"];
