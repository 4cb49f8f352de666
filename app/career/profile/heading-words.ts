import type { SectionKey } from "../profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";

/** A section that has a heading of its own (a custom section brings its heading along). */
export type KnownSection = Exclude<SectionKey, `custom.${number}`>;

/** The heading that is printed over each section. */
export const HEADINGS: Record<DocumentLanguage, Record<KnownSection, string>> = {
  en: {
    summary: "SUMMARY",
    work: "WORK EXPERIENCE",
    education: "EDUCATION",
    nysc: "NYSC",
    siwes: "SIWES AND INTERNSHIPS",
    projects: "PROJECTS",
    volunteer: "VOLUNTEERING",
    skills: "SKILLS",
    certificates: "CERTIFICATIONS",
    awards: "AWARDS",
    languages: "LANGUAGES",
    oLevels: "O-LEVELS",
    personal: "PERSONAL DETAILS",
    referees: "REFEREES",
  },
  es: {
    summary: "PERFIL",
    work: "EXPERIENCIA LABORAL",
    education: "FORMACIÓN",
    nysc: "NYSC",
    siwes: "PRÁCTICAS",
    projects: "PROYECTOS",
    volunteer: "VOLUNTARIADO",
    skills: "COMPETENCIAS",
    certificates: "CERTIFICADOS",
    awards: "PREMIOS",
    languages: "IDIOMAS",
    oLevels: "O-LEVELS",
    personal: "DATOS PERSONALES",
    referees: "REFERENCIAS",
  },
  fr: {
    summary: "PROFIL",
    work: "EXPÉRIENCE PROFESSIONNELLE",
    education: "FORMATION",
    nysc: "NYSC",
    siwes: "STAGES",
    projects: "PROJETS",
    volunteer: "BÉNÉVOLAT",
    skills: "COMPÉTENCES",
    certificates: "CERTIFICATIONS",
    awards: "DISTINCTIONS",
    languages: "LANGUES",
    oLevels: "O-LEVELS",
    personal: "INFORMATIONS PERSONNELLES",
    referees: "RÉFÉRENCES",
  },
  de: {
    summary: "PROFIL",
    work: "BERUFSERFAHRUNG",
    education: "AUSBILDUNG",
    nysc: "NYSC",
    siwes: "PRAKTIKA",
    projects: "PROJEKTE",
    volunteer: "EHRENAMT",
    skills: "KENNTNISSE",
    certificates: "ZERTIFIKATE",
    awards: "AUSZEICHNUNGEN",
    languages: "SPRACHEN",
    oLevels: "O-LEVELS",
    personal: "PERSÖNLICHE DATEN",
    referees: "REFERENZEN",
  },
};

