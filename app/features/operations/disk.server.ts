import { statfsSync } from "node:fs";
import { env } from "~/env.server";

const MEGABYTE = 1024 * 1024;

/** Free and whole space of the volume with the data directory, in megabytes, and whether enough is free. */
export function getDiskSpace(): { freeMb: number; totalMb: number; isEnough: boolean } {
  const { bavail, blocks, bsize } = statfsSync(env.DATA_DIR);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  return {
    freeMb,
    totalMb: Math.floor((blocks * bsize) / MEGABYTE),
    isEnough: freeMb >= env.MIN_FREE_DISK_MB,
  };
}
