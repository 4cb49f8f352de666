import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `PETER AGBO
Solar Technician
Jos, Plateau State | 0706 555 0148 | peter.agbo@example.com

WORK EXPERIENCE

Solar Technician, Brightfield Energy Services Ltd, Jos
October 2020 - Present
- Installed 130 home solar systems of 1 to 5 kVA
- Maintain 22 telecom sites with a team of three
- Reduced battery failures from 17 to 5 a year through monthly load checks
- Trained two apprentices, who now work alone
- Carried out work worth ₦48 million in 2024 without a safety incident
- Part of the emergency crew that answers calls within 2 hours

Electrician's Mate, Plateau Power Works, Bukuru
2017 - 2020
- Helped senior electricians to wire a hostel of 60 rooms
- Read and recorded 90 meters a day
- Did not work on high-voltage lines

EDUCATION
Plateau State Polytechnic, Barkin Ladi, ND Electrical Engineering, Lower Credit, 2014 - 2016

CERTIFICATIONS
NABCEP PV Associate (awaiting result)
First Aid, Nigerian Red Cross, 2021

SKILLS
Solar installation, Inverters, Multimeter, Basic AutoCAD, Driving

LANGUAGES
Idoma (native), Hausa (fluent), English (good)
`;
const advert = `Site Supervisor - Sunharvest Nigeria Ltd, Kaduna
Sunharvest builds mini-grids of up to 500 kW in 12 villages. The Site Supervisor leads two crews of 10.
Requirements: HND Electrical, 6 years with solar, NABCEP certification, PVsyst, SCADA, HSE Level 3, Class C licence.`;

