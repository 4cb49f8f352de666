import { Button } from "./button";
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

/** What an advert wants a letter to say, with a field for each answer. Renders nothing without a question. */
export function OpenQuestions({ documentId, questions, back, typed = {}, errors = {} }: OpenQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <form className="card stack" method="post" action={`/questions/${documentId}`} data-decides="">
      <p>The advert asks your letter for this. Only you know it.</p>
      <input type="hidden" name="back" value={back} />
      {questions.map((question) => (
        <Question
          key={question.id}
          {...question}
          answer={typed[question.id] ?? question.answer}
          errors={errors[question.id] ?? []}
        />
      ))}
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
