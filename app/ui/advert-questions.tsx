import { Button } from "./button";
import { FieldError } from "./field";
import { QuestionRow, QuestionRows } from "./question-row";

export type QuestionsProps = {
  questions: QuestionProps[];
  places: { value: string; label: string }[];
  /** What was typed into its fields and not saved, by the name of the field. */
  typed?: Record<string, string>;
  /** What was wrong with an answer, at its question. */
  error?: { text: string; questionId?: string };
};
type QuestionProps = { id: string; kind: string; about: string; options?: string[]; text: string };

/** The questions of an advert: what one tap answers beside its line, a field in each of the others. */
export function AdvertQuestions({ questions, places, typed = {}, error }: QuestionsProps) {
  return (
    <section className="card stack" aria-labelledby="questions-title">
      <h3 id="questions-title">
        {questions.length === 1 ? "One question" : `${questions.length} questions`}
      </h3>
      <p className="hint">
        Answer only what is true. An answer goes into My profile, and your documents may use it.
      </p>
      <QuestionRows
        label="Questions"
        rows={questions.map((question) => ({
          id: question.id,
          row: (
            <Question
              {...question}
              places={places}
              typed={typed}
              error={error?.questionId === question.id ? error.text : undefined}
            />
          ),
        }))}
      />
    </section>
  );
}

type AskedProps = QuestionProps &
  Required<Pick<QuestionsProps, "places" | "typed">> & { error: string | undefined };

function Question(question: AskedProps) {
  const { id, kind, about, options, text, typed, error } = question;
  const name = `answer-${id}`;
  if (kind === "licence" || kind === "certificate" || (kind !== "class" && options?.length === 1))
    return (
      <QuestionRow
        group="questions"
        question={text}
        best={
          <>
            <input type="hidden" name={name} value={options?.[0] ?? about} />
            <Button kind="link" small name="answer" value={id} formNoValidate about={about}>
              Yes, add it
            </Button>
          </>
        }
        isOpen={false}
      />
    );
  return (
    <QuestionRow group="questions" question={text} isOpen={error !== undefined || Boolean(typed[name])}>
      <Answer {...question} name={name} />
    </QuestionRow>
  );
}

function Answer({
  id,
  kind,
  about,
  options,
  text,
  places,
  typed,
  error,
  name,
}: AskedProps & { name: string }) {
  const choices = choicesOf(kind, options);
  const save = (
    <Button small name="answer" value={id} formNoValidate about={about}>
      Save
    </Button>
  );
  return (
    <div className="field stack">
      {error && <FieldError id={name} errors={[error]} />}
      {kind === "birth" && <p className="hint">Only for the age rule. It is never printed.</p>}
      {choices.length > 0 ? (
        <div className="field-with-end">
          <select id={name} name={name} aria-label={text} defaultValue={typed[name]}>
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
            <select name={`where-${id}`} aria-label={`Where: ${about}`} defaultValue={typed[`where-${id}`]}>
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
              aria-label={text}
              defaultValue={typed[name]}
              maxLength={kind === "birth" ? undefined : 1000}
              placeholder={kind === "birth" ? undefined : HINTS[kind]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
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
