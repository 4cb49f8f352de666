import { AdvertQuestions, type QuestionsProps } from "./advert-questions";
import { ApplyLines, type ApplyLine } from "./apply-lines";
import { Button } from "./button";
import { Badge } from "./card";
import { Disclosure } from "./dialog";
import { Notice } from "./notice";

export type AdvertCheckProps = {
  language: "en" | "fr" | "de";
  posts: string[];
  isPostChosen: boolean;
  demands: DemandProps[];
  rules: RuleProps[];
  howToApply: ApplyLine[];
  warnings: string[];
  givesOrdersToMachines: boolean;
  fit?: { score: number; questions: QuestionsProps["questions"]; post?: string };
  /** What it was compared with: "your profile", a file, or nothing. */
  against: string;
} & Omit<QuestionsProps, "questions">;
type DemandProps = {
  text: string;
  isMust: boolean;
  isTask?: true;
  isByModel?: true;
  isMet?: boolean;
  proof?: string;
  nearest?: string;
};
type RuleProps = { text: string; state?: "met" | "unmet" | "unknown"; why?: string };

/** What an advert asks, before any credit is used. Stands inside the form; its buttons name what they answer. */
export function AdvertCheck(advert: AdvertCheckProps) {
  const { posts, isPostChosen, demands, rules, howToApply, warnings, fit, against, language } = advert;
  const asksWhich = posts.length > 1 && !isPostChosen;
  const isEmpty = demands.length === 0 && rules.length === 0 && !asksWhich;
  return (
    <div className="stack">
      <AdvertWarnings warnings={warnings} givesOrdersToMachines={advert.givesOrdersToMachines} />
      {asksWhich && <Posts posts={posts} nearest={fit?.post} against={against} />}
      {language !== "en" && (
        <p className="hint">
          {`This advert is in ${language === "fr" ? "French" : "German"}. We read such adverts less well. Check it yourself, too.`}
        </p>
      )}
      {isEmpty ? (
        <Notice kind="care" label="We found nothing that this advert asks for">
          Paste the whole advert, with what it asks and how to apply.
        </Notice>
      ) : (
        <Demands {...{ demands, rules, fit, against }} />
      )}
      {fit && fit.questions.length > 0 && <AdvertQuestions {...advert} questions={fit.questions} />}
      <ApplyLines lines={howToApply} />
    </div>
  );
}

/** Reasons to be careful with an advert. Renders nothing without one. */
export function AdvertWarnings({
  warnings,
  givesOrdersToMachines,
}: Pick<AdvertCheckProps, "warnings" | "givesOrdersToMachines">) {
  return (
    <>
      {warnings.length > 0 && (
        <Notice kind="care" label="Take care with this advert">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {givesOrdersToMachines && (
        <Notice label="Hidden text">
          This advert contains text written for AI programs. We do not follow it.
        </Notice>
      )}
    </>
  );
}

function Posts({
  posts,
  nearest,
  against,
}: {
  posts: string[];
  nearest: string | undefined;
  against: string;
}) {
  return (
    <Notice kind="care" label="This advert has several posts. Which one is yours?">
      {nearest !== undefined && <p>{`Nearest to ${against}: ${nearest}.`}</p>}
      <div className="row">
        {posts.map((post) => (
          <Button key={post} small name="post" value={post} formNoValidate>
            {post}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

function Demands({
  demands,
  rules,
  fit,
  against,
}: Pick<AdvertCheckProps, "demands" | "rules" | "fit" | "against">) {
  if (demands.length === 0 && rules.length === 0) return null;
  const { musts, others } = foremost(demands.filter(({ isMust }) => isMust));
  const wishes = demands.filter(({ isMust }) => !isMust);
  return (
    <section className="card stack" aria-labelledby="asks-title">
      <h3 id="asks-title" tabIndex={-1}>
        What this job asks
      </h3>
      {fit ? (
        <p className="soft">{countText(musts, against, rules.length > 0)}</p>
      ) : (
        <p className="soft">Add your resume below, and we compare it with this.</p>
      )}
      {rules.length > 0 && <RuleList rules={rules} />}
      {musts.length > 0 && <DemandList demands={musts} />}
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

/** The rules that can shut a person out, each with why it is met or not. */
export function RuleList({ rules }: { rules: RuleProps[] }) {
  return (
    <ul className="plain stack" aria-label="Rules">
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

/** Demands of an advert: each with the line that proves it, or an honest gap. */
export function DemandList({ demands }: { demands: DemandProps[] }) {
  return (
    <ul className="plain stack">
      {demands.map(({ text, isByModel, isMet, proof, nearest }, index) => (
        <li key={index}>
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
          {isMet !== undefined && (
            <>
              <br />
              <span className="hint">
                {proof ?? (nearest ? `Perhaps by this: ${nearest}` : "Not in your profile")}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
