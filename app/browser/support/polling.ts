/** After so many tries a message is shown as not sent, and waits for a tap. */
export const MAX_ATTEMPTS = 10;

const SECOND_MS = 1000;
const MAX_INTERVAL_MS = 30 * SECOND_MS;

/** How long until the next look for messages: 3 seconds while the socket is down, more when nothing came; 30 while it is up. */
export function pollInterval(isConnected: boolean, idlePolls: number): number {
  return isConnected ? MAX_INTERVAL_MS : Math.min(MAX_INTERVAL_MS, 3 * SECOND_MS * 1.5 ** idlePolls);
}
