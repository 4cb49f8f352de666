import { Checkbox } from "~/ui/choice";

export const EMAIL = {
  type: "email",
  autoComplete: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

export function NotMyPhone() {
  return (
    <Checkbox
      id="shared"
      name="shared"
      label="Shared phone or computer"
      hint="You are signed out when the browser closes, or after 10 minutes without use."
    />
  );
}
