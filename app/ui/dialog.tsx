import type { ReactNode } from "react";

/** A dialog that is a section of its page without scripts; with scripts, close it and call showModal(). */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog className="dialog stack" id={id} open aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A question or detail that opens on its own, without scripts. Those with one `group` open one at a time. */
export function Disclosure({
  summary,
  group,
  open,
  children,
}: {
  summary: ReactNode;
  group?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} {...(group ? { name: group } : {})}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
