/** The most blocks for jobs that a form has. */
export const MAX_JOBS = 20;

/** How many blocks for jobs a posted form has; one more when the person asked for it. */
export function countJobs(fields: FormData): { jobs: number; isAdding: boolean } {
  const isAdding = fields.get("more") === "work";
  const posted = [...fields.keys()].flatMap((name) => /^work\[(\d{1,2})\]\./.exec(name)?.[1] ?? []);
  const jobs = Math.max(1, ...posted.map((index) => Number(index) + 1));
  return { jobs: Math.min(isAdding ? jobs + 1 : jobs, MAX_JOBS), isAdding };
}
