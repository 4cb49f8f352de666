import { Disclosure } from "./dialog";

export type ReadLine = { label: string; text: string };
type Kind = { label: string; texts: string[] };

/** The profile in a few lines, those of one kind under one label. A long one begins, and the rest opens. */
export function ReadLines({ lines }: { lines: ReadLine[] }) {
  const shown = lines.length > MOST_SHOWN + 1 ? lines.slice(0, MOST_SHOWN) : lines;
  const folded = kindsOf(lines.slice(shown.length));
  return (
    <div>
      <Kinds kinds={kindsOf(shown)} />
      {folded.length > 0 && (
        <Disclosure summary={`More: ${folded.map(kindText).join(", ")}`}>
          <Kinds kinds={folded} />
        </Disclosure>
      )}
    </div>
  );
}

const MOST_SHOWN = 6;

function kindsOf(lines: ReadLine[]): Kind[] {
  return [...new Set(lines.map(({ label }) => label))].map((label) => ({
    label,
    texts: lines.filter((line) => line.label === label).map(({ text }) => text),
  }));
}

/** "School (3)" */
function kindText({ label, texts }: Kind): string {
  return texts.length > 1 ? `${label} (${texts.length})` : label;
}

function Kinds({ kinds }: { kinds: Kind[] }) {
  return (
    <dl className="rows small">
      {kinds.map(({ label, texts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {texts.map((text, index) => (
              <div key={index}>{text}</div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
