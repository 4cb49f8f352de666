import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `Hauwa Mshelia
HR and Admin Officer
Bolori Layout, Maiduguri, Borno State
0816 555 0129 | hauwa.mshelia@example.com

SUMMARY
From the NGO world: used to short contracts, donor deadlines and interviews over a bad line. Open to relocating.

WORK EXPERIENCE

HR and Admin Officer
Sabil Relief Initiative, Maiduguri
Feb 2021 – Oct 2024
• Recruited 86 field staff in four LGAs between 2021 and 2023
• Time to fill a vacancy: 45 days in 2021, 28 days in 2023
• Kept the personnel files of 140 staff and moved them from paper to Zoho People in 2022
• Contributed to the revised staff handbook (chapter on leave); the country HR manager led the work
• Coordinated 6 PSEA sessions with an outside trainer
• Payroll inputs only; salaries were paid by Finance in Abuja
• HR focal person for the Dikwa field office, March – August 2023

Cash Distribution Assistant (short contract)
Lafiya Hands Foundation, Gwoza
May 2019 – Dec 2019
• Checked the identity of households at cash distributions, up to 300 a day
• Translated hotline complaints from Kanuri into English

VOLUNTEER EXPERIENCE

Peer Mentor
Borno Girls Read, Maiduguri
Feb 2018 – April 2019
• Mentored 15 girls preparing for JAMB; 9 of them gained admission

NYSC
Government Girls Secondary School, Yola, Adamawa State
Nov 2016 – Oct 2017
• Worked in the bursar's office and taught Civic Education to SS 1

EDUCATION
PGD Human Resource Management, National Open University of Nigeria (admission offered, not yet started)
B.Sc. Public Administration, University of Maiduguri, Second Class Upper, 2012 – 2016

CERTIFICATIONS
CIPM Nigeria, Foundation examination, 2022
CIPM Nigeria, Intermediate (in progress)
Humanitarian Human Resources, DisasterReady online course, 2021

SKILLS
Zoho People, Interviewing, Onboarding, Kobo Toolbox, MS Excel

LANGUAGES
Bura (native), Hausa (fluent), English (fluent), Kanuri (good), French (beginner)
`;
const advert = `HR Business Partner
Tamarind Foods Plc, Kaduna
Our factory employs 900 people. You will advise 5 department heads and hire 120 seasonal workers every year; 2 HR assistants will report to you.
You need
- A degree in the social sciences or in business
- ACIPM
- 5 years in HR
- SAP SuccessFactors or LinkedIn Recruiter
- Hausa; French is a plus`;

