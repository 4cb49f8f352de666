import { z } from "zod";

// One rule for register, reset and change. Each part has its own sentence, so that a list can show what is
// missing.
export const PASSWORD_RULES = [
  { test: /^[\s\S]{8,}$/u, text: "At least 8 characters", message: "Password must be at least 8 characters" },
  {
    test: /\p{Lu}/u,
    text: "An upper-case letter",
    message: "Password must contain at least one uppercase letter",
  },
  {
    test: /\p{Ll}/u,
    text: "A lower-case letter",
    message: "Password must contain at least one lowercase letter",
  },
  { test: /\p{Nd}/u, text: "A number", message: "Password must contain at least one number" },
  {
    test: /[^\p{L}\p{N}\s]/u,
    text: "A special character, such as ! or ?",
    message: "Password must contain at least one special character",
  },
];

export const NewPassword = z
  .string({ error: "Password is required" })
  .max(128, "Password must be at most 128 characters")
  .superRefine((password, context) => {
    const normalized = password.normalize("NFKC"); // as it is hashed
    for (const { test, message } of PASSWORD_RULES) {
      if (!test.test(normalized)) context.addIssue({ code: "custom", message });
    }
  });

/** The label for each share of fulfilled rules, as an upper limit. */
export const STRENGTH_LABELS: [number, string][] = [
  [0, "Very Weak"],
  [0.4, "Weak"],
  [0.6, "Fair"],
  [0.8, "Good"],
  [1, "Strong"],
];
