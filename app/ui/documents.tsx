import type { ReactNode } from "react";
import { ButtonLink } from "./button";

/** Documents that a thumb can scan. Its children are `DocumentRow`s. */
export function DocumentList({ children }: { children: ReactNode }) {
  return <ul className="doc-list">{children}</ul>;
}

type DocumentRowProps = {
  /** "Cover letter", "Resume". */
  type: string;
  post: string;
  company: string;
  href: string;
  date: { iso: string; text: string };
  state?: ReactNode;
  /** Small links, buttons and forms. Each needs `about`, for there are many rows. */
  actions?: ReactNode;
};

export function DocumentRow({ type, post, company, href, date, state, actions }: DocumentRowProps) {
  return (
    <li>
      <div>
        <p className="hint">
          {type} {state}
        </p>
        <p className="doc-title">
          <a href={href}>{post}</a>
        </p>
        <p>
          {company}{" "}
          <span className="hint">
            · <time dateTime={date.iso}>{date.text}</time>
          </span>
        </p>
      </div>
      {actions && <div className="doc-actions">{actions}</div>}
    </li>
  );
}

/** The ways to a document's files. `about` says whose; a document whose files were never made says so instead of leading nowhere. */
export function FileLinks({
  id,
  about,
  hasFiles,
  isQuiet = false,
}: {
  id: string;
  about: string;
  hasFiles: boolean;
  isQuiet?: boolean;
}) {
  if (!hasFiles) return <span className="hint">No files yet. Saving the document makes them.</span>;
  const look = isQuiet ? { kind: "link" as const } : { icon: "download" as const };
  return (
    <>
      <ButtonLink small {...look} href={`/api/documents/${id}/download?format=pdf`} about={about}>
        PDF
      </ButtonLink>
      <ButtonLink small {...look} href={`/api/documents/${id}/download?format=docx`} about={about}>
        DOCX
      </ButtonLink>
    </>
  );
}
