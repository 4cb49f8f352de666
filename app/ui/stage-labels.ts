/** What a stage's state is called for those who hear the page. */
export const STAGE_LABELS = { done: "Done: ", doing: "Now: ", waiting: "To come: ", failed: "Failed: " };

/** How long a stage took, as read. */
export function formatStageDuration(ms: number | undefined): string {
  return ms === undefined ? "" : `${(ms / 1000).toFixed(1)} s`;
}