export const technician: HeldOutPerson = {
  trade: "solar technician",
  resume,
  advert,
  target: { jobTitle: "Site Supervisor", companyName: "Sunharvest Nigeria Ltd" },
  cases: {
    en: {
      good: trueLines(`
0.0 | I have installed 130 solar systems for homes, from 1 to 5 kVA.
0.1 | With a team of three, I maintain twenty-two telecom sites.
0.2 | Thanks to monthly load checks, battery failures fell from 17 to five a year.
0.3 | I trained two apprentices who now work on their own.
0.4 | In 2024 I carried out ₦48m of work with no safety incident.
0.5 | Member of the emergency crew, answering calls within two hours
1.0 | At Plateau Power Works I helped senior electricians wire a 60-room hostel.
1.1 | Read and recorded ninety meters daily
c0 | I have sat the NABCEP PV Associate examination and am awaiting the result.
l1 l2 | I speak fluent Hausa and good English.
a | Mini-grids for villages are the kind of work I would like to do next, and Sunharvest Nigeria builds them.
e0 | I earned an ND in Electrical Engineering from Plateau State Polytechnic in 2016.
`),
      bad: falseLines(`
number | 0.0 | Installed 310 home solar systems of 1 to 5 kVA
unit | 0.0 | Installed 130 home solar systems of 1 to 5 MW
help | 1.0 | Wired a hostel of 60 rooms
negation | 1.2 | Worked on high-voltage lines
status | c0 | I am a NABCEP PV Associate.
escalation | 0.5 | Leader of the emergency crew that answers calls within 2 hours
currency | 0.4 | Carried out work worth £48 million in 2024 without a safety incident
ranking | 0.2 | Reduced battery failures from 17 to 5 a year, the lowest figure in the company
skill | 0.1 | Maintain 22 telecom sites with SCADA
team | 0.3 | Trained a dozen apprentices, who now work alone
title | 1.1 | As an electrician, I read and recorded 90 meters a day.
moved | 1.1 | Read and recorded 130 meters a day
`),
    },
    es: {
      good: trueLines(`
0.0 | He instalado 130 sistemas solares domésticos de 1 a 5 kVA.
0.1 | Con un equipo de tres personas mantengo 22 emplazamientos de telecomunicaciones.
0.2 | Mediante controles de carga mensuales reduje los fallos de batería de 17 a 5 al año.
0.3 | Formé a dos aprendices que ahora trabajan solos.
0.4 | En 2024 realicé trabajos por valor de 48 millones de nairas sin ningún incidente de seguridad.
0.5 | Formo parte del equipo de emergencia que atiende las llamadas en un plazo de 2 horas.
1.0 | Ayudé a electricistas experimentados a cablear una residencia de 60 habitaciones.
1.1 | Leía y registraba 90 contadores al día.
1.2 | No trabajé en líneas de alta tensión.
c0 | Estoy a la espera del resultado del NABCEP PV Associate.
l1 | Hablo hausa con fluidez.
c1 | Hice un curso de primeros auxilios en 2021.
`),
      bad: falseLines(`
number | 0.2 | Reduje los fallos de batería de 17 a 2 al año.
help | 1.0 | Cableé una residencia de 60 habitaciones.
status | c0 | Soy NABCEP PV Associate.
unit | 0.5 | Formo parte del equipo de emergencia que atiende las llamadas en un plazo de 2 minutos.
negation | 1.2 | Trabajé en líneas de alta tensión.
escalation | 0.1 | Dirijo a tres personas y 22 emplazamientos de telecomunicaciones.
currency | 0.4 | En 2024 realicé trabajos por valor de 48 millones de dólares sin ningún incidente de seguridad.
praise | 0.3 | Formé a dos aprendices que elogiaron mi paciencia.
skill | s0 | Domino inversores, multímetro y PVsyst.
years | w0 | Tengo más de nueve años de experiencia en energía solar.
cause | 0.4 | Gracias a mi plan de seguridad, en 2024 no hubo ningún incidente.
merged | 1.1 | En Brightfield Energy Services leía y registraba 90 contadores al día.
`),
    },
    fr: {
      good: trueLines(`
0.0 | J'ai installé 130 systèmes solaires domestiques de 1 à 5 kVA.
0.1 | Avec une équipe de trois personnes, j'entretiens 22 sites télécoms.
0.2 | Grâce à des contrôles de charge mensuels, les pannes de batterie sont passées de 17 à 5 par an.
0.3 | J'ai formé deux apprentis, qui travaillent désormais seuls.
0.4 | En 2024, j'ai réalisé 48 millions de nairas de travaux sans incident de sécurité.
0.5 | Je fais partie de l'équipe d'urgence qui répond aux appels en moins de 2 heures.
1.0 | J'ai aidé des électriciens confirmés à câbler un foyer de 60 chambres.
1.1 | Je relevais et enregistrais 90 compteurs par jour.
1.2 | Je n'ai pas travaillé sur des lignes à haute tension.
c0 | J'attends le résultat du NABCEP PV Associate.
e0 | J'ai obtenu un ND en Electrical Engineering à la Plateau State Polytechnic.
a | Je postule au poste de Site Supervisor chez Sunharvest Nigeria Ltd.
`),
      bad: falseLines(`
number | 0.1 | Avec une équipe de trois personnes, j'entretiens 52 sites télécoms.
help | 1.0 | J'ai câblé un foyer de 60 chambres.
unit | 1.1 | Je relevais et enregistrais 90 compteurs par semaine.
status | c0 | J'ai obtenu le NABCEP PV Associate.
negation | 0.4 | En 2024, j'ai réalisé 48 millions de nairas de travaux avec un incident de sécurité.
certificate | c1 | Je suis titulaire du First Aid et du HSE Level 3.
title | 0.5 | En tant que chef d'équipe, je réponds aux appels en moins de 2 heures.
degree | e0 | J'ai obtenu un HND en Electrical Engineering à la Plateau State Polytechnic.
scale | 0.0 | J'ai installé 130 systèmes solaires domestiques dans toute l'Afrique de l'Ouest.
team | 0.1 | Avec une équipe de huit personnes, j'entretiens 22 sites télécoms.
achievement | 0.0 | J'ai installé 130 systèmes solaires domestiques et amélioré le quotidien de leurs familles.
employer | 0.2 | Chez Schneider Electric, les pannes de batterie sont passées de 17 à 5 par an.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich habe 130 private Solaranlagen mit 1 bis 5 kVA installiert.
0.1 | Mit einem dreiköpfigen Team warte ich 22 Telekommunikationsstandorte.
0.2 | Durch monatliche Lastprüfungen habe ich die Batterieausfälle von 17 auf 5 pro Jahr gesenkt.
0.3 | Ich habe zwei Lehrlinge ausgebildet, die heute selbstständig arbeiten.
0.4 | 2024 führte ich Arbeiten im Wert von 48 Millionen Naira ohne Sicherheitsvorfall aus.
0.5 | Ich gehöre zum Notfallteam, das Anrufe innerhalb von 2 Stunden beantwortet.
1.0 | Ich half erfahrenen Elektrikern bei der Verkabelung eines Wohnheims mit 60 Zimmern.
1.1 | Ich las und erfasste täglich 90 Zähler.
1.2 | An Hochspannungsleitungen habe ich nicht gearbeitet.
c0 | Auf das Ergebnis der Prüfung zum NABCEP PV Associate warte ich noch.
l1 l2 | Ich spreche fließend Hausa und gut Englisch.
a | Ihre Anzeige nennt Mini-Grids mit bis zu 500 kW in zwölf Dörfern.
`),
      bad: falseLines(`
number | 1.1 | Ich las und erfasste täglich 190 Zähler.
help | 1.0 | Ich verkabelte ein Wohnheim mit 60 Zimmern.
status | c0 | Ich bin NABCEP PV Associate.
unit | 0.2 | Durch monatliche Lastprüfungen habe ich die Batterieausfälle von 17 auf 5 pro Monat gesenkt.
negation | 1.2 | Ich habe an Hochspannungsleitungen gearbeitet.
escalation | 0.5 | Ich leite das Notfallteam, das Anrufe innerhalb von 2 Stunden beantwortet.
currency | 0.4 | 2024 führte ich Arbeiten im Wert von 48 Millionen Dollar ohne Sicherheitsvorfall aus.
language | l2 | Ich spreche fließend Englisch.
certificate | c1 | Ich habe eine HSE-Level-3-Zertifizierung.
period | w0 | Seit einem Jahrzehnt arbeite ich als Solartechniker bei Brightfield Energy Services.
praise | 0.3 | Meine Lehrlinge schätzen mich als geduldigen Ausbilder.
employer | 0.0 | Bei Siemens habe ich 130 private Solaranlagen installiert.
`),
    },
  },
};
