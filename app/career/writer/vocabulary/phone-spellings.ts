/** Short spellings of phones that are no words of their own, each with the word that is meant. */
export const PHONE_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["b4", "before"],
  ["bcos", "because"],
  ["bcoz", "because"],
  ["bcz", "because"],
  ["frm", "from"],
  ["dat", "that"],
  ["2nite", "tonight"],
  ["gud", "good"],
  ["wk", "week"],
  ["wks", "weeks"],
  ["pple", "people"],
  ["evry", "every"],
  ["yr", "year"],
  ["yrs", "years"],
]);
