import type { ReactNode } from "react";
import { ButtonLink } from "./button";

type DocumentViewProps = {
  title: string;
  badge?: ReactNode;
  actions?: ReactNode;
  /** The id of its parent: a phone shows the beginning, until this address opens the rest. */
  foldedIn?: string | undefined;
  children: ReactNode;
};

/**
 * A document on paper. Its children are the text: `SubHeading`s for the name and the sections, p and ul, and
 * `DocumentLine` for text at both ends of a line.
 */
export function DocumentView({ title, badge, actions, foldedIn, children }: DocumentViewProps) {
  return (
    <article className={foldedIn ? "paper folds" : "paper"} aria-label={title}>
      <header className="paper-head">
        <h2>{title}</h2>
        {badge}
      </header>
      {actions && <div className="paper-actions">{actions}</div>}
      <div className="paper-text">{children}</div>
      {foldedIn && (
        <div className="paper-actions on-phone">
          <ButtonLink href={`#${foldedIn}`}>Read the whole {title.toLowerCase()}</ButtonLink>
        </div>
      )}
    </article>
  );
}

/** A line with text at both ends: an employer and the years there. */
export function DocumentLine({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <p className="paper-line">
      <span>{start}</span> {end && <span className="hint">{end}</span>}
    </p>
  );
}
