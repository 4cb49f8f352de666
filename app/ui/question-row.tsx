import type { ReactNode } from "react";
import { Disclosure } from "./dialog";

/** Questions below one another, each in one line with its best answer beside it; more than a screen wants are folded. */
export function QuestionRows({ label, rows }: { label: string; rows: { id: string; row: ReactNode }[] }) {
  const shown = rows.length > MOST_SHOWN + 1 ? rows.slice(0, MOST_SHOWN) : rows;
  const folded = rows.slice(shown.length);
  return (
    <>
      <RowList label={label} rows={shown} />
      {folded.length > 0 && (
        <Disclosure summary={`${folded.length} more`}>
          <RowList label={`${label}: more`} rows={folded} />
        </Disclosure>
      )}
    </>
  );
}

const MOST_SHOWN = 6;

function RowList({ label, rows }: { label: string; rows: { id: string; row: ReactNode }[] }) {
  return (
    <ul className="plain small" aria-label={label}>
      {rows.map(({ id, row }) => (
        <li key={id} className="row apart disclosure">
          {row}
        </li>
      ))}
    </ul>
  );
}

/** A question with the answer that one tap gives; the other answers open below it, of one `group` one question at a time. */
export function QuestionRow({
  question,
  group,
  best,
  isOpen,
  children,
}: {
  question: ReactNode;
  group: string;
  best?: ReactNode;
  isOpen: boolean;
  /** The other answers, where there are some. */
  children?: ReactNode;
}) {
  return (
    <>
      {children ? (
        <Disclosure group={group} summary={question} open={isOpen}>
          <div className="stack">{children}</div>
        </Disclosure>
      ) : (
        <p>{question}</p>
      )}
      {best}
    </>
  );
}
