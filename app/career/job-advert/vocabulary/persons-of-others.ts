/** What stands right before a person who is not to read applications. */
export const BEFORE_OTHERS =
  "[Rr]eport(?:s|ing)?(?: directly| jointly)?(?: to)?, [Rr]esponsible(?: directly)? to, [Aa]ccountable(?: directly)? to, [Aa]nswerable to, [Ss]upervised by, [Ff]ounded by, [Ee]stablished by, [Oo]wned by, [Ll]ed by, [Hh]eaded by, [Rr]un by, [Bb]uilt by, [Ss]tarted by, [Tt]aught by, [Tt]rained by, [Cc]alled by, [Cc]ontacted by, [Ii]nvited by, [Ii]nterviewed by, [Mm]anaged by, [Aa]ssist(?:ant to)?, [Dd]eputi[sz]e for, [Dd]eputy to, [Ss]tand in for, [Ww]ork(?:s|ing)? (?:closely )?(?:with|under|for|beside), [Rr]eplac(?:e|es|ing), [Ss]ucceed(?:s|ing)?, [Ss]upport(?:s|ing)?, [Mm]emory of, [Nn]amed after, [Ll]ate, [Ss]ays, [Ss]aid, [Ww]hen, [Ss]ince";

/** What stands right behind one. */
export const BEHIND_OTHERS =
  "say, says, said, explains, retired, resigned, left, leaving, promoted, died, founded, started, established, built, joined, supervises, will supervise, leads the, runs the, worked, received (?:an?|the) award, won";

/** What nobody shall do with the person who is named. */
export const NO_READERS =
  "call, write, address, send, contact, visit, disturb, e-?mail, phone, ring, copy, reach, message, text, ask, submit, forward";

/** What no name of a person has: words of papers, times and places. */
export const NO_NAMES =
  "letter, letters, cover, passport, photograph, photographs, certificate, certificates, diploma, degree, testimonials, credentials, statement, resume, morning, afternoon, evening, branch, campus, region, zone, street, road, estate, plaza, market, nigeria, you, state, federal, national, regional, zonal, local, government, laboratory, ministry, hospital, clinic, school, college, university, technical, public, field, project, programme, position, vacancy";

/** Words with a capital right before a name that begins behind them. */
export const NO_FIRST_NAMES =
  "ask, meet, see, visit, call, contact, phone, text, email, mail, message, tell, thank, join, dear, kindly, please, our, your, with, from, subject, attach, attached";
