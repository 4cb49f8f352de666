import { Badge } from "./card";
import { Disclosure } from "./dialog";

export type DemandProps = {
  text: string;
  isMust: boolean;
  isTask?: true;
  isByModel?: true;
  isMet?: boolean;
  proof?: string;
  nearest?: string;
};
export type RuleProps = { text: string; state?: "met" | "unmet" | "unknown"; why?: string };

/**
 * What an advert asks: the rules that shut out and what is missing to see, what is or may be met as counts that open. Before there is anything
 * to compare it with, all of it.
 */
export function Demands({
  demands,
  rules,
  isCompared,
  against,
}: {
  demands: DemandProps[];
  rules: RuleProps[];
  isCompared: boolean;
  /** What it was compared with. */
  against: string;
}) {
  if (demands.length === 0 && rules.length === 0) return null;
  const { musts, others } = foremost(demands.filter(({ isMust }) => isMust));
  const wishes = demands.filter(({ isMust }) => !isMust);
  const metRules = rules.filter(({ state }) => state === "met");
  const metMusts = musts.filter(({ isMet }) => isMet);
  const perhaps = musts.filter(({ isMet, nearest }) => !isMet && nearest);
  const metCount = metRules.length + metMusts.length;
  return (
    <section className="card stack" aria-labelledby="asks-title">
      <h3 id="asks-title" tabIndex={-1}>
        What this job asks
      </h3>
      <p className="soft">
        {isCompared
          ? countText(musts, against, rules.length > 0)
          : "Add your resume below, and we compare it with this."}
      </p>
      <RuleList rules={rules.filter(({ state }) => state !== "met")} />
      <Gaps demands={musts.filter(({ isMet, nearest }) => !isMet && !nearest)} />
      <div>
        {perhaps.length > 0 && (
          <Disclosure summary={`? Perhaps (${perhaps.length})`}>
            <DemandList demands={perhaps} />
          </Disclosure>
        )}
        {metCount > 0 && (
          <Disclosure summary={`✓ Met (${metCount})`}>
            <div className="stack">
              <RuleList rules={metRules} label="Rules you meet" />
              {metMusts.length > 0 && <DemandList demands={metMusts} />}
            </div>
          </Disclosure>
        )}
        {others.length > 0 && (
          <Disclosure summary={`More from the advert (${others.length})`}>
            <DemandList demands={others} />
          </Disclosure>
        )}
        {wishes.length > 0 && (
          <Disclosure summary={`Nice to have (${wishes.length})`}>
            <DemandList demands={wishes} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

const MOST_SHOWN = 15;

/** What a long advert asks first, without its list of tasks; a short one is shown whole. */
function foremost(all: DemandProps[]): { musts: DemandProps[]; others: DemandProps[] } {
  if (all.length <= MOST_SHOWN) return { musts: all, others: [] };
  const asked = all.filter(({ isTask }) => !isTask);
  const musts = (asked.length > 0 ? asked : all).slice(0, MOST_SHOWN);
  return { musts, others: all.filter((one) => !musts.includes(one)) };
}

function countText(musts: DemandProps[], against: string, hasRules: boolean): string {
  if (musts.length === 0) return `Compared with ${against}.`;
  const met = musts.filter(({ isMet }) => isMet).length;
  const who = against === "your profile" && !hasRules ? "Your profile" : against;
  const things = musts.length === 1 ? "thing" : "things";
  return `${hasRules ? "Beside the rules, " : ""}${who} shows ${met} of ${musts.length} ${things} that it asks for.`;
}

const STATES = {
  met: { tone: "go", label: "Met" },
  unmet: { tone: "stop", label: "Not met" },
  unknown: { tone: "care", label: "Not known" },
} as const;

/** The rules that can shut a person out, each with why it is met or not. Renders nothing without one. */
export function RuleList({ rules, label = "Rules" }: { rules: RuleProps[]; label?: string }) {
  if (rules.length === 0) return null;
  return (
    <ul className="plain stack" aria-label={label}>
      {rules.map(({ text, state, why }, index) => (
        <li key={index}>
          {state && <Badge kind={STATES[state].tone}>{STATES[state].label}</Badge>} {text}
          {why && (
            <>
              <br />
              <span className="hint">{why}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What nothing of the person's shows, and before a comparison all of it: one line each. */
function Gaps({ demands }: { demands: DemandProps[] }) {
  if (demands.length === 0) return null;
  return (
    <ul className="plain">
      {demands.map((demand, index) => (
        <li key={index}>
          <DemandText {...demand} />
        </li>
      ))}
    </ul>
  );
}

/** Demands of an advert: each with the line that proves it, or an honest gap. */
export function DemandList({ demands }: { demands: DemandProps[] }) {
  return (
    <ul className="plain stack">
      {demands.map((demand, index) => (
        <li key={index}>
          <DemandText {...demand} />
          {demand.isMet !== undefined && (
            <>
              <br />
              <span className="hint">
                {demand.proof ??
                  (demand.nearest ? `Perhaps by this: ${demand.nearest}` : "Not in your profile")}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function DemandText({ text, isByModel, isMet, nearest }: DemandProps) {
  return (
    <>
      {isMet !== undefined && (
        <>
          <span aria-hidden="true">{isMet ? "✓ " : nearest ? "? " : "– "}</span>
          <span className="hidden-text">
            {isMet ? "You have: " : nearest ? "You may have: " : "Not in your profile: "}
          </span>
        </>
      )}
      {text}
      {isByModel && (
        <>
          {" "}
          <Badge>Found by AI</Badge>
        </>
      )}
    </>
  );
}
