import { Notice } from "./notice";

type Advice = {
  eligibility: { state: "met" | "unmet" | "unknown"; text: string }[];
  scamHints: string[];
  speaksToMachines: boolean;
  against: string;
};

/** Requirements that the resume may not meet, and signs of a scam, shown before any credit is used. */
export function AdviceNotices({ eligibility, scamHints, speaksToMachines, against }: Advice) {
  const marks = { met: "✓", unmet: "✗", unknown: "?" };
  const nothing = eligibility.length === 0 && scamHints.length === 0;
  return (
    <div className="stack">
      {scamHints.length > 0 && (
        <Notice kind="care" label="Take care with this advert">
          <ul>
            {scamHints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Notice>
      )}
      {eligibility.length > 0 && (
        <Notice label={`Can you apply? The advert against ${against}`}>
          <ul className="plain">
            {eligibility.map(({ state, text }) => (
              <li key={text}>
                <span aria-hidden="true">{marks[state]}</span> {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {speaksToMachines && (
        <Notice label="Hidden text">
          This advert contains text written for AI programs. We do not follow it.
        </Notice>
      )}
      {nothing && (
        <Notice label="No problems found">
          {against
            ? "We found no rule that excludes you and no sign of a scam. Check the advert yourself too."
            : "We found no sign of a scam. Add your resume, and we check the advert's rules too."}
        </Notice>
      )}
    </div>
  );
}
