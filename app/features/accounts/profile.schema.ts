import { z } from "zod";
import { Email } from "./account.schema";
import { findNameError, FirstName, LastName } from "./names";

const LINKEDIN_ERROR = "Enter the full address on LinkedIn, such as https://www.linkedin.com/in/your-name";

// An empty field is sent as undefined and means "none": many people have one name.
const LastNameField = LastName.optional().transform((name) => name ?? "");

const Linkedin = z
  .string({ error: LINKEDIN_ERROR })
  .trim()
  .max(300, "The address must be at most 300 characters")
  .transform((address) => address.replace(/^(https?:\/\/)?(?=([a-z]{1,3}\.)?linkedin\.com\/)/i, "https://"))
  .refine((address) => address === "" || isLinkedinAddress(address), LINKEDIN_ERROR);

// An empty field is sent as undefined and means "none".
const LinkedinField = Linkedin.optional().transform((address) => address ?? "");
const CurrentPassword = z.string().max(1024, "Password is too long").optional();

const Welcome = z.object({
  firstName: FirstName,
  lastName: LastNameField,
  linkedinProfile: LinkedinField,
});

/** The form of the welcome. */
export const OnboardingProfile = Welcome.superRefine(refineWholeName);

/** The form of the profile page. A new mail address needs the current password. */
export const ProfileForm = Welcome.extend({
  email: Email,
  currentPassword: CurrentPassword,
}).superRefine(refineWholeName);

/** Body of PATCH /api/profile: any of these fields, and no others. */
export const ProfileChange = z.object({
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  linkedinProfile: Linkedin.optional(),
  email: Email.optional(),
  currentPassword: CurrentPassword,
});

export type ProfileChange = z.output<typeof ProfileChange>;

function refineWholeName(names: { firstName: string; lastName: string }, context: z.RefinementCtx): void {
  const error = findNameError(names);
  if (error) context.addIssue({ code: "custom", path: ["firstName"], message: error });
}

// linkedin.com, www., m., and one for each country, such as ng.linkedin.com; no look-alike such as linkedin.com.evil.example. It stands on
// papers as it was typed, so what URL.parse overlooks, such as the end of a line, is none.
function isLinkedinAddress(text: string): boolean {
  if (!/^https:\/\/[^\\/\s\p{C}][^\\\s\p{C}]*$/iu.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password, port, pathname } = new URL(text);
  return (
    /^([a-z]{1,3}\.)?linkedin\.com$/.test(hostname) && username + password + port === "" && pathname !== "/"
  );
}
