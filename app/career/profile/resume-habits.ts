/**
 * A resume as its text comes out of a file, and what a careful reader would take from it. A job is "position | employer | start | end",
 * a course "degree | subject | school | end", service "status | place | state | start | end".
 */
export type Habit = {
  id: string;
  text: string;
  name: string;
  phone: string;
  jobs: string[];
  siwes?: string[];
  courses: string[];
  nysc?: string;
  certificates?: string[];
  /** Skills that must be found as single ones; there may be others. */
  skills?: string[];
  oLevels?: number;
  referees?: string[];
  sections: string;
};
