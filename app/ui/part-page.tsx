import type { ReactNode } from "react";
import { LinkedPartContent } from "./dialog";
import { Heading, SubHeadings } from "./heading";

/** The page of a linked part (dialog.tsx), with the way back. */
export function PartPage({
  back,
  isInPlace,
  title,
  lead,
  before,
  after,
  children,
}: {
  back: { href: string; label: string };
  /** A script takes the part for a section of the page that links to it. */
  isInPlace: boolean;
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
      <SubHeadings level={isInPlace ? 3 : 2}>
        <LinkedPartContent>{children}</LinkedPartContent>
      </SubHeadings>
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
