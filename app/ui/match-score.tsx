import { Tile, Tiles } from "./card";
import { Disclosure } from "./dialog";
import { Notice } from "./notice";

type MatchFindings = {
  score: {
    before: number;
    after: number | null;
    version: string;
    parts: { name: string; weight: number; points: number; explanation: string }[];
  };
  have: string[];
  unsaid: string[];
  missing: string[];
  eligibility: { text: string }[];
};

/** The match score and its calculation. */
export function MatchScore({ score, have, unsaid, missing, eligibility }: MatchFindings) {
  const requestedCount = have.length + unsaid.length + missing.length;
  return (
    <section className="stack">
      <h2>How well you match</h2>
      <Tiles>
        <Tile
          label="Match score"
          value={`${Math.round(score.after ?? score.before)} / 100`}
          note={
            score.after !== null && Math.round(score.after) > Math.round(score.before)
              ? `Your own resume: ${Math.round(score.before)}`
              : undefined
          }
        />
        <Tile
          label="Skills you show"
          value={requestedCount === 0 ? "–" : `${have.length} of ${requestedCount}`}
          note={requestedCount === 0 ? "We found no skills in the advert" : undefined}
        />
        <Tile label="Skills not in your resume" value={missing.length} />
      </Tiles>
      <Disclosure summary="How we scored this, and what to add">
        <div className="stack">
          <ul>
            {score.parts.map(({ name, weight, points, explanation }) => (
              <li key={name}>
                <b>{name}</b>: {Math.round(points * 10) / 10} of {weight}. {explanation}
              </li>
            ))}
          </ul>
          {have.length > 0 && (
            <p>
              <b>You show:</b> {have.join(", ")}
            </p>
          )}
          {unsaid.length > 0 && (
            <p>
              <b>You have these, but mention them only briefly:</b> {unsaid.join(", ")}
            </p>
          )}
          {missing.length > 0 && (
            <p>
              <b>Not in your resume:</b> {missing.join(", ")}. Add one only if it is true.
            </p>
          )}
          {eligibility.length > 0 && (
            <ul>
              {eligibility.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <p className="hint">
            Version {score.version}. Use this score to compare your own drafts. Employers do not see it, and
            it does not promise a job.
          </p>
        </div>
      </Disclosure>
    </section>
  );
}

/** How to send the application. */
export function HowToApply({
  email,
  url,
  subject,
  format,
  deadline,
}: {
  email?: string;
  url?: string;
  subject?: string;
  format?: string;
  deadline?: string;
}) {
  if (!email && !url && !deadline) return null;
  return (
    <Notice label="How to apply">
      {email && (
        <>
          Send to <a href={`mailto:${email}`}>{email}</a>
          {subject && <> with the subject “{subject}”</>}.{" "}
        </>
      )}
      {url && (
        <>
          Apply at <b>{url}</b>.{" "}
        </>
      )}
      {format && <>The advert asks for {format}. </>}
      {deadline && <>It closes on {deadline}.</>}
    </Notice>
  );
}
