export { canonicalProfile, emptyProfile } from "./canonical-profile";
export { FormAnswers } from "./form-answers.schema";
export { arrangeSection, listSections, printOrder, withoutHidden } from "./arrange-sections";
export { fromJsonResume } from "./from-json-resume";
export { toJsonResume } from "./json-resume";
export { parseProfile } from "./parse-profile";
export { printProfile } from "./print-profile";
export { countBlanks, profileFromForm } from "./profile-from-form";
export { withoutBlanks } from "./without-blanks";
