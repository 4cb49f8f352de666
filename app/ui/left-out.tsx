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
  const one = lines.length === 1;
  return (
    <section className="stack" aria-labelledby="left-out" data-decisions="">
      <p id="left-out" tabIndex={-1}>
        {`${lines.length} ${one ? "line" : "lines"} of yours ${one ? "is" : "are"} not in this resume.`}
      </p>
      <Disclosure summary={one ? "See it" : "See them"} open={isOpen}>
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
