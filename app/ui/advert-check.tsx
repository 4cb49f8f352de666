import { Button } from "./button";
import { Badge } from "./card";
import { CopyButton } from "./copy-button";
import { Disclosure } from "./dialog";
import { FieldError } from "./field";
import { Notice } from "./notice";

export type AdvertCheckProps = {
  language: "en" | "fr" | "de";
  posts: string[];
  isPostChosen: boolean;
  demands: DemandProps[];
  rules: RuleProps[];
  howToApply: { label: string; text: string; href?: string }[];
  warnings: string[];
  givesOrdersToMachines: boolean;
  fit?: { score: number; questions: QuestionProps[]; post?: string };
  /** What it was compared with: "your profile", a file, or nothing. */
  against: string;
  places: { value: string; label: string }[];
  /** What was wrong with an answer, at its question. */
  error?: { text: string; questionId?: string };
};
type DemandProps = {
  text: string;
  isMust: boolean;
  isTask?: true;
  isByModel?: true;
  isMet?: boolean;
  proof?: string;
};
type RuleProps = { text: string; state?: "met" | "unmet" | "unknown"; why?: string };
type QuestionProps = { id: string; kind: string; about: string; options?: string[]; text: string };

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
      {fit && fit.questions.length > 0 && <Questions {...advert} questions={fit.questions} />}
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
      {demands.map(({ text, isByModel, isMet, proof }, index) => (
        <li key={index}>
          {isMet !== undefined && (
            <>
              <span aria-hidden="true">{isMet ? "✓ " : "– "}</span>
              <span className="hidden-text">{isMet ? "You have: " : "Not in your profile: "}</span>
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
              <span className="hint">{proof ?? "Not in your profile"}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Questions({
  questions,
  places,
  error,
}: Pick<AdvertCheckProps, "places" | "error"> & { questions: QuestionProps[] }) {
  return (
    <section className="card stack" aria-labelledby="questions-title">
      <h3 id="questions-title">
        {questions.length === 1 ? "One question" : `${questions.length} questions`}
      </h3>
      <p className="hint">
        Answer only what is true. An answer goes into My profile, and your documents may use it.
      </p>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          places={places}
          error={error?.questionId === question.id ? error.text : undefined}
        />
      ))}
    </section>
  );
}

function Question({
  question: { id, kind, about, options, text },
  places,
  error,
}: {
  question: QuestionProps;
  places: AdvertCheckProps["places"];
  error: string | undefined;
}) {
  const name = `answer-${id}`;
  const described = error ? `${name}-error` : undefined;
  const save = (
    <Button small name="answer" value={id} formNoValidate about={about}>
      Save
    </Button>
  );
  if (
    kind === "licence" ||
    kind === "certificate" ||
    ((kind === "body" || kind === "degree") && options?.length === 1)
  )
    return (
      <div className="stack">
        <b>{text}</b>
        <input type="hidden" name={name} value={options?.[0] ?? about} />
        <div>
          <Button small name="answer" value={id} formNoValidate about={about}>
            Yes, add it
          </Button>
        </div>
      </div>
    );
  const choices = choicesOf(kind, options);
  return (
    <div className="field stack">
      <label htmlFor={name}>{text}</label>
      {error && <FieldError id={name} errors={[error]} />}
      {kind === "birth" && <p className="hint">Only for the age rule. It is never printed.</p>}
      {choices.length > 0 ? (
        <div className="field-with-end">
          <select id={name} name={name}>
            <option value="">Choose</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {save}
        </div>
      ) : (
        <>
          {places.length > 0 && hasPlace(kind) && (
            <select name={`where-${id}`} aria-label={`Where: ${about}`}>
              <option value="">Not in a job</option>
              {places.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <div className="field-with-end">
            <input
              type={kind === "birth" ? "date" : "text"}
              id={name}
              name={name}
              maxLength={kind === "birth" ? undefined : 1000}
              placeholder={kind === "birth" ? undefined : HINTS[kind]}
              aria-invalid={error ? true : undefined}
              aria-describedby={described}
            />
            {save}
          </div>
        </>
      )}
    </div>
  );
}

const HINTS: Record<string, string> = {
  language: "For example: Hausa, fluent",
  residence: "For example: Ajah, Lagos",
  tool: "What for, how often?",
  skill: "What did you do, how often?",
  duty: "What did you do, how often?",
  pay: "For example: N150,000 a month",
  notice: "For example: two weeks",
  start: "For example: immediately",
  guarantors: "For example: two, both civil servants",
};

function hasPlace(kind: string): boolean {
  return kind === "tool" || kind === "skill" || kind === "duty";
}

function choicesOf(kind: string, options: string[] = []): { value: string; label: string }[] {
  if (kind === "nysc") return NYSC;
  return kind === "body" || kind === "degree" || kind === "class"
    ? options.map((value) => ({ value, label: value }))
    : [];
}

const NYSC = [
  { value: "discharged", label: "Discharged" },
  { value: "exempted", label: "Exempted" },
  { value: "serving", label: "Serving now" },
  { value: "not_yet", label: "Not yet" },
];

const COPIED = ["Send to", "Subject", "Reference", "Name the file"];

/**
 * How to send an application, thing by thing. Renders nothing where the advert does not say. `canCopy`: a script shows a button
 * beside each text that an employer expects letter by letter.
 */
export function ApplyLines({
  lines,
  canCopy = false,
}: {
  lines: AdvertCheckProps["howToApply"];
  canCopy?: boolean;
}) {
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby="apply-title">
      <h3 id="apply-title">How to apply</h3>
      <dl className="rows">
        {lines.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="row">
              {href ? (
                <a href={href} rel="noreferrer">
                  {text}
                </a>
              ) : (
                <span>{text}</span>
              )}
              {canCopy && COPIED.includes(label) && <CopyButton name={label} text={text} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
