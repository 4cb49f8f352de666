import { PASSWORD_RULES, STRENGTH_LABELS } from "~/features/accounts/password.schema";
import { PasswordField } from "~/ui/field";
import { PasswordMeter } from "~/ui/password-meter";

type PasswordInput = { id: string; name: string; errors?: string[] };

/** A new password, its strength, and the password again. */
export function NewPasswordFields({
  password,
  confirmPassword,
  label = "Password",
}: {
  password: PasswordInput;
  confirmPassword: PasswordInput;
  label?: string;
}) {
  return (
    <>
      <PasswordField
        id={password.id}
        name={password.name}
        errors={password.errors}
        label={label}
        hint={PASSWORD_RULES.map(({ text }) => text).join(" · ")}
        autoComplete="new-password"
        maxLength={128}
        required
      />
      <PasswordMeter
        of={password.id}
        patterns={PASSWORD_RULES.map(({ test }) => test.source)}
        labels={STRENGTH_LABELS}
      />
      <PasswordField
        id={confirmPassword.id}
        name={confirmPassword.name}
        errors={confirmPassword.errors}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  );
}
