import { foldText } from "~/career/nlp/fold";
import { stem } from "~/career/nlp/stem";

/**
 * Courses by the faculty that adverts name in their place: "a degree in the Social Sciences" is answered by Psychology. Each row
 * has the names of the faculty, then the courses; stems are compared. The groups are those of the faculties of Nigerian universities
 * and polytechnics (NUC and NBTE).
 */
const ROWS: readonly string[] = [
  "social science = psychology, economics, sociology, political science, geography, mass communication, international relations, social work, demography, criminology, anthropology, public administration, peace",
  "humanities, arts, liberal arts = english, literary studies, history, philosophy, theatre arts, linguistics, french, arabic, religious studies, fine art, music, languages, communication arts, yoruba, igbo, hausa, law",
  "natural science, pure science, physical science, life science, science = physics, chemistry, biology, biochemistry, microbiology, mathematics, statistics, computer science, geology, zoology, botany, laboratory technology, geophysics, industrial chemistry",
  "engineering, technology = mechanical, electrical, electronics, civil engineering, chemical engineering, computer engineering, mechatronics, petroleum engineering, metallurgical, marine engineering, agricultural engineering, telecommunication, production engineering, welding",
  "business, management science, management, commercial, commerce = business administration, accounting, accountancy, banking, finance, marketing, insurance, public administration, entrepreneurship, human resource, industrial relations, actuarial, office technology, purchasing, procurement, transport management",
  "hospitality, catering, tourism, hotel management = hotel, catering, tourism, hospitality, culinary, home economics, food science, food technology, leisure",
  "agriculture, agricultural science, agric = animal science, animal production, crop, soil science, fisheries, forestry, agricultural economics, agronomy, agricultural extension, horticulture, animal health, agribusiness",
  "health science, medical science, health = nursing, public health, medical laboratory, pharmacy, physiotherapy, radiography, community health, health education, nutrition, dietetics, environmental health, health information",
  "environmental science, environmental studies, built environment = architecture, estate management, quantity surveying, urban, town planning, building, surveying, geoinformatics, environmental",
  "education = education, guidance, early childhood, primary education, adult education",
  "information technology, computing, ict, computer = computer science, software engineering, information systems, cyber security, computer engineering, information technology, data science",
  "numerate discipline, quantitative discipline, numerate = mathematics, statistics, economics, engineering, physics, accounting, actuarial, computer science, finance",
];

const FACULTIES = ROWS.map((row) => {
  const [names = "", courses = ""] = row.split(" = ");
  return { names: phrasesOf(names), courses: phrasesOf(courses) };
});

function phrasesOf(list: string): string[] {
  return list.split(", ").map((phrase) => ` ${stemmed(phrase)} `);
}

function stemmed(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(stem)
    .join(" ");
}

const NAMES = FACULTIES.flatMap(({ names, courses }) =>
  names.map((name) => ({ name, phrases: [...courses, ...names] })),
).toSorted((a, b) => b.name.length - a.name.length);

/** Whether a course of study belongs to a faculty that a demand for a degree names. */
export function isOfFaculty(demand: string, course: string): boolean {
  const studied = ` ${stemmed(course)} `;
  let asked = ` ${stemmed(demand)} `;
  return NAMES.some(({ name, phrases }) => {
    if (!asked.includes(name)) return false;
    // "social science" is not "science".
    asked = asked.replaceAll(name, "  ");
    return phrases.some((phrase) => studied.includes(phrase));
  });
}
