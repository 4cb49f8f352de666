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
