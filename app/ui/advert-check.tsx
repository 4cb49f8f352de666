import { AdvertQuestions, type QuestionsProps } from "./advert-questions";
import { ApplyRows, applyGist, type ApplyLine } from "./apply-lines";
import { Button } from "./button";
import { Demands, type DemandProps, type RuleProps } from "./demands";
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
        <Demands {...{ demands, rules, against }} isCompared={fit !== undefined} />
      )}
      {fit && fit.questions.length > 0 && <AdvertQuestions {...advert} questions={fit.questions} />}
      {howToApply.length > 0 && (
        <Disclosure
          summary={
            <>
              How to apply <span className="hint">{applyGist(howToApply)}</span>
            </>
          }
        >
          <ApplyRows lines={howToApply} />
        </Disclosure>
      )}
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
