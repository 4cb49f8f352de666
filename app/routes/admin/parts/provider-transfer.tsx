import type { FieldMetadata } from "@conform-to/react";
import { Field, TextArea } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";
import { Notice } from "~/ui/notice";

export type Values = Record<
  | "apiKey"
  | "model"
  | "otherModel"
  | "baseUrl"
  | "fallbackRank"
  | "maxConcurrency"
  | "dailyCapUsd"
  | "legalEntity"
  | "country"
  | "mechanism"
  | "terms"
  | "agreementUrl"
  | "checkedOn",
  string
>;

export type Fields = { [Name in keyof Values]: FieldMetadata<string> };

type TransferRecordProps = { fields: Fields; isProposed: boolean; requiresKey: boolean };

export function TransferRecord({ fields, isProposed, requiresKey }: TransferRecordProps) {
  return (
    <section className="card stack">
      <h2>Where people's text goes</h2>
      <p>
        Resumes leave the country when this provider writes. People see the company and country before they
        agree. You can save without this record, but then the provider cannot be active.
      </p>
      {isProposed && (
        <Notice label="Proposed">
          We filled in what we found. Read the agreement yourself, add or correct details, and set the day.
        </Notice>
      )}
      <div className="pair">
        <Field {...getFieldProps(fields.legalEntity)} {...NEEDED} label="Company" maxLength={200} />
        <Field
          {...getFieldProps(fields.country)}
          {...NEEDED}
          label="Country, two letters"
          maxLength={2}
          autoCapitalize="characters"
        />
      </div>
      <TextArea
        {...getFieldProps(fields.mechanism)}
        {...NEEDED}
        label="Why the transfer is lawful"
        rows={3}
      />
      <TextArea
        {...getFieldProps(fields.terms)}
        {...NEEDED}
        label="What they keep, and whether they train on it"
        rows={3}
      />
      <div className="pair">
        <Field
          {...getFieldProps(fields.agreementUrl)}
          {...(requiresKey ? NEEDED : {})}
          label="Link to the agreement"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
        />
        <Field {...getFieldProps(fields.checkedOn)} {...NEEDED} label="Day you read it" type="date" />
      </div>
    </section>
  );
}

const NEEDED = { optionalText: "needed to activate" };
