import type { ReactNode } from "react";

/** A dialog; without scripts a section of the page. A script closes it and calls showModal(). */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog className="dialog stack" id={id} open aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}

/**
 * A detail with a page of its own. It is a link; a script (browser/linked-parts.ts) opens it in its place, so that who does not
 * open it loads nothing of it. The page puts it into a `LinkedPartContent`.
 */
export function LinkedPart({ href, children, about }: { href: string; children: ReactNode; about?: string }) {
  return (
    <a className="disclosure" href={href}>
      {children}
      {about && <span className="hidden-text"> {about}</span>}
    </a>
  );
}

/** What a `LinkedPart` opens, on its own page. */
export function LinkedPartContent({ children }: { children: ReactNode }) {
  return <div data-part="">{children}</div>;
}

/** A question or detail that opens without scripts. Of those with one `group`, one is open at a time. */
export function Disclosure({
  summary,
  summaryId,
  group,
  open,
  children,
}: {
  summary: ReactNode;
  /** For links and scripts that lead to it. */
  summaryId?: string;
  group?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} {...(group ? { name: group } : {})}>
      <summary id={summaryId}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