/** How people head their sections: the first pattern that fits a heading's words decides. Words are folded: lower case, no accents. */
export const HEADING_RULES: [RegExp, KnownSection | "custom"][] = [
  [/\brefr?e|\bguarantors?\b|\bpeople who know me\b/, "referees"],
  [
    /\beducation|\bacademic (?:laurels?|attainments?|achievements?|honou?rs)|\bacademic (qualif|background|record|histor|profile|credential|details)|\binstitutions? attended|\bschools? attended\b/,
    "education",
  ],
  [
    /\bhobb|\binterests?\b|\bextra ?curricul|\bco ?curricul|\bpublications?\b|\bresearch\b|\bdeclaration\b|\battestation\b|\bappointments?\b|\badditional\b|\bother (information|details|activities|engagements)\b|^others?$|\bleadership\b|\bpositions? (of responsibility|held)\b|\bhighlights\b|\bactivities\b/,
    "custom",
  ],
  [
    /\bnysc\b|\bnational (youth )?service\b|\byouth service\b|\bfatherland\b|\bservice to (?:my |the )?(?:nation|country)\b/,
    "nysc",
  ],
  [/\bsiwes\b|\bindustrial (training|attachment|work)\b|\binternships?\b/, "siwes"],
  [
    /\bo levels?\b|\bolevels?\b|\bordinary level\b|\b(?:ssce|wassce|waec) (?:results?|qualifications?|certificate)/,
    "oLevels",
  ],
  [/\bvolunt|\bcommunity service\b/, "volunteer"],
  [/\bprojects?\b/, "projects"],
  [/\bpersonal (skills|competenc|attributes|strengths|qualities)/, "skills"],
  [
    /\bpersonal (data|details|information|info|particulars|record|bio)|\bbio ?data\b|^bio$|\bcontact\b/,
    "personal",
  ],
  [/\bdecorations?\b|\bmedals?\b|\bgrants?\b|\bfellowships?\b|\blaurels?\b/, "awards"],
  [
    /\bcertif|\blicen[cs]|\bregistrations?\b|\btrade tests?\b|\bmemberships?\b|\baffiliations?\b|\bprofessional (qualifications?|body|bodies|trainings?|courses?|development)|\btrainings?\b|\bcourses\b|\bworkshops?\b|\bseminars?\b|\bconferences?\b/,
    "certificates",
  ],
  [/\binstitutions?\b|^(?:my )?schools?$|^academics?$|\bstudies\b|\bschooling\b/, "education"],
  [/\blanguages?\b/, "languages"],
  [
    /^(?:things |what )i (?:can do|know)\b|\bi (?:can|know) (?:do|use)\b|\bskills?\b|\bcompetenc|\bexpertise\b|\bstrengths?\b|\babilit|\bproficienc|\battributes\b|\bqualities\b|\btools\b|\btechnologies\b|\bliteracy\b/,
    "skills",
  ],
  [
    /\bawards?\b|\bhonou?rs\b|\bachievements?\b|\baccomplishments?\b|\bprizes?\b|\bscholarships?\b|\brecognitions?\b/,
    "awards",
  ],
  [
    /\bsummary\b|\boverview\b|\bsynopsis\b|\bobjectives?\b|^(?:my )?aims?\b|\bprofile\b|\babout me\b|\bwho i am\b|\bpersonal statement\b|\bcareer (goals?|aim|vision|statement)|\bprofessional statement\b/,
    "summary",
  ],
  [/\bqualifications?\b/, "education"],
  [
    /\brecord of service\b|\bservice record\b|\bworking life\b|\bwhere i have worked|\bi have (?:done|worked)\b|\bexperiences?\b|\bemployments?\b|\bwork\b|\b(?:earlier|previous|past|other|main|early) careers?\b|\bcareer (history|record|progression|path)|\bjobs?\b|\bengagements?\b|\bwork histor|\bcareer\b/,
    "work",
  ],
];

/** Every word that may stand in a heading. One other word, and the line is no heading. */
export const HEADING_VOCABULARY = new Set(
  `a about abilities ability academic academics achievement achievements accomplishment accomplishments acquired activities additional affiliation affiliations
  aim and area areas attachment attended attestation attributes award awards background bio biodata bodies body brief business career certificate certificates
  certification certifications certified civic class co community competence competences competencies competency computer conference conferences contact core course courses
  credentials curricular curriculum current data date dates declaration degree degrees detail details development digital duties educational education employment
  employments engagement engagements experience experiences expertise extra extracurricular field focus former goal goals held highlight highlights history hobbies hobby honors honours
  ict in industrial info information institution institutions interest interests internship internships involvement it jobs job key knowledge language languages
  leadership level levels licence licences license licenses licensure major me membership memberships my national new nysc o objective objectives obtained of olevel olevels on ordinary other others
  particulars passed past path personal position positions practical present previous prize prizes professional proficiencies proficiency profile progression project projects
  publication publications qualification qualifications qualities recognition recognitions record records referee referees reference references related relevant
  research responsibilities responsibility result results scheme scholarship scholarships school schools selected seminar seminars service services siwes skill skills social soft
  software spoken ssce statement strength strengths student students summary technical technologies the tools training trainings undertaken vocational vision voluntary
  volunteer volunteering waec wassce with work working works workshop workshops year years youth corps corp interpersonal written attainment attainments training
  executive synopsis academic qualification brief overview industry teaching nursing clinical banking engineering administrative accounting managerial driving legal medical cognate sales office training
  appointments board boards career earlier early literacy main i can use have speak know where worked before do what grant grants fellowship fellowships laurels registration registrations
  trade test tests guarantor guarantors progression digital networks driving where how far done so top fatherland nation country people who know refree refrees refereess ministerial secular theological pastoral family
  am life handled executed undertaken completed decorations decoration medals prizes technical online awareness exposure duties assignment assignments postings posting schooling studies`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Words that head a section only when they stand apart: they are job titles or lines of their own as well. */
export const WEAK_HEADINGS = new Set(
  `volunteer internship internships training trainings courses nysc siwes work jobs job employment career achievements achievement tools bio contact research leadership
  activities project profile publications school schools responsibilities positions others other certificate certified reference referee skill language`.split(
    /\s+/,
  ),
);
