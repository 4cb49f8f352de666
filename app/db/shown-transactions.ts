export type CopyReaders = {
  /** Changes with each transaction that can be seen. */
  dataVersion: () => number;
  /** The number of the last transaction that has come. */
  position: () => number;
  /** How many transactions wrote the row of the probe and nothing else. */
  probes: () => number;
};

const TRIES = 3;

/**
 * The version of what a copy shows: it changes with each transaction but those of the probe, which number themselves. So nobody has to
 * know what a transaction wrote.
 */
export function followShownTransactions({ dataVersion, position, probes }: CopyReaders): () => string {
  let seen: number | undefined;
  let last = 0;
  let beginnings = 0;
  let restless = 0;
  let version = "";
  return () => {
    if (dataVersion() === seen) return version;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = dataVersion();
      const at = position();
      const shown = at - probes();
      // Another transaction came between: a position and a count of different moments could add up to a version that was there before.
      if (position() !== at || dataVersion() !== before) continue;
      if (at < last) beginnings += 1; // a restored backup: the numbers begin anew
      last = at;
      seen = before;
      version = `${beginnings} ${shown}`;
      return version;
    }
    restless += 1;
    return `between ${restless}`;
  };
}
