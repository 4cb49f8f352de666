/** After so many tries a message is shown as not sent, and waits for a tap. */
export const MOST_TRIES = 10;

const second = 1000;
const longest = 30 * second;

/** How long until the next look for messages: 3 seconds while the socket is down, more when nothing came; 30 while it is up. */
export function lookAgain(isUp: boolean, idle: number): number {
  return isUp ? longest : Math.min(longest, 3 * second * 1.5 ** idle);
}
