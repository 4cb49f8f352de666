import type { FieldMetadata } from "@conform-to/react";
import { Button } from "./button";
import { Disclosure } from "./dialog";
import { Field, Select, TextArea } from "./field";
import { getFieldProps } from "./form-field";

type JobValues = Record<"position" | "name" | "startDate" | "endDate" | "did", string>;
export type QuestionValues = Record<
  | "fullName"
  | "phone"
  | "email"
  | "location"
  | "major"
  | "school"
  | "degree"
  | "classOfDegree"
  | "graduationYear"
  | "nysc"
  | "nyscState"
  | "nyscPlace"
  | "siwes"
  | "projects"
  | "volunteering"
  | "skills"
  | "referees",
  string
> & { work: JobValues[] };
export type Questions = { [Name in keyof QuestionValues]: FieldMetadata<QuestionValues[Name]> };

/** The guided questions, in an order that somebody without papers can answer: who, work, school, the rest. */
export function QuestionFields({
  fields,
  jobs,
  isAdding,
  heading: Title,
}: {
  fields: Questions;
  /** How many blocks for jobs are shown. */
  jobs: number;
  /** The last block was asked for just now. */
  isAdding: boolean;
  /** The level below the heading that the questions stand under. */
  heading: "h2" | "h3";
}) {
  return (
    <>
      <Field {...plainProps(fields.fullName)} label="Full name" autoComplete="name" />
      <div className="pair">
        <Field {...plainProps(fields.phone)} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <Field
          {...plainProps(fields.email)}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <Field {...plainProps(fields.location)} label="Location" hint="Town and state, no street" />
      <div className="part stack">
        <Title>Work you have done</Title>
        <p className="hint">Paid or not, for others or for yourself: driver, tailor, trader, teacher.</p>
        {Array.from({ length: jobs }, (_, index) => (
          <Job key={index} fields={fields} index={index} isNew={isAdding && index === jobs - 1} />
        ))}
        <div>
          <Button small name="more" value="work" formNoValidate>
            Add another job
          </Button>
        </div>
      </div>
      <div className="part stack">
        <Title>School</Title>
        <Field {...plainProps(fields.major)} label="Course of study" />
        <Field {...plainProps(fields.school)} label="School" />
        <Disclosure summary="More about school, NYSC, skills and referees">
          <div className="stack">
            <More fields={fields} />
          </div>
        </Disclosure>
      </div>
    </>
  );
}

function Job({ fields, index, isNew }: { fields: Questions; index: number; isNew: boolean }) {
  const known = fields.work.getFieldList()[index]?.getFieldset();
  const props = (name: keyof JobValues) => ({
    optionalText: "",
    id: `${fields.work.id}-${index}-${name}`,
    name: `work[${index}].${name}`,
    errors: known?.[name].errors,
    defaultValue: known?.[name].initialValue,
  });
  return (
    <fieldset className={index > 0 ? "part stack" : "stack"}>
      <legend>Job {index + 1}</legend>
      <Field {...props("position")} label="Your work" hint="For example: driver" autoFocus={isNew} />
      <Field {...props("name")} label="Employer, or your own business" />
      <div className="pair">
        <Field {...props("startDate")} label="From" hint="March 2021, or 2021" />
        <Field {...props("endDate")} label="To" hint="The same, or “present”" />
      </div>
      <TextArea
        {...props("did")}
        label="What you did"
        hint="One thing per line. Numbers help: sewed 30 uniforms a week."
        rows={4}
      />
    </fieldset>
  );
}

// Nearly everything here may be skipped: to say so beside each field would only be noise.
function plainProps(field: FieldMetadata<string>) {
  return { ...getFieldProps(field), optionalText: "" };
}

function More({ fields }: { fields: Questions }) {
  return (
    <>
      <Field {...plainProps(fields.degree)} label="Degree or certificate" hint="B.Sc., HND, NCE, SSCE …" />
      <Field
        {...plainProps(fields.classOfDegree)}
        label="Class of degree"
        hint="Second Class Upper, Upper Credit …"
      />
      <Field
        {...plainProps(fields.graduationYear)}
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
      />
      <Select {...plainProps(fields.nysc)} label="NYSC">
        <option value="">Not stated</option>
        <option value="discharged">Discharged</option>
        <option value="serving">Serving</option>
        <option value="exempted">Exempted</option>
        <option value="excluded">Excluded</option>
        <option value="not_yet">Not yet served</option>
      </Select>
      <Field {...plainProps(fields.nyscState)} label="State where you served" />
      <Field {...plainProps(fields.nyscPlace)} label="Place of primary assignment" />
      <TextArea
        {...plainProps(fields.siwes)}
        label="SIWES or internship"
        hint="Where, when, and what you did there. One thing per line."
        rows={3}
      />
      <TextArea {...plainProps(fields.projects)} label="Projects" hint="One per line" rows={3} />
      <TextArea {...plainProps(fields.volunteering)} label="Volunteering" hint="One per line" rows={3} />
      <TextArea {...plainProps(fields.skills)} label="Skills" hint="Put commas between them" rows={2} />
      <TextArea
        {...plainProps(fields.referees)}
        label="Referees"
        hint="Name, post, phone. One per line."
        rows={2}
      />
    </>
  );
}
