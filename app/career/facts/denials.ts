/** A word run with the words that look like denials but deny nothing of the person taken out: "listeners who cannot see", "franchir ce pas". */
export function withoutMereLooks(run: string): string {
  return run.replace(OF_OTHERS, " ").replace(A_STEP, " ").replace(RATHER_THAN, " ");
}

/** What somebody else cannot do says what kind of people they are. */
const OF_OTHERS =
  / (?:who|whom|which|that|whose \S+|que|quienes|qui|die|der|das) (?:cannot|can not|can t|could not|couldn t|do not|don t|did not|didn t|are not|is not|were not|have no|had no|no (?:pueden|ven|tienen|saben|hablan)|ne (?:peuvent|voient|parlent|savent) pas)(?= )/g;
const A_STEP = / (?:ce|un|le|du|premier|grand|chaque|au|petit|prochain) pas(?= )/g;
const RATHER_THAN = / (?:rather than|mas bien que|mas que|plutot que|eher als) \S+(?= )/g;
