import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Facts } from "./heading";

/** A list of documents. Its children are `DocumentRow`s. */
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
  /** Small links, buttons and forms. Each needs `about`, because the page has many rows. */
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
          <Facts
            soft
            facts={[
              companyName,
              <time key="date" dateTime={date.iso}>
                {date.text}
              </time>,
            ]}
          />
        </p>
      </div>
      {actions && <div className="doc-actions">{actions}</div>}
    </li>
  );
}

/** Links to a document's files. `about` names the document where a page has several. */
export function FileLinks({ id, about, isQuiet = false }: { id: string; about?: string; isQuiet?: boolean }) {
  const kind = isQuiet ? "link" : "quiet";
  return (
    <>
      <ButtonLink small kind={kind} href={`/api/documents/${id}/download?format=pdf`} about={about}>
        PDF
      </ButtonLink>
      <ButtonLink small kind={kind} href={`/api/documents/${id}/download?format=docx`} about={about}>
        DOCX
      </ButtonLink>
    </>
  );
}
