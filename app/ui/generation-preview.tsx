/** The built-in version's sentences while a provider writes; a script adds later ones. */
export function GenerationPreview({
  parts,
}: {
  parts: { type: "cover_letter" | "resume"; sentences: string[] }[];
}) {
  return parts.map(({ type, sentences }) => (
    <section key={type} className="card stack" data-writing={type} hidden={sentences.length === 0}>
      <h2>{type === "resume" ? "Your resume so far" : "Your cover letter so far"}</h2>
      {type === "resume" ? (
        <ul>
          {sentences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <div className="stack">
          {sentences.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </section>
  ));
}
