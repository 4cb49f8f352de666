import { Button } from "./button";

/** Copies `text` at a tap; `name` says what it is. Hidden until a script of the page shows it. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  return (
    <Button type="button" small icon="copy" about={name} value={text} data-copies={name} hidden>
      <span data-label="">Copy</span>
    </Button>
  );
}
