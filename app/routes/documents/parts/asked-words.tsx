import { Badge } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { DocumentBlocks } from "~/ui/document-blocks";
import { LineChip } from "./edit-tools";

type AskedWordsProps = {
  blocks: Parameters<typeof DocumentBlocks>[0]["parts"];
  missing: { text: string; isMust: boolean; proof?: string; lineId?: string }[];
  asked: number;
  isResume: boolean;
};

/** The document with the words marked that the advert asks for, and what it asks and the document does not show. */
export function AskedWords({ blocks, missing, asked, isResume }: AskedWordsProps) {
  if (asked === 0) return null;
  const paper = isResume ? "resume" : "letter";
  return (
    <section className="stack" aria-labelledby="asked-title">
      <h2 id="asked-title">What the advert asks, in your {paper}</h2>
      <p>{`Your ${paper} shows ${asked - missing.length} of ${asked} things.`}</p>
      <Disclosure summary="Your text with these words marked">
        <div className="paper-text">
          <DocumentBlocks parts={blocks} />
        </div>
      </Disclosure>
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
