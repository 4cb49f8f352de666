import { wordsOf } from "~/career/nlp/fold";

/** "Good communication skills", "Team player": a quality that is on every resume, so it says nothing. */
export function isManner(skill: string): boolean {
  return MANNERS.has(
    wordsOf(skill)
      .filter((word) => !PRAISE.has(word))
      .join(" "),
  );
}

const PRAISE = new Set(
  "a an the good great strong excellent very effective skill skills ability abilities".split(" "),
);

// One phrase a line, as people write it.
const MANNERS = new Set(
  `
communication
communication skills
written communication
verbal communication
oral communication
communicator
communication skill
interpersonal skills
interpersonal communication
teamwork
team work
team player
team spirit
work in a team
leadership
leadership skills
team leadership
time management
meet deadlines
punctuality
punctual
attention to detail
detail oriented
detail-oriented
eye for detail
problem solving
problem-solving
problem solving skills
analytical skills
analytical thinking
analytical mind
analytical
organisational skills
organizational skills
organisation skills
multitasking
multi-tasking
integrity
honesty
trustworthy
self-motivation
self motivated
self-motivated
self starter
self-starter
creativity
creative thinking
adaptability
flexibility
`
    .trim()
    .split("\n")
    .map((phrase) =>
      wordsOf(phrase)
        .filter((word) => !PRAISE.has(word))
        .join(" "),
    ),
);
