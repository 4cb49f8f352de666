/** The screen reader text of each stage state. */
export const STAGE_LABELS = { done: "Done: ", doing: "Now: ", waiting: "To come: ", failed: "Failed: " };

/** Formats the duration of a stage. */
export function formatStageDuration(ms: number | undefined): string {
  return ms === undefined ? "" : `${(ms / 1000).toFixed(1)} s`;
}
