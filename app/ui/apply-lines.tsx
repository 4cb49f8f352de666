import { CopyButton } from "./copy-button";
import { SubHeading } from "./heading";

export type ApplyLine = { label: string; text: string; href?: string };

const COPIED = ["Send to", "Subject", "Reference", "Name the file"];

/**
 * How to send an application, thing by thing. Renders nothing where the advert does not say. `canCopy`: a script shows a button
 * beside each text that an employer expects letter by letter.
 */
export function ApplyLines({ lines, canCopy = false }: { lines: ApplyLine[]; canCopy?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby="apply-title">
      <SubHeading id="apply-title">How to apply</SubHeading>
      <ApplyRows {...{ lines, canCopy }} />
    </section>
  );
}

/** The closing day, or else the first thing to know, for one line. */
export function applyGist(lines: ApplyLine[]): string {
  const closes = lines.find(({ label }) => label === "Closes");
  return closes ? `closes ${closes.text}` : (lines[0]?.text ?? "");
}

/** The same without heading and card. */
export function ApplyRows({ lines, canCopy = false }: { lines: ApplyLine[]; canCopy?: boolean }) {
  return (
    <dl className="rows">
      {lines.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="row">
            {href ? (
              <a href={href} rel="noreferrer">
                {text}
              </a>
            ) : (
              <span>{text}</span>
            )}
            {canCopy && COPIED.includes(label) && <CopyButton name={label} text={text} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
