import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `NGOZI EZE
Mathematics Teacher
Enugu, Nigeria | 0803 555 0171 | ngozi.eze@example.com

SUMMARY
Mathematics teacher with experience in two secondary schools and an interest in the education of girls.

WORK EXPERIENCE
Mathematics Teacher | Holy Rosary College | Enugu | September 2019 - Present
- Teach mathematics and further mathematics to 6 classes of about 40 students each
- Raised the share of WASSCE candidates with a credit in mathematics from 54% in 2020 to 79% in 2023
- Started a mathematics club of 35 girls that meets every Friday
- Assisted the vice principal in drawing up the school timetable
- Introduced Google Classroom for homework at no extra cost to the school
- Member of the examination committee

Class Teacher | Bright Future Academy | Nsukka | January 2016 - July 2019
- Taught 28 primary five pupils in all subjects
- Prepared 12 pupils for the common entrance examination; 11 gained admission
- Organised two inter-house sports days with other teachers

EDUCATION
University of Nigeria, Nsukka    2010 - 2014
B.Sc. (Ed) Mathematics, Second Class Lower

NYSC
Discharged, 2015
Community Secondary School, Gboko, Benue State

CERTIFICATIONS
TRCN Registered Teacher, 2017
PGDE (in view)

SKILLS
Google Classroom, Microsoft Excel, GeoGebra, Lesson planning

LANGUAGES
Igbo (native), English (fluent), French (basic)
`;
const advert = `Head of Mathematics at Meadowgate International School, Lagos
We seek a Head of Mathematics to lead a department of 8 teachers and to raise our IGCSE results.
Requirements:
- Master's degree in Mathematics or Education
- At least 7 years of teaching, 3 of them with the Cambridge curriculum
- Good command of Microsoft Teams and Kahoot
- TRCN registration
We are a school of 900 students. Send your CV to jobs@meadowgate.example.com by 30 November.`;

