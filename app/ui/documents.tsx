import type { ReactNode } from "react";
import { ButtonLink } from "./button";

/** Documents that a thumb can scan. Its children are `DocumentRow`s. */
export function DocumentList({ children }: { children: ReactNode }) {
  return <ul className="doc-list">{children}</ul>;
}

type DocumentRowProps = {
  /** "Cover letter", "Resume". */
  type: string;
  jobTitle: string;
  companyName: string;
  href: string;
  date: { iso: string; text: string };
  state?: ReactNode;
  /** Small links, buttons and forms. Each needs `about`, for there are many rows. */
  actions?: ReactNode;
};

export function DocumentRow({ type, jobTitle, companyName, href, date, state, actions }: DocumentRowProps) {
  return (
    <li>
      <div>
        <p className="hint">
          {type} {state}
        </p>
        <p className="doc-title">
          <a href={href}>{jobTitle}</a>
        </p>
        <p>
          {companyName}{" "}
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
  const linkStyle = isQuiet ? { kind: "link" as const } : { icon: "download" as const };
  return (
    <>
      <ButtonLink small {...linkStyle} href={`/api/documents/${id}/download?format=pdf`} about={about}>
        PDF
      </ButtonLink>
      <ButtonLink small {...linkStyle} href={`/api/documents/${id}/download?format=docx`} about={about}>
        DOCX
      </ButtonLink>
    </>
  );
}
