import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `YUSUF ABDULLAHI
Site Engineer
Kaduna, Nigeria
yusuf.abdullahi@example.com | +234 805 555 0133

PROFESSIONAL SUMMARY
Civil engineer who has worked on roads and housing in Kaduna and Abuja.

EXPERIENCE
Site Engineer, Danmarna Construction Nigeria Limited, Kaduna
March 2020 - Present
- Supervise 45 labourers and 6 artisans on a 12 km road project
- Reduced concrete waste from 11% to 7% by weighing every batch
- Prepared bills of quantities worth ₦1.8 billion for 3 tenders, of which one was won
- Set out levels and curves with a Leica total station
- Recorded no lost-time accident in 400,000 man-hours
- Report progress to the project manager every week

Graduate Engineer, Bagudu & Partners, Abuja
February 2018 - February 2020
- Assisted the resident engineer in supervising a three-storey block of 24 flats
- Tested 320 concrete cubes and filed the results
- Drew 60 shop drawings in AutoCAD

EDUCATION
B.Eng. Civil Engineering (Second Class Upper), Ahmadu Bello University, Zaria, 2011 - 2016

NYSC
Discharged, 2017

CERTIFICATIONS
COREN registration (in progress)
NEBOSH International General Certificate, 2021

SKILLS
AutoCAD, Civil 3D, Microsoft Project, Setting out, Quantity take-off
`;
const advert = `Project Manager (Roads), Oakfield Infrastructure Ltd, Abuja
Oakfield Infrastructure Ltd builds highways in 9 states. You will manage a 48 km dual carriageway and a team of 120.
- B.Eng Civil Engineering, COREN registered
- 10 years of experience, 5 in highways
- Primavera P6, ArcGIS and PMP are required
- FIDIC contracts
Apply with your resume and a cover letter.`;

