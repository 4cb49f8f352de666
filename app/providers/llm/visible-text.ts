const TAG = /<(\/?)(?:think|thinking|reasoning)>/i;
const TAGS = ["think", "thinking", "reasoning"].flatMap((name) => [`<${name}>`, `</${name}>`]);
const LONGEST_TAG = Math.max(...TAGS.map(({ length }) => length));

/**
 * The text of a growing answer without its thinking, read piece by piece: each letter is looked at once,
 * however long the answer grows. A tag that may still be incomplete is held back; `end` gives it up.
 * Thinking whose start a server removed takes everything before its end with it. No BOM.
 */
export function createVisibleText() {
  let visible = "";
  let rest = ""; // not read yet: the beginning of a tag
  let isThinking = false;
  let hasInk = false;
  const show = (text: string) => {
    visible += visible === "" ? text.replace(/^\uFEFF/, "") : text;
    hasInk ||= /\S/.test(text);
  };
  const read = (text: string): string => {
    let unread = text;
    for (let tag = TAG.exec(unread); tag; tag = TAG.exec(unread)) {
      const isEnd = tag[1] === "/";
      if (!isThinking && isEnd) [visible, hasInk] = ["", false];
      else if (!isThinking) show(unread.slice(0, tag.index));
      isThinking = !isEnd;
      unread = unread.slice(tag.index + tag[0].length);
    }
    return unread;
  };
  return {
    /** Adds a piece. Returns whether more is visible than before, or something else. */
    push(piece: string): boolean {
      const before = visible;
      const unread = read(rest + piece);
      const held = heldBack(unread);
      if (!isThinking) show(unread.slice(0, unread.length - held));
      rest = unread.slice(unread.length - held);
      return visible !== before;
    },
    /** Nothing more comes: what was held back is text. */
    end(): string {
      if (!isThinking) show(rest);
      rest = "";
      return visible;
    },
    text: () => visible,
    /** Whether there is more to see than white space. */
    hasInk: () => hasInk,
  };
}

// How many letters at the end may be the beginning of a tag.
function heldBack(text: string): number {
  const from = text.lastIndexOf("<");
  if (from < 0 || text.length - from >= LONGEST_TAG) return 0;
  const tail = text.slice(from).toLowerCase();
  return TAGS.some((tag) => tag.startsWith(tail)) ? tail.length : 0;
}
