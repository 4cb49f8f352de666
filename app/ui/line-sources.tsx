import { Disclosure } from "./dialog";

type Source = { text: string; own: string[]; advert: string[]; isOwn?: boolean };

/** Each line of a document with what it rests on, opened on demand. Without any, nothing. */
export function LineSources({ sources, changed }: { sources: Source[]; changed: number }) {
  if (sources.length === 0) return null;
  return (
    <>
      <p className="hint" data-taps="" hidden>
        Tap a sentence to see the line it comes from.
      </p>
      <Disclosure summary="Source of each line">
        <List sources={sources} changed={changed} />
      </Disclosure>
    </>
  );
}

function List({ sources, changed }: { sources: Source[]; changed: number }) {
  return (
    <div className="stack">
      <ol className="stack" data-lines="">
        {sources.map(({ text, ...source }, at) => (
          <li key={at}>
            {text}
            <Rests {...source} />
          </li>
        ))}
      </ol>
      {changed > 0 && (
        <p className="soft">
          {changed === 1
            ? "1 line was changed later, so we show no source."
            : `${changed} lines were changed later, so we show no source.`}
        </p>
      )}
    </div>
  );
}

function Rests({ own, advert, isOwn }: Omit<Source, "text">) {
  const told = [
    own.length > 0 && `Yours: ${own.join(" · ")}`,
    advert.length > 0 && `Advert: ${advert.join(" · ")}`,
  ].filter((line) => line !== false);
  if (told.length === 0) told.push(isOwn ? "As you wrote it" : "A polite phrase, no facts");
  return (
    <>
      {told.map((line) => (
        <p className="soft small" key={line}>
          {line}
        </p>
      ))}
    </>
  );
}
