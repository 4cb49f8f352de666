import { Button } from "./button";
import { Disclosure } from "./dialog";
import { TextArea } from "./field";

type OpenQuestion = {
  id: string;
  label: string;
  request: string;
  hint: string;
  answer: string;
  rows: number;
};

type OpenQuestionsProps = {
  documentId: string;
  questions: OpenQuestion[];
  /** The page that an answer leads to. */
  back: string;
  /** What was typed, and what is wrong with it, by question. */
  typed?: Record<string, string>;
  errors?: Record<string, string[]>;
};

/**
 * What an advert wants a letter to say, with a field for each answer: the first to see, the others below it as soon as somebody wants them
 * or has answered one. Renders nothing without a question.
 */
export function OpenQuestions({ documentId, questions, back, typed = {}, errors = {} }: OpenQuestionsProps) {
  const [first, ...others] = questions.map((question) => ({
    ...question,
    answer: typed[question.id] ?? question.answer,
    errors: errors[question.id] ?? [],
  }));
  if (!first) return null;
  return (
    <form className="card stack" method="post" action={`/questions/${documentId}`} data-decides="">
      <p>The advert asks your letter for this. Only you know it.</p>
      <input type="hidden" name="back" value={back} />
      <Question {...first} />
      {others.length > 0 && (
        <Disclosure
          summary={`${others.length} more: ${others.map(({ label }) => label).join(", ")}`}
          open={others.some(({ answer, errors: wrong }) => answer !== "" || wrong.length > 0)}
        >
          <div className="stack">
            {others.map((question) => (
              <Question key={question.id} {...question} />
            ))}
          </div>
        </Disclosure>
      )}
      <div>
        <Button>Add to the letter</Button>
      </div>
    </form>
  );
}

function Question({ id, label, request, hint, answer, rows, errors }: OpenQuestion & { errors: string[] }) {
  return (
    <div>
      <TextArea
        id={`answer-${id}`}
        name={`answers.${id}`}
        label={label}
        optionalText=""
        hint={
          <>
            {`“${request}”`}
            <br />
            {hint}
          </>
        }
        rows={rows}
        defaultValue={answer}
        errors={errors}
      />
      <Button kind="link" small name="leave" value={id} about={label}>
        Leave it out
      </Button>
    </div>
  );
}
