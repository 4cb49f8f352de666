import { Button, ButtonLink } from "./button";

/** Copies `text` at a tap; `name` says what it is. Hidden until a script of the page shows it. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  return (
    <Button type="button" small icon="copy" about={name} value={text} data-copies={name} hidden>
      <span data-label="">Copy</span>
    </Button>
  );
}

/** A text of several lines to copy. */
export function CopiedText({ label, text, rows }: { label: string; text: string; rows: number }) {
  return (
    <div className="field">
      <textarea readOnly rows={rows} aria-label={label} defaultValue={text} />
      <div>
        <CopyButton name={label} text={text} />
      </div>
    </div>
  );
}

/** Leads to the page of a linked part whose text can be selected; a script copies that text at a tap. */
export function CopyLink({ name, href }: { name: string; href: string }) {
  return (
    <ButtonLink small about={name} href={href} data-copies={name}>
      <span data-label="">Copy</span>
    </ButtonLink>
  );
}
