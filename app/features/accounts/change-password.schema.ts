import { z } from "zod";
import { NewPassword } from "./password.schema";

const CurrentPassword = z
  .string({ error: "Current password is required" })
  .min(1, "Current password is required")
  .max(1024, "Password is too long");
const RequiredNewPassword = z
  .string({ error: "New password is required" })
  .min(1, "New password is required")
  .pipe(NewPassword);

/** The form of the page. */
export const PasswordChangeForm = z
  .object({
    currentPassword: CurrentPassword,
    newPassword: RequiredNewPassword,
    confirmPassword: z
      .string({ error: "Please confirm your new password" })
      .min(1, "Please confirm your new password"),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ["newPassword"],
    message: "New password must be different from current password",
  });

/** Body of /api/auth/change-password, without a repeated password. */
export const PasswordChange = z
  .object({ currentPassword: CurrentPassword, newPassword: RequiredNewPassword })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ["newPassword"],
    message: "New password must be different from current password",
  });
