import type { ReactNode } from "react";
import { LinkedPartContent } from "./dialog";
import { Heading } from "./heading";

/** The page of a linked part (dialog.tsx), with the way back. */
export function PartPage({
  back,
  title,
  lead,
  before,
  after,
  children,
}: {
  back: { href: string; label: string };
  title: string;
  lead: ReactNode;
  /** What the page that links to the part shows itself, around it. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="stack-wide">
      <Heading back={back} title={title} lead={lead} />
      {before}
      <LinkedPartContent>{children}</LinkedPartContent>
      {after}
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
