import { DemandList, RuleList, type AdvertCheckProps } from "./advert-check";
import { Tile, Tiles } from "./card";
import { Disclosure } from "./dialog";

type MatchFindingsProps = {
  advert: Pick<AdvertCheckProps, "demands" | "rules" | "fit">;
  form: {
    before: number;
    after: number | null;
    checks: { name: string; weight: number; points: number; explanation: string }[];
  };
  /** The fit is that of the resume as it reads now, and not that of the profile. */
  isResume?: boolean;
};

/** How far the person meets what the advert asks, and beside it the form of the resume: two different things. */
export function MatchFindings({
  advert: { demands, rules, fit },
  form,
  isResume = false,
}: MatchFindingsProps) {
  const musts = demands.filter(({ isMust }) => isMust);
  const wishes = demands.filter(({ isMust }) => !isMust);
  const countOf = (wanted: string) => rules.filter(({ state }) => state === wanted).length;
  // Whoever counts what the advert insists on counts its rules, too.
  const mustCount = musts.length + rules.length;
  const metCount = musts.filter(({ isMet }) => isMet).length + countOf("met");
  const [unmetRules, unknownRules] = [countOf("unmet"), countOf("unknown")];
  const total = form.after ?? form.before;
  return (
    <section className="stack">
      <h2>How well you fit</h2>
      <Tiles>
        <Tile
          label="Fit"
          value={fit ? `${fit.score} / 100` : "–"}
          note={`What the advert asks, against ${isResume ? "this resume" : "your profile"}`}
        />
        <Tile
          label={isResume ? "Musts it shows" : "Musts you meet"}
          value={mustCount === 0 ? "–" : `${metCount} of ${mustCount}`}
          note={mustCount === 0 ? "We found none in the advert" : undefined}
        />
        <Tile
          label="Form of your resume"
          value={`${total} / 100`}
          note={form.after !== null && form.after > form.before ? `Before: ${form.before}` : undefined}
        />
      </Tiles>
      {rules.length > 0 && (
        <Disclosure open={unmetRules > 0} summary={summarise(rules.length, unmetRules, unknownRules)}>
          <RuleList rules={rules} />
        </Disclosure>
      )}
      {demands.length > 0 && (
        <Disclosure summary="What it asks, with the line that proves it">
          <div className="stack">
            {musts.length > 0 && <DemandList demands={musts} />}
            {wishes.length > 0 && (
              <>
                <h3>Nice to have</h3>
                <DemandList demands={wishes} />
              </>
            )}
          </div>
        </Disclosure>
      )}
      <Disclosure summary="How we judged the form">
        <ul>
          {form.checks.map(({ name, weight, points, explanation }) => (
            <li key={name}>
              <b>{name}</b>: {Math.round(points * 10) / 10} of {weight}. {explanation}
            </li>
          ))}
        </ul>
        <p className="hint">Employers do not see these numbers, and they promise no job.</p>
      </Disclosure>
    </section>
  );
}

function summarise(all: number, unmet: number, unknown: number): string {
  if (unmet > 0) return `Rules: ${unmet} of ${all} not met`;
  return unknown > 0 ? `Rules: ${unknown} of ${all} not known` : `Rules (${all})`;
}
