/** Bytes as people read them: "860 KB", "4.2 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** A wait as people read it; rather a little too long than too short. Empty when the pace is not known. */
export function formatDuration(bytes: number, bytesPerSecond: number | undefined): string {
  if (!bytesPerSecond) return "";
  const seconds = bytes / bytesPerSecond;
  if (seconds <= 5) return "a few seconds";
  if (seconds <= 55) return `about ${Math.ceil(seconds / 5) * 5} s`;
  const halfMinutes = Math.ceil(seconds / 30);
  if (halfMinutes >= 20) return `about ${Math.ceil(seconds / 60)} min`;
  return `about ${Math.floor(halfMinutes / 2)} min${halfMinutes % 2 === 1 ? " 30 s" : ""}`;
}

/** Said before the first byte is sent: "4.2 MB, about 1 min 30 s here". */
export function uploadStartText(bytes: number, bytesPerSecond: number | undefined): string {
  const duration = formatDuration(bytes, bytesPerSecond);
  return `${formatBytes(bytes)}${duration && `, ${duration} on this network`}`;
}

/** Said while it is sent: "31% of 4.2 MB is here, about 1 min left". */
export function uploadProgressText(sent: number, all: number, bytesPerSecond: number | undefined): string {
  const duration = sent < all ? formatDuration(all - sent, bytesPerSecond) : "";
  return `${Math.floor((sent / all) * 100)}% of ${formatBytes(all)} uploaded${duration && `, ${duration} left`}`;
}

/** What can be sent in a second, from what the browser knows of its line in megabits a second. Phones send about half as fast as they receive. */
export function estimateUploadSpeed(downlink: number | undefined): number | undefined {
  return downlink ? (downlink * 1_000_000) / 8 / 2 : undefined;
}
