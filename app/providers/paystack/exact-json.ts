/**
 * JSON.parse that loses no digit: integers of more than 15 digits (Paystack's ids are unsigned 64-bit) come back as text. Throws a SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text.replace(TOKENS, (token) => (/^-?\d{16,}$/.test(token) ? `"${token}"` : token)));
}

// Strings are matched too, so that digits inside them are left alone.
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
