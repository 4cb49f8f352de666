import type { LineComparison } from "~/features/documents/compare-lines";
import { SubHeading } from "~/ui/heading";
import { ChangedLine } from "./changed-line";

/** What a resume has otherwise than the lines that it was made from. */
export function OwnLines({ lines: { changed, added, removed } }: { lines: LineComparison }) {
  if (changed.length + added.length + removed.length === 0)
    return <p>Every line is as you wrote it. Only their order may differ.</p>;
  return (
    <div className="stack">
      <p className="hint">
        Against your profile on the day it was made. Lines that only moved are not shown.
      </p>
      <Lines title="Worded differently" lines={changed} />
      <Lines title="Added" lines={added.map((text) => [{ kind: "added" as const, text }])} />
      <Lines title="Left out" lines={removed.map((text) => [{ kind: "removed" as const, text }])} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: LineComparison["changed"] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <SubHeading>{`${title} (${lines.length})`}</SubHeading>
      {lines.map((pieces, index) => (
        <ChangedLine key={index} pieces={pieces} />
      ))}
    </section>
  );
}