export const engineer: HeldOutPerson = {
  trade: "site engineer",
  resume,
  advert,
  target: { jobTitle: "Project Manager (Roads)", companyName: "Oakfield Infrastructure Ltd" },
  cases: {
    en: {
      good: trueLines(`
0.0 | On a 12-kilometre road project I supervise 45 labourers and six artisans.
0.1 | By weighing every batch I brought concrete wastage down from 11 to 7 per cent.
0.2 | Produced bills of quantities worth ₦1.8bn for three tenders, one of which was won
0.4 | I have recorded 400,000 man-hours without a lost-time accident.
0.3 0.5 | Set out curves and levels using a Leica total station and reported weekly to the project manager
1.0 | As a graduate engineer in Abuja, I assisted the resident engineer with the supervision of 24 flats in a three-storey block.
a | I am applying for the post of Project Manager (Roads) because Oakfield Infrastructure builds highways in nine states.
w0 | I have been with Danmarna Construction for over six years, since March 2020.
`),
      bad: falseLines(`
number | 0.0 | I supervise 75 labourers and six artisans on a 12 km road project.
unit | 0.0 | Supervise 45 labourers and 6 artisans on a 12-mile road project
points | 0.1 | Reduced concrete waste by 7% by weighing every batch
help | 1.0 | Supervised a three-storey block of 24 flats
status | c0 | I am a COREN-registered engineer.
negation | 0.4 | Recorded lost-time accidents in 400,000 man-hours
skill | 0.3 | Set out levels and curves with a Leica total station and ArcGIS
number | 0.2 | Prepared bills of quantities worth ₦1.8 billion for 3 tenders, all of which were won
`),
    },
    es: {
      good: trueLines(`
0.0 | Superviso a 45 peones y 6 artesanos en un proyecto de carretera de 12 km.
0.1 | Reduje el desperdicio de hormigón del 11 % al 7 % pesando cada lote.
0.2 | Preparé presupuestos de obra por valor de 1.800 millones de nairas para tres licitaciones, de las cuales se ganó una.
0.4 | No se registró ningún accidente con baja en 400.000 horas de trabajo.
0.5 | Informo cada semana al director del proyecto sobre el avance.
1.0 | Asistí al ingeniero residente en la supervisión de un edificio de tres plantas con 24 pisos.
1.1 | Ensayé 320 probetas de hormigón y archivé los resultados.
c0 | Mi inscripción en COREN está en trámite.
`),
      bad: falseLines(`
number | 1.1 | Ensayé 3.200 probetas de hormigón y archivé los resultados.
escalation | 0.5 | Como director del proyecto, informo cada semana sobre el avance.
help | 1.0 | Supervisé un edificio de tres plantas con 24 pisos.
currency | 0.2 | Preparé presupuestos de obra por valor de 1.800 millones de dólares para tres licitaciones.
status | c0 | Estoy inscrito en COREN.
employer | 0.1 | En Julius Berger reduje el desperdicio de hormigón del 11 % al 7 %.
years | w0 | Tengo doce años de experiencia en carreteras.
scale | 0.0 | Superviso a 45 peones y 6 artesanos en proyectos de carretera en todo el país.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je supervise 45 ouvriers et six artisans sur un chantier routier de 12 km.
0.1 | En pesant chaque gâchée, j'ai ramené les pertes de béton de 11 % à 7 %.
0.2 | J'ai préparé des devis quantitatifs d'une valeur de 1,8 milliard de nairas pour trois appels d'offres, dont un a été remporté.
0.4 | Aucun accident avec arrêt de travail n'a été enregistré en 400 000 heures de travail.
0.3 | J'ai implanté les niveaux et les courbes avec une station totale Leica.
1.0 | J'ai assisté l'ingénieur résident dans la supervision d'un immeuble de trois étages comptant 24 appartements.
1.2 | J'ai réalisé 60 plans d'exécution sur AutoCAD.
c1 | J'ai obtenu le NEBOSH International General Certificate en 2021.
`),
      bad: falseLines(`
number | 0.4 | Aucun accident avec arrêt de travail n'a été enregistré en 4 000 000 heures de travail.
unit | 0.0 | Je supervise 45 ouvriers sur un chantier routier de 12 m.
merged | 1.1 | Chez Danmarna Construction, j'ai testé 320 cubes de béton.
skill | 1.2 | J'ai réalisé 60 plans d'exécution sur AutoCAD et Primavera P6.
certificate | c1 | Je suis titulaire du NEBOSH et du PMP.
help | 1.0 | J'ai supervisé un immeuble de trois étages comptant 24 appartements.
cause | 0.4 | Grâce à mes formations à la sécurité, aucun accident n'a été enregistré en 400 000 heures de travail.
date | c1 | J'ai obtenu le NEBOSH International General Certificate en 2019.
`),
    },
    de: {
      good: trueLines(`
0.0 | Auf einer 12 km langen Straßenbaustelle beaufsichtige ich 45 Arbeiter und sechs Handwerker.
0.1 | Durch das Wiegen jeder Charge habe ich den Betonabfall von 11 % auf 7 % gesenkt.
0.2 | Ich habe Leistungsverzeichnisse im Wert von 1,8 Milliarden Naira für drei Ausschreibungen erstellt, von denen eine gewonnen wurde.
0.4 | In 400.000 Arbeitsstunden gab es keinen Unfall mit Ausfallzeit.
0.5 | Ich berichte dem Projektleiter wöchentlich über den Fortschritt.
1.0 | Ich unterstützte den Bauleiter bei der Aufsicht über ein dreistöckiges Gebäude mit 24 Wohnungen.
1.1 | Ich prüfte 320 Betonwürfel und archivierte die Ergebnisse.
e0 | Ich habe an der Ahmadu Bello University in Zaria Civil Engineering studiert.
`),
      bad: falseLines(`
number | 0.1 | Durch das Wiegen jeder Charge habe ich den Betonabfall von 11 % auf 2 % gesenkt.
currency | 0.2 | Ich habe Leistungsverzeichnisse im Wert von 1,8 Milliarden Euro für drei Ausschreibungen erstellt.
title | 0.5 | Als Projektleiter berichte ich wöchentlich über den Fortschritt.
status | c0 | Ich bin bei COREN registriert.
degree | e0 | Ich habe mein Studium an der Ahmadu Bello University mit First Class abgeschlossen.
unit | 0.5 | Ich berichte dem Projektleiter monatlich über den Fortschritt.
team | 1.1 | Mit einem Team von zwölf Leuten prüfte ich 320 Betonwürfel.
negation | 0.4 | In 400.000 Arbeitsstunden gab es einen Unfall mit Ausfallzeit.
`),
    },
  },
};
