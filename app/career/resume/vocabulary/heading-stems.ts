import type { Section } from "./vocabulary-types";

/**
 * How headings in words of one's own begin their words: "schooled", "schooling" and "my school days" all begin with "school". A phrase of
 * several beginnings counts as many times. What several sections share ("know" of skills and of referees) stands in phrases.
 */
export const headingStems: Partial<Record<Section, string>> = {
  work: `work, employ, job, career, profession experience, experience, occupation, labour, hustl, earn, posting, post held, position, office held, journey, path, engag, duty post, street, trade history, have done, have been, served at, companies, company, boss, road so far, track record, timeline, what i do`,
  education: `school, stud, educat, academ, colleg, degree, learning, learnt, what i read, read and where, where i read, universit, campus, book, brain, classroom taught me, alma mater, qualif, taught me`,
  skills: `skill, kit, knowledge, can do, sabi do, hand can, hand work, handwork, can offer, good at, best at, super power, superpower, toolkit, toolbox, toolbelt, tools, tool, strong, strength, abilit, expert, competen, know how, know-how, bring, gift, talent, what i know, fingers, software`,
  languages: `speak, tongue, languag, i can speak, mother tongue, dialect`,
  certificates: `certif, licen, train, seminar, workshop, course, member, papers, paper i, body, bodies, credential, short course, permit, badge, professional stand, extra paper`,
  referees: `refer, know me, knows me, vouch, speak for me, guarant, recommend, ask about me, ask them, witness, who know, who knows, know my work, people to ask, who can talk, testify, confirm me`,
  nysc: `nation, fatherland, service to the nation, service to the fatherland, service to my fatherland, service to my country, serving the nation, serving my fatherland, corper, youth service, serve my country, service year, khaki`,
  siwes: `siwes, industrial train, industrial attach, student attach`,
  awards: `award, prize, honour, honor, laurel, trophy, medal, proud`,
  personal: `personal, bio, biodata, born, private, about self, vital, other thing about me, more about me, facts about me, particulars, matters`,
  contact: `contact, reach, get me, get to me, find me, call me, how to get, where i stay, where i live, touch`,
  summary: `who i am, about me, word about, why me, hello, hi, story, intro, meet, nutshell, brief, summary, aim, goal, what drives, target`,
  volunteer: `volunteer, community, give back, giving back, church work, for free`,
  projects: `project, built, portfolio`,
  custom: `hobb, conference, interest, leisure, fun, free time, when i rest, pastime, declar, play, love, enjoy, after work`,
  oLevels: `o level, o'level, waec, neco, secondary, ssce, wassce`,
};

/** Headings of what is done for nothing: offices in associations, at church, at school. */
export const unpaidWork =
  /\b(?:leadership|(?:extra|co)-? ?curriculars?|involvements?|activities|communit(?:y|ies)|unpaid|volunt\p{L}+|responsibilit(?:y|ies)|societies|clubs|giving|outreach)\b/iu;

/** Words of pastimes: a list of them is no list of skills. */
export const hobbyWords = `football, soccer, basketball, volleyball, handball, tennis, badminton, chess, draughts, draught, ludo, scrabble, ayo, whot, fifa, playstation, ps4, ps5, gaming, games, movies, movie, films, film, nollywood, music, gospel, fuji, highlife, afrobeats, singing, dancing, reading, novels, novel, poetry, travelling, traveling, travel, swimming, jogging, running, hiking, cycling, gym, fitness, workout, workouts, yoga, knitting, crocheting, crochet, gardening, photography, fishing, hunting, sightseeing, picnics, theatre, anime, cartoons, documentaries, arsenal, chelsea, liverpool, barcelona, sports, sport, boxing, wrestling, karate, golf, meditation, drawing, painting, sketching, recitation, evangelism, mountaineering, camping, picnicking, karaoke, podcasts, puzzles, sudoku, crosswords, socialising, socializing, debating, wine, riding`;

/** Words of a line that tell of the person, whatever stands around it. */
export const personalWords = `born, single, married, widow, widowed, divorced, male, female, christian, christianity, muslim, islam, genotype, birthday, lga, l.g.a, kids, children, nationality, nigerian, religion, hometown`;

/** What a fact without a label is, by its words; the first that fits decides. */
export const personalFacts: readonly [string, RegExp][] = [
  [
    "Date of birth",
    /^born\b|^\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:\p{L}{3,9}|\d{1,2})\.?,?[\s./-]+(?:19|20)\d{2}$/iu,
  ],
  ["Marital status", /^(?:single|married|widow(?:er|ed)?|divorced|separated|engaged)\b/i],
  ["Gender", /^(?:male|female|man|woman)$/i],
  ["Religion", /^(?:christian(?:ity)?|muslim|islam)$/i],
  ["State of origin", /\b(?:state|l\.?g\.?a\.?)\b/i],
  ["Nationality", /^nigerian$/i],
  ["Genotype", /^genotype\b/i],
  [
    "Relocation",
    /^(?:i am |am |i['’]m )?(?:willing|ready|able|open|happy|prepared) to (?:relocate|travel|work anywhere)\b/i,
  ],
  ["Availability", /^(?:i am |am |i['’]m )?available\b/i],
  ["Expected salary", /^(?:expected |desired )?salary(?: expectation)?\b/i],
];
