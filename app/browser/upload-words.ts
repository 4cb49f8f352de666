/** Bytes as people read them: "860 KB", "4.2 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** A wait as people read it; rather a little too long than too short. Empty when the pace is not known. */
export function waitText(bytes: number, bytesPerSecond: number | undefined): string {
  if (!bytesPerSecond) return "";
  const seconds = bytes / bytesPerSecond;
  if (seconds <= 5) return "a few seconds";
  if (seconds <= 55) return `about ${Math.ceil(seconds / 5) * 5} s`;
  const halves = Math.ceil(seconds / 30);
  if (halves >= 20) return `about ${Math.ceil(seconds / 60)} min`;
  return `about ${Math.floor(halves / 2)} min${halves % 2 === 1 ? " 30 s" : ""}`;
}

/** Said before the first byte is sent: "4.2 MB, about 1 min 30 s here". */
export function beforeText(bytes: number, bytesPerSecond: number | undefined): string {
  const wait = waitText(bytes, bytesPerSecond);
  return `${sizeText(bytes)}${wait && `, ${wait} on this network`}`;
}

/** Said while it is sent: "31% of 4.2 MB is here, about 1 min left". */
export function duringText(sent: number, all: number, bytesPerSecond: number | undefined): string {
  const wait = sent < all ? waitText(all - sent, bytesPerSecond) : "";
  return `${Math.floor((sent / all) * 100)}% of ${sizeText(all)} uploaded${wait && `, ${wait} left`}`;
}

/** What can be sent in a second, from what the browser knows of its line in megabits a second. Phones send about half as fast as they receive. */
export function guessedPace(downlink: number | undefined): number | undefined {
  return downlink ? (downlink * 1_000_000) / 8 / 2 : undefined;
}