export const teacher: HeldOutPerson = {
  trade: "teacher",
  resume,
  advert,
  target: { jobTitle: "Head of Mathematics", companyName: "Meadowgate International School" },
  cases: {
    en: {
      good: trueLines(`
0.0 | At Holy Rosary College I teach maths and further maths to six classes, each with about 40 students.
0.1 | Between 2020 and 2023 the share of my WASSCE candidates who earned a credit in mathematics rose from 54% to 79%.
0.2 0.4 | I started a mathematics club for 35 girls and introduced Google Classroom for homework without extra cost to the school.
0.3 | Helped the vice principal to draw up the school's timetable
1.1 | Of the 12 pupils I prepared for the common entrance examination, 11 gained admission.
1.0 1.1 | Taught all subjects to a primary five class of 28 and prepared twelve pupils for common entrance
a 0.1 | Your advert asks for someone who can raise results, and the credit rate in mathematics at my school went from 54 to 79 percent.
c1 | I am currently working towards a PGDE.
`),
      bad: falseLines(`
number | 0.0 | I teach mathematics to 9 classes of about 40 students each.
achievement | 0.2 | Started a mathematics club of 35 girls, which transformed attitudes to science across the school
status | c1 | I hold a PGDE in addition to my degree in mathematics education.
escalation | 0.5 | Chaired the examination committee
moved | 1.0 | Taught 35 primary five pupils in all subjects
scale | 0.4 | Introduced Google Classroom for homework in schools across Enugu State
language | l2 | I speak fluent French.
merged | 0.2 | At Bright Future Academy I started a mathematics club of 35 girls.
`),
    },
    es: {
      good: trueLines(`
0.0 | En Holy Rosary College enseño matemáticas a seis clases de unos 40 alumnos cada una.
0.1 | La proporción de candidatos de WASSCE con crédito en matemáticas pasó del 54 % en 2020 al 79 % en 2023.
0.2 | Fundé un club de matemáticas de 35 chicas que se reúne todos los viernes.
0.3 | Ayudé al subdirector a elaborar el horario escolar.
0.4 | Introduje Google Classroom para los deberes sin coste adicional para la escuela.
1.0 | Impartí todas las asignaturas a 28 alumnos de quinto de primaria.
1.1 | Preparé a doce alumnos para el examen de ingreso y once fueron admitidos.
c1 | Actualmente estoy cursando un PGDE.
`),
      bad: falseLines(`
number | 0.1 | La proporción de candidatos con crédito en matemáticas pasó del 54 % al 97 %.
help | 0.3 | Elaboré el horario escolar.
status | c1 | Tengo un PGDE.
skill | 0.4 | Introduje Microsoft Teams para los deberes sin coste adicional.
ranking | 0.1 | Logré el mejor resultado de WASSCE del estado, del 54 % al 79 %.
unit | 0.2 | Fundé un club de matemáticas de 35 chicas que se reúne todos los días.
period | w0 | Llevo más de una década enseñando matemáticas en Holy Rosary College.
title | 0.5 | Como jefa del departamento de matemáticas, soy miembro del comité de exámenes.
`),
    },
    fr: {
      good: trueLines(`
0.0 | J'enseigne les mathématiques à six classes d'environ 40 élèves au Holy Rosary College.
0.1 | Entre 2020 et 2023, la part des candidats au WASSCE ayant obtenu un crédit en mathématiques est passée de 54 % à 79 %.
0.2 | J'ai créé un club de mathématiques de 35 filles qui se réunit chaque vendredi.
0.3 | J'ai aidé le directeur adjoint à établir l'emploi du temps de l'école.
0.4 | J'ai mis en place Google Classroom pour les devoirs, sans frais supplémentaires pour l'école.
1.0 | J'ai enseigné toutes les matières à 28 élèves de primaire.
1.2 | Avec d'autres enseignants, j'ai organisé deux journées sportives.
l2 | J'ai des notions de base en français.
`),
      bad: falseLines(`
number | 1.0 | J'ai enseigné toutes les matières à 82 élèves de primaire.
escalation | 0.5 | Je préside le comité d'examen.
employer | 0.2 | Au Queen's College, j'ai créé un club de mathématiques de 35 filles.
degree | e0 | J'ai obtenu un B.Sc. (Ed) en mathématiques, Second Class Upper.
negation | 0.4 | J'ai mis en place Google Classroom pour les devoirs avec un coût supplémentaire pour l'école.
team | 0.5 | J'encadre une équipe d'une dizaine d'enseignants au sein du comité d'examen.
points | 0.1 | La part des candidats ayant un crédit en mathématiques a augmenté de 79 points entre 2020 et 2023.
praise | 0.3 | Le directeur adjoint a salué la qualité de mon emploi du temps.
`),
    },
    de: {
      good: trueLines(`
0.0 | Am Holy Rosary College unterrichte ich Mathematik in sechs Klassen mit je etwa 40 Schülern.
0.1 | Der Anteil der WASSCE-Kandidaten mit einem Credit in Mathematik stieg von 54 % im Jahr 2020 auf 79 % im Jahr 2023.
0.2 | Ich habe einen Mathematikclub mit 35 Mädchen gegründet, der sich jeden Freitag trifft.
0.3 | Ich habe die stellvertretende Schulleitung bei der Erstellung des Stundenplans unterstützt.
0.4 | Ich habe Google Classroom für Hausaufgaben eingeführt, ohne zusätzliche Kosten für die Schule.
1.1 | Von zwölf Schülern, die ich auf die Aufnahmeprüfung vorbereitet habe, wurden elf aufgenommen.
1.2 | Gemeinsam mit anderen Lehrkräften organisierte ich zwei Sportfeste.
c1 | Derzeit absolviere ich ein PGDE.
`),
      bad: falseLines(`
number | 0.2 | Ich habe einen Mathematikclub mit 53 Mädchen gegründet.
help | 1.2 | Ich organisierte zwei Sportfeste.
skill | s0 | Ich arbeite mit Google Classroom, GeoGebra und Kahoot.
years | w0 | Ich habe 15 Jahre Erfahrung als Mathematiklehrerin.
language | l2 | Ich spreche fließend Französisch.
moved | 1.0 | Ich unterrichtete 40 Schüler der fünften Grundschulklasse in allen Fächern.
certificate | c0 | Ich bin TRCN-registriert und besitze ein Cambridge-Zertifikat.
achievement | 0.4 | Ich habe Google Classroom für Hausaufgaben eingeführt und damit die Noten deutlich verbessert.
`),
    },
  },
};
