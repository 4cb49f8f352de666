/** Formats bytes: "860 KB", "4.2 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** Formats a duration, rounded up. Empty when the speed is unknown. */
export function formatDuration(bytes: number, bytesPerSecond: number | undefined): string {
  if (!bytesPerSecond) return "";
  const seconds = bytes / bytesPerSecond;
  if (seconds <= 5) return "a few seconds";
  if (seconds <= 55) return `about ${Math.ceil(seconds / 5) * 5} s`;
  const halfMinutes = Math.ceil(seconds / 30);
  if (halfMinutes >= 20) return `about ${Math.ceil(seconds / 60)} min`;
  return `about ${Math.floor(halfMinutes / 2)} min${halfMinutes % 2 === 1 ? " 30 s" : ""}`;
}

/** Shown before the upload: "4.2 MB, about 1 min 30 s here". */
export function uploadStartText(bytes: number, bytesPerSecond: number | undefined): string {
  const duration = formatDuration(bytes, bytesPerSecond);
  return `${formatBytes(bytes)}${duration && `, ${duration} on this network`}`;
}

/** Shown during the upload: "31% of 4.2 MB is here, about 1 min left". */
export function uploadProgressText(sent: number, all: number, bytesPerSecond: number | undefined): string {
  const duration = sent < all ? formatDuration(all - sent, bytesPerSecond) : "";
  return `${Math.floor((sent / all) * 100)}% of ${formatBytes(all)} uploaded${duration && `, ${duration} left`}`;
}

/**
 * Estimated upload bytes per second from the browser's downlink in Mbit/s. Phones upload at about half that
 * speed.
 */
export function estimateUploadSpeed(downlink: number | undefined): number | undefined {
  return downlink ? (downlink * 1_000_000) / 8 / 2 : undefined;
}