export const hrOfficer: HeldOutPerson = {
  trade: "HR officer",
  resume,
  advert,
  target: { jobTitle: "HR Business Partner", companyName: "Tamarind Foods Plc" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Between 2021 and 2023 I hired 86 field staff across four local government areas.
0.1 | Filling a vacancy took 17 days less in 2023 than in 2021: 28 instead of 45.
0.2 | In 2022 I took the personnel files of 140 employees off paper and into Zoho People.
0.3 | When the country HR manager revised the staff handbook, I contributed to the chapter on leave.
0.4 | I coordinated six PSEA sessions together with an outside trainer.
0.5 | Supplied the payroll inputs, while Finance in Abuja paid the salaries
0.6 | For six months in 2023, from March to August, I was HR focal person for the field office in Dikwa.
1.0 1.1 | At Lafiya Hands Foundation I verified the identity of as many as 300 households a day and put Kanuri complaints into English for the hotline.
v0.0 | Nine of the 15 girls I mentored for JAMB went on to gain admission.
c0 c1 | I passed the CIPM Foundation examination in 2022 and am now working on the Intermediate stage.
e0 | The National Open University has offered me a place on its PGD in Human Resource Management, which I have yet to start.
a 0.0 | You take on 120 seasonal workers every year, and after hiring 86 field staff I would welcome that task.
`),
      bad: falseLines(`
number | 0.0 | Recruited 186 field staff in four LGAs between 2021 and 2023
unit | 0.1 | Time to fill a vacancy fell from 45 weeks in 2021 to 28 weeks in 2023
escalation | 0.3 | Led the revision of the staff handbook
status | e0 | I am studying for a PGD in Human Resource Management at the National Open University.
negation | 0.5 | I ran the whole payroll, from inputs to payment of salaries.
moved | 1.0 | At Sabil Relief Initiative I checked the identity of up to 300 households a day.
certificate | c1 | As an Associate member of CIPM (ACIPM), I know Nigerian labour law well.
skill | 0.2 | Moved the personnel files of 140 staff from paper to SAP SuccessFactors
title | 0.0 | As HR Manager of Sabil Relief Initiative, I recruited 86 field staff.
period | 0.6 | I was HR focal person for the Dikwa field office throughout 2022 and 2023.
cause | v0.0 | Nine of the girls gained admission with scholarships that I had arranged.
scale | 0.4 | Rolled out PSEA training nationwide
`),
    },
    es: {
      good: trueLines(`
0.0 | De 2021 a 2023 seleccioné a 86 trabajadores de campo en cuatro áreas de gobierno local.
0.1 | El plazo para cubrir una vacante bajó de 45 días en 2021 a 28 en 2023.
0.2 | Traslado en 2022 de los expedientes de 140 empleados del papel a Zoho People
0.4 | Coordiné seis sesiones sobre PSEA con un formador externo.
0.5 | Yo preparaba los datos de la nómina, pero los sueldos los pagaba Finanzas desde Abuya.
w0 | Pasé más de tres años y medio en Sabil Relief Initiative como oficial de Recursos Humanos y Administración.
1.1 | Traducía del kanuri al inglés las quejas que llegaban a la línea de atención.
v0.0 | Como mentora voluntaria acompañé a 15 chicas en la preparación del JAMB, y nueve fueron admitidas.
n.0 | Durante el NYSC trabajé en la administración económica de una escuela y di clases de Educación Cívica en SS 1.
e1 | Estudié Administración Pública en la University of Maiduguri y terminé en 2016.
l1 l3 | Hablo hausa con fluidez y me manejo bien en kanuri.
a l4 | Mi francés es todavía de principiante, y lo mejoraría con gusto si el puesto lo requiere.
`),
      bad: falseLines(`
number | 0.2 | En 2022 trasladé los expedientes de 1.400 empleados del papel a Zoho People.
team | w0 | En Sabil Relief Initiative dependían de mí dos asistentes de Recursos Humanos.
employer | 0.0 | En Médicos Sin Fronteras seleccioné a 86 trabajadores de campo.
language | l4 | Además del inglés, hablo francés con fluidez.
degree | e1 | Tengo un máster en Administración Pública por la University of Maiduguri.
help | 0.3 | Redacté el nuevo manual del personal.
date | w0 | Trabajé en Sabil Relief Initiative de febrero de 2017 a octubre de 2024.
moved | 1.1 | En Sabil Relief Initiative traducía quejas del kanuri al inglés.
achievement | 0.0 | Reduje la rotación del personal de campo en un 25 %.
ranking | c0 | Obtuve la nota más alta de mi promoción en el examen Foundation del CIPM.
praise | 0.1 | Los donantes elogiaron la rapidez de nuestras contrataciones.
merged | 0.4 v0.0 | Impartí seis sesiones sobre PSEA a 15 chicas.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Recrutement de quatre-vingt-six agents de terrain dans quatre collectivités locales entre 2021 et 2023
0.1 | Pourvoir un poste prenait 45 jours en 2021 ; en 2023, il n'en fallait plus que 28.
0.2 | Je tenais les dossiers de 140 salariés, que j'ai fait passer du papier à Zoho People en 2022.
0.3 | J'ai participé à la refonte du manuel du personnel, menée par le responsable RH du pays, pour le chapitre consacré aux congés.
0.6 | De mars à août 2023, j'ai été le point focal RH du bureau de Dikwa.
0.5 | Les salaires étaient versés par les finances à Abuja ; je ne fournissais que les éléments de paie.
w1 | De mai à décembre 2019, j'ai travaillé à Gwoza comme assistante aux distributions d'argent pour la Lafiya Hands Foundation.
n | J'ai fait mon NYSC dans un lycée public de filles à Yola, de novembre 2016 à octobre 2017.
c0 | J'ai réussi l'examen Foundation du CIPM en 2022.
c2 | Cours en ligne DisasterReady sur les ressources humaines dans l'humanitaire, suivi en 2021
e1 | Je suis titulaire d'un B.Sc. en administration publique de l'University of Maiduguri.
a | Conseiller cinq chefs de service dans une usine de 900 personnes, comme vous le décrivez, m'attire beaucoup.
`),
      bad: falseLines(`
number | 1.0 | Lors des distributions, je vérifiais l'identité de 3 000 ménages par jour.
escalation | 0.6 | J'ai dirigé le bureau de Dikwa de mars à août 2023.
status | c1 | J'ai déjà validé le niveau Intermediate du CIPM.
negation | 0.5 | Chez Sabil Relief Initiative, je versais aussi les salaires.
unit | 0.1 | Pourvoir un poste prenait 45 heures en 2021 et 28 heures en 2023.
skill | 0.0 | J'ai recruté 86 agents de terrain à l'aide de LinkedIn Recruiter.
years | w0 | Forte de quinze ans d'expérience en ressources humaines, je souhaite rejoindre Tamarind Foods.
language | l3 | Le kanuri est ma langue maternelle.
employer | c2 | En 2021, j'ai suivi un cours en ligne de la Croix-Rouge sur les ressources humaines dans l'humanitaire.
moved | v0.0 | J'ai accompagné 86 jeunes filles dans la préparation du JAMB.
scale | 0.0 | J'ai recruté des agents de terrain dans les six États du nord-est.
cause | 0.1 | C'est Zoho People qui a fait passer le délai de recrutement de 45 à 28 jours.
`),
    },
    de: {
      good: trueLines(`
0.0 | Zwischen 2021 und 2023 habe ich in vier Local Government Areas 86 Feldkräfte eingestellt.
0.1 | 2021 dauerte es 45 Tage, eine Stelle zu besetzen, 2023 nur noch 28.
0.2 | Führung der Personalakten von 140 Beschäftigten und 2022 deren Umzug von Papier in Zoho People
0.3 | Am überarbeiteten Mitarbeiterhandbuch habe ich mitgewirkt, und zwar am Kapitel über Urlaub; die Leitung lag beim HR-Manager des Landes.
0.4 | Sechs PSEA-Schulungen mit einem externen Trainer habe ich koordiniert.
0.6 | 2023 war ich ein halbes Jahr lang, von März bis August, HR-Ansprechpartnerin für das Büro in Dikwa.
1.0 | Bei Bargeldverteilungen prüfte ich die Identität von bis zu 300 Haushalten am Tag.
v0.0 | Von den 15 Mädchen, die ich als Mentorin bei der JAMB-Vorbereitung begleitete, bekamen neun eine Zulassung.
n.0 | Im NYSC arbeitete ich in der Finanzverwaltung der Schule und unterrichtete Civic Education in der SS 1.
c1 | Derzeit arbeite ich auf die Intermediate-Stufe des CIPM hin.
l0 l1 l2 | Neben meiner Muttersprache Bura spreche ich fließend Hausa und Englisch.
a y0 | Für diese Stelle würde ich gern nach Kaduna ziehen.
`),
      bad: falseLines(`
number | 0.4 | Sechzehn PSEA-Schulungen mit einem externen Trainer habe ich koordiniert.
title | w0 | Als Personalleiterin von Sabil Relief Initiative war ich für 140 Beschäftigte zuständig.
help | 0.3 | Das Mitarbeiterhandbuch habe ich eigenständig überarbeitet.
date | w1 | Von Mai 2017 bis Dezember 2019 arbeitete ich für die Lafiya Hands Foundation.
status | e0 | Das Postgraduate Diploma in Human Resource Management habe ich abgeschlossen.
degree | e1 | Mein Bachelorstudium an der University of Maiduguri schloss ich mit First Class ab.
period | 0.6 | Zwei Jahre lang war ich HR-Ansprechpartnerin für das Büro in Dikwa.
certificate | c2 | Seit 2021 bin ich SHRM-zertifiziert.
achievement | 0.1 | Durch die schnellere Besetzung von Stellen sparte die Organisation 3 Mio. Naira.
team | w0 | Bei Sabil Relief Initiative führte ich ein dreiköpfiges HR-Team.
employer | 0.2 | Beim UNHCR führte ich die Personalakten von 140 Beschäftigten.
language | l4 | Französisch spreche ich auf dem Niveau B2.
`),
    },
  },
};
