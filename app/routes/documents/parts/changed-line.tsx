import { Fragment } from "react";
import type { Piece } from "~/features/documents/compare-words";

const ELEMENTS = { added: "ins", removed: "del" } as const;
const SPOKEN = { added: "added:", removed: "taken out:" };

/** One line of a comparison: what was added is underlined, what was taken out is struck. */
export function ChangedLine({ pieces }: { pieces: Piece[] }) {
  return (
    <p>
      {pieces.map(({ kind, text }, index) => {
        if (kind === "same") return <Fragment key={index}>{text} </Fragment>;
        const Element = ELEMENTS[kind];
        return (
          <Fragment key={index}>
            <span className="hidden-text">{SPOKEN[kind]} </span>
            <Element>{text}</Element>{" "}
          </Fragment>
        );
      })}
    </p>
  );
}
