/** True when a text has this stem, or a longer or shorter form of it. */
export function sharesStem(stems: Set<string>, stem: string): boolean {
  if (stems.has(stem)) return true;
  if (stem.length < 4) return false;
  for (const other of stems)
    if (other.length >= 4 && (other.startsWith(stem) || stem.startsWith(other))) return true;
  return false;
}
