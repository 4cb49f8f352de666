import type { AlertArea } from "~/db/schema/values";

/** Something that staff must know, as a watcher sees it now. `kind` and `subject` name it: one alert is open for each. */
export type Cause = {
  kind: string;
  subject: string;
  area: AlertArea;
  /** grave: money, data or the whole service. Its end is announced too. */
  severity: "warning" | "grave";
  headline: string;
  detail: string;
  /** The page where staff can do something. */
  path: string;
};
