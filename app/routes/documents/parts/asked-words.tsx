import { Badge } from "~/ui/card";
import { Disclosure, LinkedPart } from "~/ui/dialog";
import { LineChip } from "./edit-tools";

type AskedWordsProps = {
  /** The document. */
  id: string;
  missing: { text: string; isMust: boolean; proof?: string; lineId?: string }[];
  asked: number;
  isResume: boolean;
};

/** What leads to the document with the words marked that the advert asks for, and what it asks and the document does not show. */
export function AskedWords({ id, missing, asked, isResume }: AskedWordsProps) {
  if (asked === 0) return null;
  const paper = isResume ? "resume" : "letter";
  return (
    <section className="stack" aria-labelledby="asked-title">
      <h2 id="asked-title">What the advert asks, in your {paper}</h2>
      <p>{`Your ${paper} shows ${asked - missing.length} of ${asked} ${asked === 1 ? "thing" : "things"}.`}</p>
      <LinkedPart href={`/edit/${id}/more/words`}>Your text with these words marked</LinkedPart>
      {missing.length > 0 && (
        <Disclosure summary={`Not in your ${paper} yet (${missing.length})`}>
          <ul className="plain stack">
            {missing.map(({ text, isMust, proof, lineId }) => (
              <li key={text} className="stack">
                <p>
                  {text} {isMust && <Badge>Must</Badge>}
                  <br />
                  <span className="hint">
                    {proof === undefined
                      ? "Not in your profile."
                      : lineId === undefined
                        ? `Your profile shows it: “${proof}”`
                        : "Your profile shows it:"}
                  </span>
                </p>
                {lineId !== undefined && proof !== undefined && <LineChip id={lineId} text={proof} />}
              </li>
            ))}
          </ul>
          <p className="hint">
            Write only what is true. What is missing in <a href="/career">My profile</a> you can add there.
          </p>
        </Disclosure>
      )}
    </section>
  );
}
