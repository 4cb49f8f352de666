import type { ReactNode } from "react";
import { Button } from "./button";
import { NoScriptContent } from "./no-script";

/**
 * A button that makes or uses a passkey and then sends its form, with the browser's answer in the field `name`. A script
 * shows it where the browser knows passkeys; without scripts a sentence says that it needs them.
 */
export function PasskeyButton({
  ceremony,
  options,
  name = "passkey",
  kind,
  hasNoScriptText = true,
  children,
}: {
  ceremony: "make" | "use";
  /** Address of the WebAuthn options. */
  options: string;
  name?: string;
  kind?: "primary";
  hasNoScriptText?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <div hidden data-passkey={ceremony} data-options={options}>
        <input type="hidden" name={name} />
        <Button type="button" kind={kind} block>
          {children}
        </Button>
        <p className="error" role="alert" hidden />
      </div>
      {hasNoScriptText && (
        <NoScriptContent>
          <p className="hint">A passkey needs JavaScript, which is off in this browser.</p>
        </NoScriptContent>
      )}
    </div>
  );
}
