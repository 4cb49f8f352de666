import { z } from "zod";
import { Email } from "./account.schema";

const NAME_MISSING_ERROR = "Please enter your first and last name.";
const LINKEDIN_ERROR = "Enter the full address, such as https://www.linkedin.com/in/your-name";

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
const Name = z
  .string({ error: NAME_MISSING_ERROR })
  .transform(oneLine)
  .refine((name) => name.length >= 1, NAME_MISSING_ERROR)
  .refine((name) => name.length <= 60, "A name must be at most 60 characters");

const Linkedin = z
  .string({ error: LINKEDIN_ERROR })
  .trim()
  .max(300, "The address must be at most 300 characters")
  .transform((address) => (/^(www\.)?linkedin\.com\//i.test(address) ? `https://${address}` : address))
  .refine((address) => address === "" || isWebAddress(address), LINKEDIN_ERROR);

// An empty field is sent as undefined and means "none".
const LinkedinField = Linkedin.optional().transform((address) => address ?? "");
const CurrentPassword = z.string().max(1024, "Password is too long").optional();

/** The first step of the welcome. */
export const OnboardingProfile = z.object({
  firstName: Name,
  lastName: Name,
  linkedinProfile: LinkedinField,
});

/** The form of the profile page. A new mail address needs the current password. */
export const ProfileForm = z.object({
  firstName: Name,
  lastName: Name,
  linkedinProfile: LinkedinField,
  email: Email,
  currentPassword: CurrentPassword,
});

/** Body of PATCH /api/profile: any of these fields, and no others. */
export const ProfileChange = z.object({
  firstName: Name.optional(),
  lastName: Name.optional(),
  linkedinProfile: Linkedin.optional(),
  email: Email.optional(),
  currentPassword: CurrentPassword,
});

export type ProfileChange = z.output<typeof ProfileChange>;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    /^https:\/\//i.test(text) &&
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname)
  );
}
