/**
 * What the parting of a section into posts costs. Set by hand; moved one at a time against marked resumes each by a half and by twice, none of them changes more than one post in two
 * hundred.
 */
export const costs = {
  /** A post that lacks one of its parts. */
  noTitle: 0.8,
  noTitleWithNote: 0.2,
  noEmployer: 0.85,
  noDates: 1.2,
  /** One that has the employer of the post above it, and an employer that stands over posts. */
  shared: 0.1,
  over: 0.4,
  /** A field in the place of a part that it surely is not. */
  unsure: 2.5,
  /** What belongs to no post. */
  leftOut: 3,
  leftItem: 0.6,
  leftPlace: 0.1,
  leftDates: 1.9,
  leftDatesOfItem: 0.4,
  /** A part that the head has already. */
  twice: 3.5,
  titleAgain: 0.5,
  secondTime: 1.8,
  endOfTime: 0.1,
  employerAsPlace: 0.5,
  /** What a head goes on over. */
  newLine: 0.15,
  gap: 0.4,
  deeds: 2,
  row: 3,
  itemChange: 1,
  /** A head that begins, and where. */
  opens: 0.35,
  midLine: 1.6,
  openItem: 0.6,
  noGap: 0.3,
  /** A head in another form than the others. */
  unlike: 0.6,
  /** Neither post nor employer. */
  nameless: 50,
} as const;
