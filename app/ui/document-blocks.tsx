import { Fragment } from "react";
import { DocumentLine } from "./document-view";
import { SubHeading } from "./heading";

/** A line as it is, or in pieces, some of them marked. */
type Line = string | { text: string; isAsked: boolean }[];
type DocumentBlock =
  | { kind: "name" | "heading"; text: string }
  | { kind: "entry"; title: Line; rest: Line; dates: string; detail: Line }
  | { kind: "lines" | "bullets"; lines: Line[] };

/** Renders the text of a document part by part, inside a `DocumentView`. */
export function DocumentBlocks({ parts }: { parts: DocumentBlock[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Block key={index} part={part} isHead={leadsToList(part, parts[index + 1])} />
      ))}
    </>
  );
}

/** "Store Keeper, Bukuru Mills, since March 2021:" above its list, as in the files. */
function leadsToList(part: DocumentBlock, next: DocumentBlock | undefined): boolean {
  if (part.kind !== "lines" || part.lines.length !== 1 || next?.kind !== "bullets") return false;
  const [line = ""] = part.lines;
  return (typeof line === "string" ? line : line.map(({ text }) => text).join("")).endsWith(":");
}

function Block({ part, isHead }: { part: DocumentBlock; isHead: boolean }) {
  switch (part.kind) {
    case "name":
      return <SubHeading className="paper-title">{part.text}</SubHeading>;
    case "heading":
      return (
        <SubHeading className="paper-section" depth={1}>
          {part.text}
        </SubHeading>
      );
    case "bullets":
      return (
        <ul>
          {part.lines.map((line, index) => (
            <li key={index}>
              <Words line={line} />
            </li>
          ))}
        </ul>
      );
    case "lines": {
      const lines = part.lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Words line={line} />
        </Fragment>
      ));
      return <p>{isHead ? <strong>{lines}</strong> : lines}</p>;
    }
    case "entry":
      return <Entry {...part} />;
  }
}

function Entry({ title, rest, dates, detail }: Extract<DocumentBlock, { kind: "entry" }>) {
  const line = (
    <>
      {title.length > 0 && (
        <b>
          <Words line={title} />
        </b>
      )}
      <Words line={rest} />
    </>
  );
  if (dates === "" && detail.length === 0) return <p>{line}</p>;
  return (
    <>
      <DocumentLine start={line} end={dates} />
      {detail.length > 0 && (
        <p>
          <i>
            <Words line={detail} />
          </i>
        </p>
      )}
    </>
  );
}

function Words({ line }: { line: Line }) {
  if (typeof line === "string") return line;
  return line.map(({ text, isAsked }, index) =>
    isAsked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
