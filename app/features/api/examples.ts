import text from "./examples.md?raw";
import webhookText from "./webhook-example.md?raw";

/** An example to copy, for a shell with curl and for JavaScript. The tests run each of them against a server. */
export type Example = { title: string; note: string; curl: string; javascript: string };

const [intro = "", ...sections] = text.split(/^## /m);

/** What comes before the examples in JavaScript. */
export const JAVASCRIPT_START = blockOf(intro, "js");

export const EXAMPLES: Example[] = sections.map((section) => {
  const [title = "", ...rest] = section.split("\n");
  const note = rest.join("\n").split("```")[0] ?? "";
  return { title, note: note.trim(), curl: blockOf(section, "sh"), javascript: blockOf(section, "js") };
});

/** A program that checks who sends a webhook. */
export const WEBHOOK_EXAMPLE = blockOf(webhookText, "js");

/** What comes before the examples of a shell. */
export function shellStart(url: string): string {
  return `export OYA_URL=${url}\nexport OYA_KEY=oya_…`;
}

function blockOf(section: string, language: string): string {
  return new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(section)?.[1] ?? "";
}
