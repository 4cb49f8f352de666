import { Button } from "~/ui/button";
import { Disclosure, LinkedPart } from "~/ui/dialog";

/** Every button sends the form of the editor, so that what was typed is saved with it. */
const FORM = "edit";

type Tools = {
  leftOut: { id: string; text: string; entry: string }[];
  sections: { heading: string; isHidden: boolean }[];
  hasLengths: boolean;
};

/** The person's lines that this resume does not print: each a button that puts it back. Renders nothing without one. */
export function LeftOutChips({ lines }: { lines: Tools["leftOut"] }) {
  if (lines.length === 0) return null;
  const isOne = lines.length === 1;
  const entries = [...new Set(lines.map(({ entry }) => entry))];
  return (
    <section className="stack" aria-labelledby="left-out">
      <p id="left-out" tabIndex={-1}>
        {`${lines.length} ${isOne ? "line" : "lines"} of yours ${isOne ? "is" : "are"} not in this resume. `}
        <span className="soft">{isOne ? "Tap it to put it back." : "Tap one to put it back."}</span>
      </p>
      {entries.map((entry) => (
        <div key={entry} role="group" aria-label={entry}>
          <p className="hint">{entry}</p>
          <div className="row">
            {lines
              .filter((line) => line.entry === entry)
              .map(({ id, text }) => (
                <LineChip key={id} id={id} text={text} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** A left-out line that goes back with a tap. */
export function LineChip({ id, text }: { id: string; text: string }) {
  return (
    <Button kind="chip" small form={FORM} name="line" value={id}>
      <span aria-hidden="true">+</span>
      <span className="hidden-text">Put back:</span>
      <span>{text}</span>
    </Button>
  );
}

/** What leads to the tools for sections and length; or these tools, open, after one of them was used. */
export function SectionToolsLink({ tools, href, isOpen }: { tools: Tools; href: string; isOpen: boolean }) {
  const hidden = tools.sections.filter(({ isHidden }) => isHidden).length;
  const name = `Sections and length${hidden > 0 ? ` (${hidden} hidden)` : ""}`;
  if (!isOpen) return <LinkedPart href={href}>{name}</LinkedPart>;
  return (
    <Disclosure summary={name} open>
      <SectionTools {...tools} />
    </Disclosure>
  );
}

/** The sections of a resume in the order of print, and how much it tells. */
export function SectionTools({ sections, hasLengths }: Pick<Tools, "sections" | "hasLengths">) {
  const shown = sections.filter(({ isHidden }) => !isHidden);
  const hidden = sections.filter(({ isHidden }) => isHidden);
  return (
    <div className="stack" id="sections" tabIndex={-1}>
      <ul className="plain stack">
        {shown.map(({ heading }, at) => (
          <li key={heading} className="row apart">
            <span className="small">{heading}</span>
            <span className="row">
              <SectionButton heading={heading} change="up" isOff={at === 0} />
              <SectionButton heading={heading} change="down" isOff={at === shown.length - 1} />
              <SectionButton heading={heading} change="hide" />
            </span>
          </li>
        ))}
        {hidden.map(({ heading }) => (
          <li key={heading} className="row apart">
            <span className="small">{`${heading}, hidden`}</span>
            <SectionButton heading={heading} change="show" />
          </li>
        ))}
      </ul>
      <p className="hint">A hidden section stays in your text and is not printed.</p>
      {hasLengths && (
        <div className="stack" role="group" aria-labelledby="length-title">
          <p>
            <b id="length-title">How much of your work it tells</b>
            <br />
            <span className="hint">
              The lines that say most about this job stay. What you wrote yourself always stays.
            </span>
          </p>
          <div className="row">
            {LENGTHS.map(({ value, label, hint }) => (
              <Button key={value} small form={FORM} name="length" value={value} about={hint}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The form of the editor with the text as it is stored, for its tools on a page of their own. */
export function StoredEdit({ id, version, content }: { id: string; version: number; content: string }) {
  return (
    <form id={FORM} method="post" action={`/edit/${id}`}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="content" value={content} />
    </form>
  );
}

const LENGTHS = [
  { value: "short", label: "Short", hint: ": the strongest lines" },
  { value: "standard", label: "Normal", hint: ": what most employers read" },
  { value: "full", label: "Full", hint: ": every line" },
] as const;

const CHANGES = {
  up: { sign: "↑", label: "Move up" },
  down: { sign: "↓", label: "Move down" },
  hide: { sign: "Hide", label: "Hide" },
  show: { sign: "Show", label: "Show" },
} as const;

function SectionButton({
  heading,
  change,
  isOff = false,
}: {
  heading: string;
  change: keyof typeof CHANGES;
  isOff?: boolean;
}) {
  const { sign, label } = CHANGES[change];
  return (
    <Button
      small
      kind={change === "hide" || change === "show" ? "link" : "quiet"}
      form={FORM}
      name="section"
      value={`${change}:${heading}`}
      disabled={isOff}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="hidden-text">{`${label} ${heading}`}</span>
    </Button>
  );
}
