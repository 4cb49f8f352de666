import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `SAMUEL EFFIONG
Calabar, Cross River State
samuel.effiong@example.com | 0907 555 0188

OBJECTIVE
Microbiology graduate looking for a first post in a food or water laboratory.

EDUCATION
University of Calabar    2018 - 2023
B.Sc. Microbiology, Second Class Upper (CGPA 4.12/5.00)
Project: Bacteria in sachet water sold in Calabar; 48 samples from 8 brands tested

NYSC
Discharged, 2024
PPA: General Hospital Laboratory, Lokoja, Kogi State
- Prepared culture media for about 25 tests a day
- Assisted the medical laboratory scientist with Gram staining

SIWES
Industrial Trainee | Cross River Water Board | Calabar | April 2022 - September 2022
- Collected water samples from 14 boreholes every fortnight
- Measured pH, turbidity and chlorine under supervision

VOLUNTEERING
Class Representative | University of Calabar | 2021 - 2023
- Represented 112 students before the department
- Raised ₦180,000 for two classmates' hospital bills
Volunteer | Clean Creek Initiative | Calabar | 2020 - Present
- Taught hand washing in 5 primary schools

SKILLS
Gram staining, Culture media, Microsoft Word, SPSS

LANGUAGES
Efik (native), English (fluent)
`;
const advert = `Quality Control Analyst
Riverbend Dairies Ltd, Uyo, is looking for a Quality Control Analyst for its yoghurt plant, which makes 30,000 litres a day.
Requirements
- B.Sc Microbiology, Biochemistry or Food Science, minimum of 2:1
- 2 years of laboratory experience in a food company
- HACCP, ISO 22000 and HPLC
- Certificate of the Institute of Public Analysts of Nigeria is an advantage`;

