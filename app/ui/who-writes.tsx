import { Checkbox } from "./choice";

/** What a person has to agree to before an AI provider gets text of theirs; renders nothing where there is none. */
export type WhoWritesProps = { notice: string; hasAgreed: boolean; first: string };

// The consent is requested before any text is sent. It is never preselected.
export function WhoWrites({ notice, hasAgreed, first, isTicked }: WhoWritesProps & { isTicked: boolean }) {
  if (notice === "") return null;
  if (hasAgreed)
    return (
      <p className="hint">
        {`${first} writes your documents from your own lines. Check them before you send them. `}
        <a href="/settings#aiTransfer">Change this in Settings</a>
      </p>
    );
  return (
    <Checkbox
      id="aiConsent"
      name="aiConsent"
      label={notice}
      hint="If you do not tick this, our built-in writer writes them. You can change this in Settings."
      defaultChecked={isTicked}
    />
  );
}
