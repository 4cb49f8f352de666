/**
 * JSON.parse without loss of digits: integers of more than 15 digits (Paystack's ids are unsigned 64-bit)
 * become text. Throws a SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text.replace(TOKENS, (token) => (/^-?\d{16,}$/.test(token) ? `"${token}"` : token)));
}

// Strings match too, so that digits inside them stay unchanged.
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
