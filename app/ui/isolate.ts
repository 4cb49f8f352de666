const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A text of somebody for the middle of a sentence: what is written from right to left gets signs that keep it in its place, as `<bdi>` does. */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** A post and its employer where a page cannot have elements: titles of windows and notifications. */
export function postAtText({ jobTitle, companyName }: { jobTitle: string; companyName: string }): string {
  return [jobTitle, companyName].filter(Boolean).map(isolate).join(", ");
}
