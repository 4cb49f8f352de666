import { Button } from "./button";
import { Disclosure } from "./dialog";

type LeftOutProps = {
  documentId: string;
  lines: { id: string; text: string; entry: string }[];
  /** The page that a tap leads back to, and whether the list is open there. */
  back: string;
  isOpen: boolean;
};

/** The person's lines that their resume does not print, each with a button that puts it back. Renders nothing without one. */
export function LeftOut({ documentId, lines, back, isOpen }: LeftOutProps) {
  if (lines.length === 0) return null;
  const isOne = lines.length === 1;
  const summary = `${lines.length} ${isOne ? "line" : "lines"} of yours ${isOne ? "is" : "are"} not in this resume`;
  return (
    <section data-decisions="" aria-labelledby="left-out">
      <Disclosure summary={summary} summaryId="left-out" open={isOpen}>
        <ul className="plain stack">
          {lines.map(({ id, text, entry }) => (
            <li key={id}>
              <form method="post" action={`/documents/${documentId}/lines`} data-decides="">
                <input type="hidden" name="back" value={`${openAt(back)}#left-out`} />
                {text}
                <br />
                <span className="hint">{entry}</span>
                <div>
                  <Button small name="line" value={id} about={text}>
                    Put it back
                  </Button>
                </div>
              </form>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function openAt(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}left-out=open`;
}
