const IS_PERSON =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Engr|Barr|Chief|Alhaji|Alh|Hajiya|Otunba)\.? (?:(?:&|and) (?:Mrs|Dr)\.? )?\p{Lu}/u;

/** Whether an employer is a person: nobody works "at Mrs Okafor", and "Mama Nse Provisions" is a shop. */
export function isPerson(employer: string): boolean {
  return IS_PERSON.test(employer);
}

/** The word before an employer. */
export function before(employer: string): "at" | "for" {
  return isPerson(employer) ? "for" : "at";
}
