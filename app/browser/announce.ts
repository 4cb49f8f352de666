/** Has a screen reader say a sentence, through the one status region that every page keeps. */
export function announce(sentence: string): void {
  const region = document.querySelector("[data-status]");
  if (region) region.textContent = sentence;
}
