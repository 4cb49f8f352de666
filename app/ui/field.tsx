import type { ComponentPropsWithoutRef, ReactNode } from "react";

type Common = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the answer, in words. Any entry marks the field as invalid. */
  errors?: string[];
  /** It narrows a list: that it may stay empty needs no word. */
  narrows?: boolean;
  /** Stands behind the label of a field that may stay empty, in place of "optional". */
  emptyWord?: string;
  /** Something that stands at the end of the input, such as a button. */
  end?: ReactNode;
};
type Given<Tag extends "input" | "textarea" | "select"> = Common &
  Omit<ComponentPropsWithoutRef<Tag>, keyof Common | "className">;

/** One line of text. Everything that is not about the label goes to the input as it is. */
export function Field({ label, hint, errors, end, narrows, emptyWord, ...input }: Given<"input">) {
  const about = { id: input.id, label, hint, errors, end, emptyWord, required: input.required || narrows };
  return (
    <Labelled {...about}>
      <input type="text" {...input} {...wiring(about)} />
    </Labelled>
  );
}

/** A password: never given a value by the server. A script may show the hidden button, which names its input in `data-shows`. */
export function PasswordField({
  label,
  hint,
  errors,
  ...input
}: Omit<Given<"input">, "type" | "value" | "defaultValue" | "end" | "narrows" | "emptyWord">) {
  const about = { id: input.id, label, hint, errors, required: input.required };
  return (
    <Labelled
      {...about}
      end={
        <button type="button" className="button" hidden data-shows={input.id}>
          Show
        </button>
      }
    >
      <input autoCapitalize="none" spellCheck={false} {...input} type="password" {...wiring(about)} />
    </Labelled>
  );
}

/** A file to choose. The browser never keeps it after a refusal, so the errors should say "choose the file again". */
export function FileField({
  label,
  hint,
  errors,
  ...input
}: Omit<Given<"input">, "type" | "value" | "defaultValue" | "end" | "narrows" | "emptyWord">) {
  const about = { id: input.id, label, hint, errors, required: input.required };
  return (
    <Labelled {...about}>
      <input {...input} type="file" {...wiring(about)} />
    </Labelled>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  errors,
  end,
  emptyWord,
  ...input
}: Omit<Given<"textarea">, "narrows">) {
  const about = { id: input.id, label, hint, errors, end, emptyWord, required: input.required };
  return (
    <Labelled {...about}>
      <textarea rows={6} {...input} {...wiring(about)} />
    </Labelled>
  );
}

/** One of a few. The options are its children. */
export function Select({
  label,
  hint,
  errors,
  end,
  narrows,
  emptyWord,
  children,
  ...input
}: Given<"select">) {
  const about = { id: input.id, label, hint, errors, end, emptyWord, required: input.required || narrows };
  return (
    <Labelled {...about}>
      <select {...input} {...wiring(about)}>
        {children}
      </select>
    </Labelled>
  );
}

type About = Pick<Common, "id" | "label" | "hint" | "errors" | "end" | "emptyWord"> & { required?: boolean };

function Labelled({
  id,
  label,
  hint,
  errors = [],
  end,
  emptyWord = "optional",
  required,
  children,
}: About & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span>{` (${emptyWord})`}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && <FieldError id={id} errors={errors} />}
      {end ? (
        <div className="field-with-end">
          {children}
          {end}
        </div>
      ) : (
        children
      )}
    </div>
  );
}

/** What is wrong with the field `id`, to stand beside it. */
export function FieldError({ id, errors }: { id: string; errors: string[] }) {
  return (
    <p className="error" id={`${id}-error`}>
      <span className="hidden-text">Error: </span>
      {errors.join(" ")}
    </p>
  );
}

/** Ties an input to its hint and its errors. */
export function wiring({ id, hint, errors = [] }: Pick<Common, "id" | "hint" | "errors">) {
  const parts = [hint ? `${id}-hint` : "", errors.length > 0 ? `${id}-error` : ""].filter(Boolean);
  return {
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
    "aria-invalid": errors.length > 0 ? true : undefined,
  };
}
