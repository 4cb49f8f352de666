import { Disclosure } from "~/ui/dialog";
import { Field, Select, TextArea } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";
import type { Fields } from "./generation-fields";

export function NewResume({ fields }: { fields: Fields }) {
  return (
    <div className="source-new stack">
      <p className="hint">
        Only what you write here goes into your resume. What is missing stays as a blank for you to fill.
      </p>
      <Field {...getFieldProps(fields.fullName)} label="Full name" autoComplete="name" />
      <Field {...getFieldProps(fields.phone)} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <Field
        {...getFieldProps(fields.email)}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field {...getFieldProps(fields.location)} label="Location" hint="Town and state, no street" />
      <Field {...getFieldProps(fields.major)} label="Course of study" />
      <Field {...getFieldProps(fields.school)} label="School" />
      <Disclosure summary="Tell us more for a better resume">
        <div className="stack">
          <Field
            {...getFieldProps(fields.degree)}
            label="Degree or certificate"
            hint="B.Sc., HND, NCE, SSCE …"
          />
          <Field
            {...getFieldProps(fields.classOfDegree)}
            label="Class of degree"
            hint="Second Class Upper, Upper Credit …"
          />
          <Field
            {...getFieldProps(fields.graduationYear)}
            label="Year of graduation"
            inputMode="numeric"
            maxLength={4}
          />
          <Select {...getFieldProps(fields.nysc)} label="NYSC">
            <option value="">Not stated</option>
            <option value="discharged">Discharged</option>
            <option value="serving">Serving</option>
            <option value="exempted">Exempted</option>
            <option value="excluded">Excluded</option>
            <option value="not_yet">Not yet served</option>
          </Select>
          <Field {...getFieldProps(fields.nyscState)} label="State where you served" />
          <Field {...getFieldProps(fields.nyscPlace)} label="Place of primary assignment" />
          <TextArea
            {...getFieldProps(fields.siwes)}
            label="SIWES or internship"
            hint="Where, when, and what you did there. One thing per line."
            rows={3}
          />
          <TextArea {...getFieldProps(fields.projects)} label="Projects" hint="One per line" rows={3} />
          <TextArea
            {...getFieldProps(fields.volunteering)}
            label="Volunteering"
            hint="One per line"
            rows={3}
          />
          <TextArea
            {...getFieldProps(fields.skills)}
            label="Skills"
            hint="Put commas between them"
            rows={2}
          />
          <TextArea
            {...getFieldProps(fields.referees)}
            label="Referees"
            hint="Name, post, phone. One per line."
            rows={2}
          />
        </div>
      </Disclosure>
    </div>
  );
}
