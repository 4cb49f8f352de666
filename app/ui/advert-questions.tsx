import { Button } from "./button";
import { FieldError } from "./field";

export type QuestionsProps = {
  questions: QuestionProps[];
  places: { value: string; label: string }[];
  /** What was wrong with an answer, at its question. */
  error?: { text: string; questionId?: string };
};
type QuestionProps = { id: string; kind: string; about: string; options?: string[]; text: string };

/** The questions of an advert, each with a field and a button of its own. */
export function AdvertQuestions({ questions, places, error }: QuestionsProps) {
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
  places: QuestionsProps["places"];
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
