import type { ReactNode } from "react";
import { LinkedPartContent } from "./dialog";
import { Heading } from "./heading";

/** The page of a linked part (dialog.tsx), with the way back. */
export function PartPage({
  back,
  title,
  lead,
  children,
}: {
  back: { href: string; label: string };
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className="stack-wide">
      <Heading back={back} title={title} lead={lead} />
      <LinkedPartContent>{children}</LinkedPartContent>
    </div>
  );
}

/** A text to read and to copy. */
export function ReadOnlyText({ label, text }: { label: string; text: string }) {
  return (
    <div className="field">
      <textarea readOnly rows={12} aria-label={label} defaultValue={text} />
    </div>
  );
}
