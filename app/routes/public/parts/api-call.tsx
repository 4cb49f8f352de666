import type { CallText, FieldText } from "~/features/api/reference";

/** One call of the API, closed until it is tapped or its address is followed. */
export function ApiCall({ call, summary, needs, limit, replacedBy, sends, answers, errors }: CallText) {
  return (
    <details className="disclosure">
      <summary>
        {call} <span className="soft">{summary}</span>
      </summary>
      <div className="stack" id={call.replace(/\W+/g, "-").toLowerCase()}>
        <p>
          Needs {needs}
          {limit && `; at most ${limit}`}.{replacedBy && ` New programs use ${replacedBy}.`}
        </p>
        {sends.map(({ as, fields }) => (
          <Fields key={as} title={`Send: ${as}`} fields={fields} />
        ))}
        {answers.map(({ status, text, headers, fields }) => (
          <Fields key={status} title={`${status}: ${[text, ...headers].join(", ")}`} fields={fields} />
        ))}
        {errors.length > 0 && (
          <p>Errors: {errors.map(({ status, codes }) => `${status} ${codes.join(", ")}`).join("; ")}.</p>
        )}
      </div>
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: FieldText[] }) {
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ name, type, isRequired, note }) => (
            <li key={name}>
              <b>
                {name}
                {isRequired && title.startsWith("Send") && "*"}
              </b>{" "}
              <span className="soft">
                {type}
                {note && `. ${note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
