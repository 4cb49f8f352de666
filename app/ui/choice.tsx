import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldError, ariaFieldProps } from "./field";

type ChoiceProps = { id: string; name: string; label: string; hint?: ReactNode } & Omit<
  ComponentPropsWithoutRef<"input">,
  "type" | "className" | "id" | "name"
>;

/** A checkbox with its label. */
export function Checkbox({ label, hint, errors, ...input }: ChoiceProps & { errors?: string[] }) {
  return (
    <div>
      {errors && errors.length > 0 && <FieldError id={input.id} errors={errors} />}
      <label className="choice">
        <input {...input} type="checkbox" {...ariaFieldProps({ id: input.id, errors })} />
        <span>
          {label}
          {hint && <span className="hint">{hint}</span>}
        </span>
      </label>
    </div>
  );
}

/** A choice as a large tile for touch: one of several (radio) or any of several (checkbox). */
export function ChoiceCard({ type, label, hint, ...input }: ChoiceProps & { type: "radio" | "checkbox" }) {
  return (
    <label className="choice choice-card">
      <input {...input} type={type} />
      <span>
        <b>{label}</b>
        {hint && <span className="hint">{hint}</span>}
      </span>
    </label>
  );
}

/** A group of choices for one question. Errors link to the first choice, so give it the same `id`. */
export function ChoiceGroup({
  id,
  legend,
  hint,
  errors = [],
  children,
}: {
  id: string;
  legend: string;
  hint?: ReactNode;
  errors?: string[];
  children: ReactNode;
}) {
  return (
    <fieldset className="stack" aria-describedby={ariaFieldProps({ id, hint, errors })["aria-describedby"]}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && <FieldError id={id} errors={errors} />}
      {children}
    </fieldset>
  );
}
