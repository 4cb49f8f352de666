import type { HeadForm, Slot } from "./slots";

const location: Slot<"location"> = {
  key: "location",
  label: "Location",
  otherLabels: /^(address|place|city|town|duty station|station|work location)$/i,
};

/** Where each part stands in the head line of a job, a school … and under which label it may stand anywhere. */
export const WORK_FORM: HeadForm<"position" | "name" | "location"> = {
  slots: [
    { key: "position", label: "Position", otherLabels: /^(job title|title|role|post|designation)$/i },
    {
      key: "name",
      label: "Employer",
      otherLabels: /^(company|organi[sz]ation|firm|name of (company|employer|organi[sz]ation))$/i,
    },
    location,
  ],
  dates: "range",
};

export const EDUCATION_FORM: HeadForm<
  "studyType" | "area" | "institution" | "location" | "score" | "standing" | "standingText"
> = {
  slots: [
    { key: "studyType", label: "Qualification", otherLabels: /^(degree|certificate)$/i },
    {
      key: "area",
      label: "Course",
      otherLabels: /^(course of study|field|discipline|subject)$/i,
      isLabelled: true,
    },
    { key: "institution", label: "School", otherLabels: /^(institution|university|polytechnic|college)$/i },
    location,
    { key: "score", label: "Result", otherLabels: /^(class|class of degree|grade)$/i, isLabelled: true },
    { key: "standing", label: "Standing", isLabelled: true },
    { key: "standingText", label: "Standing in words", isLabelled: true },
  ],
  dates: "range",
};

export const NYSC_FORM: HeadForm<"status" | "ppa" | "state"> = {
  slots: [
    { key: "status", label: "Status", is: (text) => readNyscStatus(text) !== undefined },
    { key: "ppa", label: "PPA", otherLabels: /^(place of primary assignment|organi[sz]ation|employer)$/i },
    { key: "state", label: "State", otherLabels: /^(state of service|state of deployment)$/i },
  ],
  dates: "range",
};

/** How each NYSC state is printed; the first pattern that fits reads it. */
export const NYSC_STATUS = {
  discharged: {
    print: "Discharged",
    read: /^(discharged|(service |nysc )?completed|discharge certificate( obtained)?|certificate of national service)$/i,
  },
  serving: { print: "Serving", read: /^((currently |now )?serving( corps member)?|in service|ongoing)$/i },
  exempted: { print: "Exempted", read: /^(exempted|exemption certificate|exempt)$/i },
  excluded: { print: "Excluded", read: /^(excluded|exclusion (letter|certificate))$/i },
  not_yet: { print: "Not yet served", read: /^(not yet( served)?|yet to serve|awaiting( call[- ]up)?)$/i },
} as const;

/** The NYSC state that the whole text names. */
export function readNyscStatus(text: string): keyof typeof NYSC_STATUS | undefined {
  const bare = text.replace(/[.]$/, "").trim();
  if (NYSC_STATUS.discharged.read.test(bare)) return "discharged";
  if (NYSC_STATUS.serving.read.test(bare)) return "serving";
  if (NYSC_STATUS.exempted.read.test(bare)) return "exempted";
  if (NYSC_STATUS.excluded.read.test(bare)) return "excluded";
  return NYSC_STATUS.not_yet.read.test(bare) ? "not_yet" : undefined;
}

export const PROJECT_FORM: HeadForm<"name" | "url"> = {
  slots: [
    { key: "name", label: "Project", otherLabels: /^(title|project title|name)$/i },
    { key: "url", label: "Link", otherLabels: /^url$/i, is: isLink, most: 300 },
  ],
  dates: "range",
};

export const VOLUNTEER_FORM: HeadForm<"position" | "organization" | "location"> = {
  slots: [
    { key: "position", label: "Position", otherLabels: /^(role|title)$/i },
    { key: "organization", label: "Organisation", otherLabels: /^(organization|group|church|club)$/i },
    location,
  ],
  dates: "range",
};

export const CERTIFICATE_FORM: HeadForm<"name" | "issuer" | "status" | "standing"> = {
  slots: [
    { key: "name", label: "Certificate" },
    { key: "issuer", label: "Issuer", otherLabels: /^(awarding body|body|institution)$/i },
    { key: "status", label: "Status", isBracketed: true, most: 100 },
    { key: "standing", label: "Standing", isLabelled: true },
  ],
  dates: "single",
};

export const AWARD_FORM: HeadForm<"title" | "awarder"> = {
  slots: [
    { key: "title", label: "Award", most: 300 },
    { key: "awarder", label: "Awarded by" },
  ],
  dates: "single",
};

export const O_LEVEL_FORM: HeadForm<"exam" | "school"> = {
  slots: [
    { key: "exam", label: "Examination", otherLabels: /^exam$/i, most: 100 },
    { key: "school", label: "School" },
  ],
  dates: "single",
};

export const REFEREE_FORM: HeadForm<"name" | "position" | "organization" | "phone" | "email"> = {
  slots: [
    { key: "name", label: "Name" },
    { key: "position", label: "Position", otherLabels: /^(title|designation|role)$/i },
    { key: "organization", label: "Organisation", otherLabels: /^(organization|company|employer)$/i },
    { key: "phone", label: "Phone", otherLabels: /^(tel|telephone|mobile|gsm)\.?$/i, is: isPhone, most: 100 },
    { key: "email", label: "Email", otherLabels: /^e-?mail$/i, is: isEmail },
  ],
  dates: "none",
};

export function isEmail(text: string): boolean {
  return /^[\w.+%'-]+@[\w-]+(\.[\w-]+)+$/.test(text);
}

export function isLink(text: string): boolean {
  return (
    /^(https?:\/\/|www\.)\S+$/i.test(text) ||
    /^([a-z0-9-]+\.)+(com|org|net|ng|io|dev|me|co|app|info|africa|tech|xyz)(\/\S*)?$/i.test(text)
  );
}

export function isPhone(text: string): boolean {
  return /^\+?[\d\s().–-]{7,24}$/.test(text) && text.replace(/\D/g, "").length >= 7;
}
