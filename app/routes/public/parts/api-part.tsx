import type { ReactNode } from "react";

/**
 * One part of the page for developers. One is open at a time, so that the closed ones are the list of contents. The anchor is inside: a
 * link to it opens the part, and so does the browser's own search.
 */
export function ApiPart({
  anchor,
  title,
  open,
  children,
}: {
  anchor: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} {...{ name: "part" }}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="stack" id={anchor}>
        {children}
      </div>
    </details>
  );
}
