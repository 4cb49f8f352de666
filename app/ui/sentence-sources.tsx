type SentenceSource = { text: string; profileLines: string[]; advertLines: string[]; isVerbatim?: boolean };

/** What a tap on the text above does; a script shows it. */
export function TapHint() {
  return (
    <p className="hint" data-taps="" hidden>
      Tap a sentence to see the line it comes from.
    </p>
  );
}

/** Each line of a document with its sources. */
export function SentenceSources({ sources, changed }: { sources: SentenceSource[]; changed: number }) {
  return (
    <div className="stack">
      <ol className="stack" data-lines="">
        {sources.map(({ text, ...source }, at) => (
          <li key={at}>
            {text}
            <SourceLines {...source} />
          </li>
        ))}
      </ol>
      {changed > 0 && (
        <p className="soft">
          {changed === 1
            ? "1 line was changed or added later, so we show no source."
            : `${changed} lines were changed or added later, so we show no source.`}
        </p>
      )}
    </div>
  );
}

function SourceLines({ profileLines, advertLines, isVerbatim }: Omit<SentenceSource, "text">) {
  const lines = [
    profileLines.length > 0 && `Yours: ${profileLines.join(" · ")}`,
    advertLines.length > 0 && `Advert: ${advertLines.join(" · ")}`,
  ].filter((line) => line !== false);
  if (lines.length === 0) lines.push(isVerbatim ? "As you wrote it" : "A polite phrase, no facts");
  return (
    <>
      {lines.map((line) => (
        <p className="soft small" key={line}>
          {line}
        </p>
      ))}
    </>
  );
}
