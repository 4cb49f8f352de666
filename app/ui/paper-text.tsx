import { PaperLine } from "./paper";

export type PaperPart =
  | { kind: "name" | "heading"; text: string }
  | { kind: "entry"; title: string; detail: string }
  | { kind: "lines" | "bullets"; lines: string[] };

/** The text of a document, drawn part by part on a `Paper`. */
export function PaperText({ parts }: { parts: PaperPart[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { part: PaperPart }) {
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
          <PaperLine start={part.title} />
          {part.detail && <p>{part.detail}</p>}
        </>
      );
  }
}
