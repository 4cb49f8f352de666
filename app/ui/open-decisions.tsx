import type { ComponentProps } from "react";
import { Button } from "./button";
import { Disclosure, LinkedPart } from "./dialog";
import { OpenQuestions } from "./open-questions";

type OpenDecision = { id: string; own: string; draft: string; why: string };

/**
 * The sentences of one document that need their owner, each with its answers, the first to see and the others on demand. `back`: the page that an answer leads to. Renders
 * nothing where no stored source and no decision has anything to say.
 */
export function OpenDecisions({
  type,
  lines,
  open,
  questions,
  documentId,
  back,
  asksElsewhere = false,
}: {
  type: "cover_letter" | "resume";
  /** How many lines of the document as it stands are known to come from the person's own, and how many were changed or added since. */
  lines: { own: number; changed: number };
  open: OpenDecision[];
  /** What the advert asks of a letter and only its owner knows. */
  questions: ComponentProps<typeof OpenQuestions>["questions"];
  documentId: string;
  back: string;
  /** The questions stand on a page of their own, to which a link leads. */
  asksElsewhere?: boolean;
}) {
  const [next, ...later] = open;
  const many = open.length + questions.length;
  if (lines.own === 0 && many === 0) return null;
  const id = `needs-you-${type}`;
  return (
    <section className="stack" aria-labelledby={id} data-decisions={many}>
      <p id={id} tabIndex={-1} data-counted="">
        {countText(type, lines)}
        {many > 0 && <b>{many === 1 ? "1 sentence needs you." : `${many} sentences need you.`}</b>}
      </p>
      {next && <DecisionCard {...next} back={`${back}#${id}`} />}
      {later.length > 0 && (
        <Disclosure summary={later.length === 1 ? "1 more sentence" : `${later.length} more sentences`}>
          <div className="stack">
            {later.map((decision) => (
              <DecisionCard key={decision.id} {...decision} back={`${back}#${id}`} />
            ))}
          </div>
        </Disclosure>
      )}
      {asksElsewhere && questions.length > 0 ? (
        <LinkedPart href={`/questions/${documentId}?${new URLSearchParams({ back: `${back}#${id}` })}`}>
          {`Questions of the advert: ${questions.map(({ label }) => label).join(", ")}`}
        </LinkedPart>
      ) : (
        <OpenQuestions documentId={documentId} questions={questions} back={`${back}#${id}`} />
      )}
    </section>
  );
}

function countText(
  type: "cover_letter" | "resume",
  { own, changed }: { own: number; changed: number },
): string {
  if (own === 0) return "";
  const noun = type === "resume" ? "line" : "sentence";
  const count =
    own === 1 ? `1 ${noun}, from a line of yours. ` : `${own} ${noun}s, each from a line of yours. `;
  if (changed === 0) return count;
  return `${count}${changed === 1 ? "1 was" : `${changed} were`} changed or added later. `;
}

function DecisionCard({ id, own, draft, why, back }: OpenDecision & { back: string }) {
  return (
    <form className="card stack" method="post" action={`/decisions/${id}`} data-decides="">
      <dl className="rows">
        <div>
          <dt>Your line</dt>
          <dd>{own === "" ? <span className="soft">None here</span> : own}</dd>
        </div>
        <div>
          <dt>The draft</dt>
          <dd id={`draft-${id}`}>{draft}</dd>
        </div>
        <div>
          <dt>Why we ask</dt>
          <dd>{why}</dd>
        </div>
      </dl>
      <div className="row">
        <input type="hidden" name="back" value={back} />
        <Button name="answer" value="true" aria-describedby={`draft-${id}`}>
          It is true, add it
        </Button>
        {own !== "" && (
          <Button name="answer" value="own" aria-describedby={`draft-${id}`}>
            Use my words
          </Button>
        )}
        <Button name="answer" value="left_out" aria-describedby={`draft-${id}`}>
          Leave out
        </Button>
      </div>
    </form>
  );
}
