import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";

type PersonFieldsProps = {
  fields: Record<"firstName" | "lastName" | "linkedinProfile", FieldMetadata<string>>;
  nameHint?: string;
  disabled?: boolean;
};

/** Name and LinkedIn profile of the account, as the welcome and the profile page ask for them. */
export function PersonFields({ fields, nameHint, disabled }: PersonFieldsProps) {
  return (
    <>
      <Field
        {...getFieldProps(fields.firstName)}
        label="First name"
        hint={nameHint}
        autoComplete="given-name"
        maxLength={120}
        disabled={disabled}
        required
      />
      <Field
        {...getFieldProps(fields.lastName)}
        label="Last name"
        autoComplete="family-name"
        maxLength={120}
        disabled={disabled}
      />
      <Field
        {...getFieldProps(fields.linkedinProfile)}
        label="LinkedIn profile"
        hint="The full address: https://www.linkedin.com/in/your-name"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        disabled={disabled}
      />
    </>
  );
}
