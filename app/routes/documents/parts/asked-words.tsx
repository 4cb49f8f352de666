import { Badge } from "~/ui/card";
import { LinkedPart } from "~/ui/dialog";
import { PageSection } from "~/ui/heading";
import { LineChip } from "./edit-tools";

type AskedWordsProps = {
  /** The document. */
  id: string;
  missing: { text: string; isMust: boolean; proof?: string; lineId?: string }[];
  asked: number;
  isResume: boolean;
};

/** How much of what the advert asks the document shows; what leads to the rest, and to the text with the words marked. */
export function AskedWords({ id, missing, asked, isResume }: AskedWordsProps) {
  if (asked === 0) return null;
  const paper = isResume ? "resume" : "letter";
  return (
    <PageSection title={`What the advert asks, in your ${paper}`}>
      <p>{`Your ${paper} shows ${asked - missing.length} of ${asked} ${asked === 1 ? "thing" : "things"}.`}</p>
      <LinkedPart href={`/edit/${id}/more/words`}>
        {missing.length > 0
          ? `Not in your ${paper} yet (${missing.length}), and your text marked`
          : "Your text with these words marked"}
      </LinkedPart>
    </PageSection>
  );
}

/** What the advert asks and the document does not show, with the person's own line where there is one. Renders nothing where all is shown. */
export function MissingWords({ missing }: Pick<AskedWordsProps, "missing">) {
  if (missing.length === 0) return null;
  return (
    <>
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
    </>
  );
}
