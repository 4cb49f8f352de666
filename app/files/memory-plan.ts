const MOST_MEGABYTES = 400;
const MEGABYTE = 1024 * 1024;

/**
 * Most resident memory of one child process that reads a file, in megabytes. In a small container it is half of what there is: the
 * other half is the server's and that of the process that makes files. `limit`: what the container allows, in bytes.
 */
export function readerMegabytes(limit: number = process.constrainedMemory()): number {
  // Without a limit Node says 0, or more than any machine has.
  return limit > 0 ? Math.min(MOST_MEGABYTES, Math.floor(limit / 2 / MEGABYTE)) : MOST_MEGABYTES;
}