export const graduate: HeldOutPerson = {
  trade: "graduate",
  resume,
  advert,
  target: { jobTitle: "Quality Control Analyst", companyName: "Riverbend Dairies Ltd" },
  cases: {
    en: {
      good: trueLines(`
e0 | I graduated in Microbiology from the University of Calabar with a 2:1 and a CGPA of 4.12 out of 5.
e0.0 | For my final project I tested 48 samples of sachet water from eight brands sold in Calabar.
n.0 | During my service year in Lokoja I prepared culture media for about 25 tests daily.
n.1 | Helped the medical laboratory scientist with Gram staining
i0.0 | Every two weeks I collected water samples from 14 boreholes.
i0.1 | Under supervision, measured the pH, turbidity and chlorine of water
v0.0 v0.1 | As class representative I spoke for 112 students and raised N180,000 towards the hospital bills of two classmates.
a e0 | You ask for at least a 2:1 in Microbiology, and I have one.
`),
      bad: falseLines(`
number | i0.0 | Collected water samples from 40 boreholes every fortnight
help | n.1 | Carried out Gram staining in the hospital laboratory
degree | e0 | I graduated with First Class honours in Microbiology.
skill | s0 | I am familiar with Gram staining, SPSS and HPLC.
unit | i0.0 | Collected water samples from 14 boreholes every day
years | a i0 | You ask for two years of laboratory experience in a food company, and I have two years.
employer | n.0 | At the University of Calabar Teaching Hospital I prepared culture media for about 25 tests a day.
scale | v1.0 | Taught hand washing in 5 primary schools to thousands of children
`),
    },
    es: {
      good: trueLines(`
e0 | Me gradué en Microbiología por la University of Calabar entre 2018 y 2023, con Second Class Upper.
e0.0 | En mi proyecto analicé 48 muestras de agua en bolsa de ocho marcas vendidas en Calabar.
n.0 | Preparé medios de cultivo para unas 25 pruebas al día.
n.1 | Ayudé al científico de laboratorio médico con la tinción de Gram.
i0.0 | Recogí muestras de agua de 14 pozos cada quince días.
i0.1 | Medí el pH, la turbidez y el cloro bajo supervisión.
v0.0 | Representé a 112 estudiantes ante el departamento.
v1.0 | Enseñé a lavarse las manos en cinco escuelas primarias.
`),
      bad: falseLines(`
number | e0.0 | En mi proyecto analicé 480 muestras de agua en bolsa de ocho marcas.
help | i0.1 | Medí el pH, la turbidez y el cloro.
moved | v1.0 | Enseñé a lavarse las manos en 14 escuelas primarias.
employer | i0.0 | En Nestlé recogí muestras de agua de 14 pozos.
certificate | s0 | Tengo certificación HACCP y domino la tinción de Gram.
currency | v0.1 | Recaudé 180.000 dólares para las facturas de hospital de dos compañeros.
team | v0.0 | Dirigí un equipo de una docena de personas que representó a 112 estudiantes.
degree | e0 | Me gradué en Microbiología con First Class.
`),
    },
    fr: {
      good: trueLines(`
e0 | J'ai étudié la microbiologie à l'University of Calabar de 2018 à 2023.
e0.0 | Pour mon projet, j'ai testé 48 échantillons d'eau en sachet de huit marques vendues à Calabar.
n.0 | Je préparais des milieux de culture pour environ 25 tests par jour.
n.1 | J'ai assisté le scientifique de laboratoire médical pour la coloration de Gram.
i0.0 | Tous les quinze jours, je prélevais des échantillons d'eau dans 14 forages.
i0.1 | J'ai mesuré le pH, la turbidité et le chlore sous supervision.
v0.1 | J'ai collecté 180 000 nairas pour les frais d'hôpital de deux camarades.
v1.0 | J'ai enseigné le lavage des mains dans cinq écoles primaires.
`),
      bad: falseLines(`
number | v0.1 | J'ai collecté 810 000 nairas pour les frais d'hôpital de deux camarades.
help | n.1 | J'ai réalisé la coloration de Gram.
skill | i0.1 | J'ai mesuré le pH, la turbidité et le chlore par HPLC sous supervision.
title | i0.0 | En tant que responsable qualité, je prélevais des échantillons d'eau dans 14 forages.
date | e0 | J'ai étudié la microbiologie à l'University of Calabar de 2016 à 2021.
merged | n.0 | Au Cross River Water Board, je préparais des milieux de culture pour environ 25 tests par jour.
ranking | e0 | J'ai terminé première de ma promotion en microbiologie à l'University of Calabar.
praise | v0.0 | Le département m'a félicité pour mon travail auprès de 112 étudiants.
`),
    },
    de: {
      good: trueLines(`
e0 | Ich habe von 2018 bis 2023 Mikrobiologie an der University of Calabar studiert.
e0.0 | In meinem Projekt untersuchte ich 48 Proben von Beutelwasser acht verschiedener Marken aus Calabar.
n.0 | Ich bereitete Nährmedien für etwa 25 Tests pro Tag vor.
n.1 | Ich unterstützte den medizinischen Laborwissenschaftler bei der Gram-Färbung.
i0.0 | Alle zwei Wochen entnahm ich Wasserproben aus 14 Bohrlöchern.
i0.1 | Unter Aufsicht habe ich pH-Wert, Trübung und Chlor gemessen.
v0.0 | Ich vertrat 112 Studierende gegenüber dem Fachbereich.
v0.1 | Ich sammelte 180.000 Naira für die Krankenhausrechnungen zweier Kommilitonen.
`),
      bad: falseLines(`
number | n.0 | Ich bereitete Nährmedien für etwa 250 Tests pro Tag vor.
help | i0.1 | Ich habe pH-Wert, Trübung und Chlor gemessen.
unit | n.0 | Ich bereitete Nährmedien für etwa 25 Tests pro Woche vor.
certificate | e0 | Ich habe einen M.Sc. in Mikrobiologie von der University of Calabar.
skill | s0 | Ich beherrsche Gram-Färbung, SPSS und ISO 22000.
escalation | n.1 | Ich leitete das Labor und die Gram-Färbung.
achievement | v1.0 | Ich habe in fünf Grundschulen Händewaschen unterrichtet und so Krankheiten verhindert.
language | l1 | Ich spreche Englisch und Französisch.
`),
    },
  },
};
