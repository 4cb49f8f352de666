import { DocumentLine } from "./document-view";

type DocumentBlock =
  | { kind: "name" | "heading"; text: string }
  | { kind: "entry"; title: string; detail: string }
  | { kind: "lines" | "bullets"; lines: string[] };

/** Renders the text of a document part by part, inside a `DocumentView`. */
export function DocumentBlocks({ parts }: { parts: DocumentBlock[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Block key={index} part={part} />
      ))}
    </>
  );
}

function Block({ part }: { part: DocumentBlock }) {
  switch (part.kind) {
    case "name":
      return <h3>{part.text}</h3>;
    case "heading":
      return <h4>{part.text}</h4>;
    case "bullets":
      return (
        <ul>
          {part.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      );
    case "lines":
      return (
        <p>
          {part.lines.map((line, index) => (
            <span key={index}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </p>
      );
    case "entry":
      return (
        <>
          <DocumentLine start={part.title} />
          {part.detail && <p>{part.detail}</p>}
        </>
      );
  }
}
