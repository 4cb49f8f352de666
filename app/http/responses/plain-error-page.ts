/** A page without data, styles or scripts, for what is refused before a page is made. `text` is a sentence of our own, not escaped. */
export function plainErrorPage(status: number, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>That did not work</h1><p>${text}</p><p><a href="/">Go to the home page</a></p>`;
}
