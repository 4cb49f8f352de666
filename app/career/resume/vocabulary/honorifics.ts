/** Short forms of address that end in a stop and stand before a name. */
export const honorifics = `engr, prof, mr, mrs, ms, miss, dr, barr, alh, alhaji, hon, arc, surv, pharm, rev, revd, sr, bro, fr, pst, pastor, evang, apostle, bishop, ven, canon, chief,
  esq, st, sgt, capt, col, lt, maj, gen, cpl, qs, tpl, bldr, esv, mal, nig, amb, justice, otunba, hajia, alhaja, mallam, nurse, matron, elder, deacon, deaconess`;

/** Titles that stand in brackets behind a name or its form of address. */
export const titlesInBrackets = `rtd, retd, retired, ksm, jp, mni, mfr, oon, con, ofr, phd`;
