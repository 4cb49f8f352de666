import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `AISHA BELLO
Administrative Officer
Garki, Abuja | aisha.bello@example.com | 0809 555 0155

SUMMARY
Civil servant with experience of records, procurement and committee work.

WORK EXPERIENCE
Administrative Officer II | Federal Ministry of Works | Abuja | January 2019 - Present
- Secretary to a procurement committee of 7 members
- Reduced file retrieval from two days to three hours by indexing 5,600 files
- Supported the IPPIS enrolment of 1,240 officers
- Drafted 14 memoranda for the permanent secretary
- Processed 36 contract variations worth ₦920 million without an audit query
- Acting desk officer for training since March 2023

Clerical Officer | Bwari Area Council | Bwari | June 2014 - December 2018
- Registered about 45 births a week
- Took minutes of 4 meetings a month
- Collected market tolls with two colleagues

EDUCATION
University of Abuja, B.Sc. Political Science, Third Class, 2008 - 2012
National Open University of Nigeria, MPA (in view)

NYSC
Discharged, 2013

CERTIFICATIONS
Public Procurement Course, Bureau of Public Procurement, 2020

SKILLS
Records management, Minute writing, Microsoft Excel, IPPIS

LANGUAGES
Hausa (native), English (fluent), Arabic (reading only)
`;
const advert = `Procurement Officer, Sahel Relief Organisation, Maiduguri
Sahel Relief Organisation is an international charity with 310 staff in 5 countries.
The Procurement Officer buys goods worth $6 million a year and manages 3 assistants.
- Degree in a social science; MBA an advantage
- CIPS Level 4
- 5 years with an international NGO
- Knowledge of Unit4 and USAID rules`;

export const civilServant: HeldOutPerson = {
  trade: "civil servant",
  resume,
  advert,
  target: { jobTitle: "Procurement Officer", companyName: "Sahel Relief Organisation" },
  cases: {
    en: {
      good: trueLines(`
0.0 | I serve as secretary to a procurement committee with seven members.
0.1 | By indexing 5,600 files I reduced the time to retrieve a file from two days to three hours.
0.2 | I supported the enrolment of 1,240 officers on IPPIS.
0.3 0.4 | Drafted fourteen memoranda for the permanent secretary and processed 36 contract variations worth ₦0.92bn without an audit query
0.5 | I have been acting desk officer for training since March 2023.
1.0 1.1 | Registered around 45 births weekly and took minutes of four meetings every month
1.2 | Together with 2 colleagues, collected market tolls
e1 | I am studying for an MPA at the National Open University of Nigeria.
`),
      bad: falseLines(`
escalation | 0.0 | I chair a procurement committee of 7 members.
number | 0.1 | Reduced file retrieval from two days to three hours by indexing 6,500 files
help | 0.2 | Enrolled 1,240 officers on IPPIS
status | 0.5 | I have been desk officer for training since March 2023.
unit | 0.1 | Reduced file retrieval from two weeks to three hours by indexing 5,600 files
certificate | c0 | I hold CIPS Level 4 and completed the Public Procurement Course.
negation | 0.4 | Processed 36 contract variations worth ₦920 million with an audit query
language | l2 | I speak Arabic.
`),
    },
    es: {
      good: trueLines(`
0.0 | Soy secretaria de un comité de adquisiciones de siete miembros.
0.1 | Reduje la localización de expedientes de dos días a tres horas indexando 5.600 expedientes.
0.2 | Apoyé la inscripción de 1.240 funcionarios en IPPIS.
0.4 | Tramité 36 modificaciones de contrato por valor de 920 millones de nairas sin ninguna observación de auditoría.
0.5 | Desde marzo de 2023 soy responsable en funciones de formación.
1.0 | Registraba unos 45 nacimientos por semana.
1.2 | Recaudé las tasas del mercado con dos colegas.
e1 | Estoy cursando un MPA en la National Open University of Nigeria.
`),
      bad: falseLines(`
number | 0.2 | Apoyé la inscripción de 12.400 funcionarios en IPPIS.
escalation | 0.0 | Soy presidenta de un comité de adquisiciones de siete miembros.
help | 1.2 | Recaudé las tasas del mercado.
unit | 1.0 | Registraba unos 45 nacimientos por día.
merged | 1.1 | En el Federal Ministry of Works redacté las actas de cuatro reuniones al mes.
status | e1 | Tengo un MPA de la National Open University of Nigeria.
moved | 0.3 | Redacté 36 memorandos para el secretario permanente.
employer | 0.4 | En UNICEF tramité 36 modificaciones de contrato por valor de 920 millones de nairas.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je suis secrétaire d'un comité de passation des marchés de sept membres.
0.1 | En indexant 5 600 dossiers, j'ai réduit la recherche de dossiers de deux jours à trois heures.
0.2 | J'ai appuyé l'inscription de 1 240 agents dans IPPIS.
0.3 | J'ai rédigé 14 notes pour le secrétaire permanent.
0.4 | J'ai traité 36 avenants d'une valeur de 920 millions de nairas sans aucune observation d'audit.
1.0 | J'enregistrais environ 45 naissances par semaine.
1.1 | Je rédigeais le procès-verbal de quatre réunions par mois.
a | Votre annonce évoque une organisation de 310 personnes présente dans cinq pays.
`),
      bad: falseLines(`
number | 0.1 | En indexant 56 000 dossiers, j'ai réduit la recherche de dossiers de deux jours à trois heures.
currency | 0.4 | J'ai traité 36 avenants d'une valeur de 920 millions de dollars.
help | 0.2 | J'ai inscrit 1 240 agents dans IPPIS.
skill | s0 | Je maîtrise Microsoft Excel, IPPIS et Unit4.
language | l2 | Je parle couramment arabe.
years | w0 | J'ai quinze ans d'expérience au Federal Ministry of Works.
degree | e0 | J'ai obtenu un B.Sc. en Political Science avec mention Second Class Upper.
period | 1.0 | J'enregistrais environ 45 naissances par semaine depuis plus de dix ans.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich bin Schriftführerin eines Vergabeausschusses mit sieben Mitgliedern.
0.1 | Durch die Indexierung von 5.600 Akten habe ich die Aktensuche von zwei Tagen auf drei Stunden verkürzt.
0.2 | Ich habe die IPPIS-Registrierung von 1.240 Beamten unterstützt.
0.3 | Ich entwarf 14 Vermerke für den Staatssekretär.
0.4 | Ich bearbeitete 36 Vertragsänderungen im Wert von 920 Mio. Naira ohne Beanstandung durch die Prüfer.
1.0 | Ich registrierte rund 45 Geburten pro Woche.
1.1 | Ich protokollierte vier Sitzungen im Monat.
c0 | 2020 habe ich den Public Procurement Course des Bureau of Public Procurement besucht.
`),
      bad: falseLines(`
number | 1.0 | Ich registrierte rund 145 Geburten pro Woche.
escalation | 0.0 | Ich leite einen Vergabeausschuss mit sieben Mitgliedern.
help | 0.2 | Ich habe 1.240 Beamte in IPPIS registriert.
employer | 1.0 | Bei der Weltbank registrierte ich rund 45 Geburten pro Woche.
negation | 0.4 | Ich bearbeitete 36 Vertragsänderungen mit Beanstandung durch die Prüfer.
certificate | c0 | 2020 habe ich den Public Procurement Course besucht und CIPS Level 4 erworben.
date | c0 | 2018 habe ich den Public Procurement Course besucht.
status | e1 | Ich habe einen MPA der National Open University of Nigeria.
`),
    },
  },
};
