import type { Field } from "./field";
import { headingSection, looseHeadingSection } from "./headings";
import { schoolName } from "./vocabulary/school-levels";

/** "University of Ibadan" right under "Education", set as a heading is, names a school; "Institutions attended" heads the section. */
export function withSchoolHeadings(fields: readonly Field[]): Field[] {
  let isInStudies = false;
  return fields.map((field) => {
    if (field.label !== "heading") return field;
    const isSchool = schoolName.test(field.text) && headingSection(field.text) === undefined;
    if (isInStudies && isSchool)
      return {
        ...field,
        label: "school" as const,
        probability: (...labels) => (labels.includes("school") ? 0.9 : 0),
      };
    isInStudies = looseHeadingSection(field.text) === "education";
    return field;
  });
}
