export type QuantityKind =
  "money" | "percent" | "points" | "times" | "duration" | "year" | "ordinal" | "count" | "clock" | "vague";

/**
 * One quantity of a text. `unit` is the currency of money ("NGN"), the base of a duration ("months", "minutes") or the month
 * of a date ("03"); durations are given in their base. `things` are the stems of what is counted, as far as the text says.
 */
export type Quantity = {
  kind: QuantityKind;
  value: number;
  unit: string;
  things: string[];
  about: "" | "over" | "under" | "about";
  lead: "" | "by" | "to" | "from";
  range: "" | "low" | "high";
  /** "5 a year": the period straight after the number. */
  rate: string;
  text: string;
};
