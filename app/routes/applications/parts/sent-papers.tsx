import { ReadOnlyText } from "~/ui/part-page";
import type { ApplicationPage } from "./application-data.server";

/** The papers that the employer has: each as a file and as text. */
export function SentPapers({ id, sent }: Pick<ApplicationPage, "id" | "sent">) {
  const papers = sent.map(({ id: documentId, type, content, isCurrent, isSameFile }) => {
    const name = type === "resume" ? "resume" : "letter";
    return (
      <div key={documentId} className="stack">
        <p>
          <a href={`/api/applications/${id}/files/sent-${name}.pdf?inline`} target="_blank" rel="noreferrer">
            {`The ${name} that you sent (PDF)`}
          </a>
          <br />
          <span className="hint">
            {isSameFile
              ? "The same file as on that day."
              : "With the words of that day. The page may look a little different from the file that you sent."}
          </span>
        </p>
        <ReadOnlyText
          label={`The ${name} that you sent${isCurrent ? "" : " (changed since)"}`}
          text={content}
        />
      </div>
    );
  });
  return <div className="stack-wide">{papers}</div>;
}
