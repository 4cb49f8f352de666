import type { Field } from "./field";
import { headingSection, looseHeadingSection } from "./headings";
import { schoolName } from "./vocabulary/school-levels";

/** "University of Ibadan" right under "Education", set as a heading is, names a school; "Institutions attended" heads the section. */
export function withSchoolHeadings(fields: readonly Field[]): Field[] {
  let isInStudies = false;
  return fields.map((field, at) => {
    const isAlone = [fields[at - 1], fields[at + 1]].every((one) => one?.paragraph !== field.paragraph);
    // "Volunteer" alone on its line among schools heads what was done unpaid: no school has a post.
    if (isInStudies && isAlone && field.label === "title" && headingSection(field.text) === "volunteer") {
      isInStudies = false;
      return { ...field, label: "heading" as const, probability: asHeading };
    }
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

const asHeading: Field["probability"] = (...labels) => Number(labels.includes("heading"));
