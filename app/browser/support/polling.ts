/** After this many failures a message is shown as not sent, and waits for a tap. */
export const MAX_ATTEMPTS = 10;

const SECOND_MS = 1000;
const MAX_INTERVAL_MS = 30 * SECOND_MS;

/** Milliseconds until the next poll: 3 seconds without the socket, longer when idle, 30 seconds with it. */
export function pollInterval(isConnected: boolean, idlePolls: number): number {
  return isConnected ? MAX_INTERVAL_MS : Math.min(MAX_INTERVAL_MS, 3 * SECOND_MS * 1.5 ** idlePolls);
}
