import { Button } from "./button";
import { Disclosure } from "./dialog";
import { FieldError } from "./field";

export type ProfileReviewProps = {
  lines: { label: string; text: string }[];
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
  /** What was wrong with an answer, at its doubt. */
  error?: { doubtId: string; text: string };
};

/** "What we read": the doubts first, then the profile in lines, then what found no place. Stands inside a form; its buttons name what they answer. */
export function ProfileReview({ lines, doubts, notPlaced, places, error }: ProfileReviewProps) {
  return (
    <div className="stack">
      {doubts.length > 0 && (
        <ul className="plain stack" aria-label="Please check">
          {doubts.map((doubt) => (
            <li key={doubt.id}>
              <Doubt {...doubt} error={error?.doubtId === doubt.id ? error.text : undefined} />
            </li>
          ))}
        </ul>
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
                    defaultValue="other"
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

/** The profile in a few lines. */
export function ReadLines({ lines }: Pick<ProfileReviewProps, "lines">) {
  return (
    <dl className="rows">
      {lines.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type DoubtProps = ProfileReviewProps["doubts"][number] & { error: string | undefined };

function Doubt(doubt: DoubtProps) {
  const { text, mine, suggestion, hasValue, error } = doubt;
  return (
    <div className="notice care stack">
      <b>{text}</b>
      {mine !== undefined && (
        <p>
          <span className="soft">Yours:</span> {mine}
          <br />
          <span className="soft">New:</span> {suggestion}
        </p>
      )}
      <Choices {...doubt} />
      {hasValue && suggestion === undefined && <OwnValue {...doubt} />}
      {hasValue && suggestion !== undefined && (
        <Disclosure summary="Something else" open={error !== undefined}>
          <OwnValue {...doubt} />
        </Disclosure>
      )}
    </div>
  );
}

function Choices({ id, text, mine, suggestion, allowsBoth }: DoubtProps) {
  const isConflict = mine !== undefined;
  const choices = [
    ...(isConflict ? [{ choice: "keep", label: "Keep mine" }] : []),
    ...(suggestion === undefined
      ? []
      : [{ choice: "take", label: isConflict ? "Take the new one" : `Use “${suggestion}”` }]),
    ...(allowsBoth ? [{ choice: "both", label: "Keep both" }] : []),
    ...(isConflict ? [] : [{ choice: "keep", label: "Leave it as it is" }]),
  ];
  return (
    <div className="row">
      {choices.map(({ choice, label }) => (
        <Button key={choice} small name="mend" value={`${choice}:${id}`} formNoValidate about={text}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The person's own words. */
function OwnValue({ id, text, error }: DoubtProps) {
  return (
    <div className="field">
      <label htmlFor={`value-${id}`}>What is right?</label>
      {error && <FieldError id={`value-${id}`} errors={[error]} />}
      <div className="field-with-end">
        <input
          type="text"
          id={`value-${id}`}
          name={`value-${id}`}
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
