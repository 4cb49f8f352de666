/** What a new person reads once. `trial` is the allowance of the trial as text. */
export function welcomeLines(trial: string): string[] {
  return [
    "Paste an advert. You get a letter and a resume for that job, each sentence from what you gave us.",
    `Your free trial: ${trial}, 7 days, no card.`,
  ];
}
