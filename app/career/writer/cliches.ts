/** Worn phrases that no sentence of ours may contain, in any case. */
export const CLICHES: readonly string[] = `
esteemed organisation|keen interest|proven track record|results-oriented|results-driven|hit the ground running|go-getter|think outside the box|team player
self-starter|detail-oriented|hard-working|hardworking|highly motivated|dynamic individual|fast-paced|passionate|synergy|leverag|spearhead|orchestrat|cutting-edge
best-in-class|world-class|game-changer|seamless|robust solutions|delve|tapestry|testament to|perfect fit|ideal candidate|invaluable asset|wealth of experience
excellent communication skills|ability to work under pressure|work independently|look no further|i am confident that|furthermore|moreover|utilis|wide range of
plays a crucial role|committed to excellence|bring to the table|value-add|at your earliest convenience|hope this letter finds you|god-fearing|curriculum vitae attached
i am writing to express|humbly|beg to apply|esteemed`
  .trim()
  .split(/[|\n]/);

/** The worn phrases in a text. */
export function clichesIn(text: string): string[] {
  const lower = text.toLowerCase();
  return CLICHES.filter((phrase) => lower.includes(phrase));
}
