import type { ComponentPropsWithoutRef, ReactNode } from "react";

type CommonFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  /** Error messages. Any entry marks the field as invalid. */
  errors?: string[];
  /** A filter: it has no "optional" label. */
  isFilter?: boolean;
  /** Replaces "optional" in the label of an optional field; an empty text leaves it out. */
  optionalText?: string;
  /** An element at the end of the input, such as a button. */
  end?: ReactNode;
};
type FieldProps<Tag extends "input" | "textarea" | "select"> = CommonFieldProps &
  Omit<ComponentPropsWithoutRef<Tag>, keyof CommonFieldProps | "className">;

/** A one-line text input. All other props go to the input. */
export function Field({ label, hint, errors, end, isFilter, optionalText, ...input }: FieldProps<"input">) {
  const about = {
    id: input.id,
    label,
    hint,
    errors,
    end,
    optionalText,
    required: input.required || isFilter,
  };
  return (
    <LabelledField {...about}>
      <input type="text" {...input} {...ariaFieldProps(about)} />
    </LabelledField>
  );
}

/**
 * A password input. The server never fills it. A script may show the hidden button, which names its input in
 * `data-shows`.
 */
export function PasswordField({
  label,
  hint,
  errors,
  ...input
}: Omit<FieldProps<"input">, "type" | "value" | "defaultValue" | "end" | "isFilter" | "optionalText">) {
  const about = { id: input.id, label, hint, errors, required: input.required };
  return (
    <LabelledField
      {...about}
      end={
        <button type="button" className="button" hidden data-shows={input.id}>
          Show
        </button>
      }
    >
      <input autoCapitalize="none" spellCheck={false} {...input} type="password" {...ariaFieldProps(about)} />
    </LabelledField>
  );
}

/** A file input. Browsers empty it after an error, so error messages should ask to choose the file again. */
export function FileField({
  label,
  hint,
  errors,
  optionalText,
  ...input
}: Omit<FieldProps<"input">, "type" | "value" | "defaultValue" | "end" | "isFilter">) {
  const about = { id: input.id, label, hint, errors, optionalText, required: input.required };
  return (
    <LabelledField {...about}>
      <input {...input} type="file" {...ariaFieldProps(about)} />
    </LabelledField>
  );
}

/** A text input with several lines. */
export function TextArea({
  label,
  hint,
  errors,
  end,
  optionalText,
  ...input
}: Omit<FieldProps<"textarea">, "isFilter">) {
  const about = { id: input.id, label, hint, errors, end, optionalText, required: input.required };
  return (
    <LabelledField {...about}>
      <textarea rows={6} {...input} {...ariaFieldProps(about)} />
    </LabelledField>
  );
}

/** A select. The options are its children. */
export function Select({
  label,
  hint,
  errors,
  end,
  isFilter,
  optionalText,
  children,
  ...input
}: FieldProps<"select">) {
  const about = {
    id: input.id,
    label,
    hint,
    errors,
    end,
    optionalText,
    required: input.required || isFilter,
  };
  return (
    <LabelledField {...about}>
      <select {...input} {...ariaFieldProps(about)}>
        {children}
      </select>
    </LabelledField>
  );
}

type LabelProps = Pick<CommonFieldProps, "id" | "label" | "hint" | "errors" | "end" | "optionalText"> & {
  required?: boolean;
};

function LabelledField({
  id,
  label,
  hint,
  errors = [],
  end,
  optionalText = "optional",
  required,
  children,
}: LabelProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && optionalText !== "" && <span>{` (${optionalText})`}</span>}
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

/** The error messages of the field `id`. */
export function FieldError({ id, errors }: { id: string; errors: string[] }) {
  return (
    <p className="error" id={`${id}-error`}>
      <span className="hidden-text">Error: </span>
      {errors.length === 1 ? errors[0] : errors.map(asSentence).join(" ")}
    </p>
  );
}

// Beside others a message ends.
function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Connects an input to its hint and its errors. */
export function ariaFieldProps({ id, hint, errors = [] }: Pick<CommonFieldProps, "id" | "hint" | "errors">) {
  const parts = [hint ? `${id}-hint` : "", errors.length > 0 ? `${id}-error` : ""].filter(Boolean);
  return {
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
    "aria-invalid": errors.length > 0 ? true : undefined,
  };
}
