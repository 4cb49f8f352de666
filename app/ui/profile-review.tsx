import { Button } from "./button";
import { Disclosure } from "./dialog";
import { FieldError } from "./field";
import { QuestionRow, QuestionRows } from "./question-row";
import { ReadLines, type ReadLine } from "./read-lines";

export type ProfileReviewProps = {
  lines: ReadLine[];
  doubts: {
    id: string;
    text: string;
    mine?: string;
    suggestion?: string;
    hasValue: boolean;
    allowsBoth: boolean;
  }[];
  notPlaced: { id: string; text: string }[];
  places: { value: string; label: string }[];
  /** What was typed into its fields and not saved, by the name of the field. */
  typed?: Record<string, string>;
  /** What was wrong with an answer, at its doubt. */
  error?: { doubtId: string; text: string };
};

/** "What we read": the doubts first, then the profile in lines, then what found no place. Stands inside a form; its buttons name what they answer. */
export function ProfileReview({ lines, doubts, notPlaced, places, typed = {}, error }: ProfileReviewProps) {
  return (
    <div className="stack">
      {doubts.length > 0 && (
        <QuestionRows
          label="Please check"
          rows={doubts.map((doubt) => ({
            id: doubt.id,
            row: (
              <Doubt
                {...doubt}
                typed={typed[`value-${doubt.id}`]}
                error={error?.doubtId === doubt.id ? error.text : undefined}
              />
            ),
          }))}
        />
      )}
      {lines.length > 0 && <ReadLines lines={lines} />}
      {notPlaced.length > 0 && (
        <Disclosure
          summary={`${notPlaced.length} line${notPlaced.length === 1 ? "" : "s"} we could not place`}
        >
          <ul className="plain stack">
            {notPlaced.map(({ id, text }) => (
              <li key={id} className="stack">
                <p>{text}</p>
                <div className="field field-with-end">
                  <select
                    name={`place-${id}`}
                    aria-label={`Where this belongs: ${text}`}
                    defaultValue={typed[`place-${id}`] ?? "other"}
                  >
                    {places.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                  <Button small name="place" value={id} formNoValidate about={text}>
                    Place it
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

type DoubtProps = ProfileReviewProps["doubts"][number] & {
  typed: string | undefined;
  error: string | undefined;
};

function Doubt(doubt: DoubtProps) {
  const { text, mine, suggestion, hasValue, typed, error } = doubt;
  // Without a proposal the best answer is the person's own words.
  const wantsWords = hasValue && suggestion === undefined;
  const [best, ...others] = answersOf(doubt).map(({ choice, label }, index) => (
    <Button
      key={choice}
      kind={index === 0 && !wantsWords ? "link" : "quiet"}
      small
      name="mend"
      value={`${choice}:${doubt.id}`}
      formNoValidate
      about={text}
    >
      {label}
    </Button>
  ));
  const question =
    mine === undefined ? (
      text
    ) : (
      <>
        {text}
        <span className="hint">{` Yours: ${mine}. New: ${suggestion}.`}</span>
      </>
    );
  return (
    <QuestionRow
      group="doubts"
      question={question}
      best={wantsWords ? undefined : best}
      isOpen={error !== undefined || Boolean(typed)}
    >
      {(others.length > 0 || hasValue) && (
        <>
          {mine !== undefined && (
            <p>
              <span className="soft">Yours:</span> {mine}
              <br />
              <span className="soft">New:</span> {suggestion}
            </p>
          )}
          {hasValue && <OwnValue {...doubt} />}
          <div className="row">
            {wantsWords && best}
            {others}
          </div>
        </>
      )}
    </QuestionRow>
  );
}

/** The answers that need no words, the best one first. */
function answersOf({ mine, suggestion, allowsBoth }: DoubtProps): { choice: string; label: string }[] {
  const isConflict = mine !== undefined;
  return [
    ...(suggestion === undefined
      ? []
      : [{ choice: "take", label: isConflict ? "Take the new one" : `Use “${suggestion}”` }]),
    ...(allowsBoth ? [{ choice: "both", label: "Keep both" }] : []),
    { choice: "keep", label: isConflict ? "Keep mine" : "Leave it as it is" },
  ];
}

/** The person's own words. */
function OwnValue({ id, text, typed, error }: DoubtProps) {
  return (
    <div className="field">
      <label htmlFor={`value-${id}`}>What is right?</label>
      {error && <FieldError id={`value-${id}`} errors={[error]} />}
      <div className="field-with-end">
        <input
          type="text"
          id={`value-${id}`}
          name={`value-${id}`}
          defaultValue={typed}
          maxLength={1000}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `value-${id}-error` : undefined}
        />
        <Button small name="mend" value={`value:${id}`} formNoValidate about={text}>
          Save
        </Button>
      </div>
    </div>
  );
}

/** A resume with another name than the profile's: its person says whether it is theirs. */
export function OtherName({ sourceId, fileName }: { sourceId: string; fileName: string }) {
  return (
    <div className="notice care stack">
      <b>{fileName} has another name</b>
      <p>So it is not in your profile. Documents from this file use this file alone.</p>
      <div className="row">
        <Button small name="mend" value={`mine:${sourceId}`} formNoValidate about={fileName}>
          It is mine, add it
        </Button>
      </div>
    </div>
  );
}
