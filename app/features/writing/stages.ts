/** What a generation does, in order, in the words the person reads. */
export const STAGES = [
  { stage: "resume", label: "Reading your resume" },
  { stage: "advert", label: "Reading the advert" },
  { stage: "match", label: "Matching the two" },
  { stage: "write", label: "Writing" },
  { stage: "check", label: "Checking against your resume, making the files" },
] as const;

export type Stage = (typeof STAGES)[number]["stage"];
