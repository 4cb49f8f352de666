import type { AdvertCheckProps } from "./advert-check";
import { Tile, Tiles } from "./card";
import { DemandList, RuleList } from "./demands";
import { LinkedPart } from "./dialog";
import { SubHeading } from "./heading";
import { Notice } from "./notice";

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
  more,
  isResume = false,
  showsUnmet = true,
}: MatchFindingsProps & {
  /** The page of what stands behind it. */
  more: string;
  /** Not where the page shows them before everything else. */
  showsUnmet?: boolean;
}) {
  const musts = demands.filter(({ isMust }) => isMust);
  const countOf = (wanted: string) => rules.filter(({ state }) => state === wanted).length;
  // Whoever counts what the advert insists on counts its rules, too.
  const mustCount = musts.length + rules.length;
  const metCount = musts.filter(({ isMet }) => isMet).length + countOf("met");
  const unmet = rules.filter(({ state }) => state === "unmet");
  const total = form.after ?? form.before;
  return (
    <section className="stack">
      <h2>How well you fit</h2>
      <Tiles>
        <Tile
          label={`Fit of ${isResume ? "this resume" : "your profile"}`}
          value={fit ? `${fit.score} / 100` : "–"}
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
      {showsUnmet && <RuleList rules={unmet} />}
      <LinkedPart href={more}>{linkText(rules.length, unmet.length, countOf("unknown"))}</LinkedPart>
    </section>
  );
}

/** The rules that can shut this person out. Renders nothing when there is none. */
export function UnmetRules({ rules }: Pick<AdvertCheckProps, "rules">) {
  const unmet = rules.filter(({ state }) => state === "unmet");
  if (unmet.length === 0) return null;
  return (
    <Notice kind="care" label="Check this before you send">
      <RuleList rules={unmet} />
    </Notice>
  );
}

/** What stands behind it: the rules, what the advert asks with the line that proves it, and how the form was judged. */
export function MatchDetails({ advert: { demands, rules }, form }: MatchFindingsProps) {
  const musts = demands.filter(({ isMust }) => isMust);
  const wishes = demands.filter(({ isMust }) => !isMust);
  return (
    <div className="stack">
      {rules.length > 0 && (
        <>
          <SubHeading>Rules</SubHeading>
          <RuleList rules={rules} />
        </>
      )}
      {musts.length > 0 && (
        <>
          <SubHeading>What it asks, with the line that proves it</SubHeading>
          <DemandList demands={musts} />
        </>
      )}
      {wishes.length > 0 && (
        <>
          <SubHeading>Nice to have</SubHeading>
          <DemandList demands={wishes} />
        </>
      )}
      <SubHeading>How we judged the form</SubHeading>
      <ul>
        {form.checks.map(({ name, weight, points, explanation }) => (
          <li key={name}>
            <b>{name}</b>: {Math.round(points * 10) / 10} of {weight}. {explanation}
          </li>
        ))}
      </ul>
      <p className="hint">Employers do not see these numbers, and they promise no job.</p>
    </div>
  );
}

function linkText(rules: number, unmet: number, unknown: number): string {
  const rest = "what proves each";
  if (unmet > 0) return `Rules: ${unmet} of ${rules} not met, and ${rest}`;
  if (unknown > 0) return `Rules: ${unknown} of ${rules} not known, and ${rest}`;
  return rules > 0 ? `Rules (${rules}), and ${rest}` : "What it asks, with the line that proves it";
}
