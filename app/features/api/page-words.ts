/** Whether a sentence speaks of pages, buttons or forms, which a program does not have. */
export function speaksOfPage(text: string): boolean {
  return PAGE_WORD.test(text);
}

const PAGE_WORDS = [
  // what is on a page
  ...[
    "this page",
    "such page",
    "a page\\.",
    "screen",
    "editor",
    "button",
    "the form",
    "above",
    "below",
    "the list",
  ],
  // what hands do there
  ...["press", "tap", "tick", "click", "paste", "reload", "go back", "look at", "sign in", "upload the"],
  ...["choose (?:the|a|an|your)", "select (?:the|a|an|your)", "type the", "(?:at|on) /\\w+"],
  // what is kept for who goes back
  ...["your other answers", "your (?:text|words) (?:is|are) (?:kept|still here)", "what you typed"],
];
const PAGE_WORD = new RegExp(`\\b(?:${PAGE_WORDS.join("|")})`, "i");
