import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `CURRICULUM VITAE

Kenechukwu Ozoemena
22 Nike Lake Road, Enugu
08135550172 / kene.ozoemena@example.com

ABOUT ME
Electrician who moved into solar. I like tidy wiring and clear talk with customers.

WORK HISTORY

Solar Technician
Brightrays Energy Ltd, Enugu
03/2021 till date
* Installed 64 rooftop solar systems from 3 kVA to 15 kVA in Enugu and Anambra
* Lead a crew of 4 installers
* Cut call-backs after installation from 9 in 2022 to 2 in 2023 with a checklist before handover
* Replaced lead-acid batteries with lithium at 17 sites
* Explain to customers in Igbo and English how to read the inverter display
* Assisted the design engineer with load calculations for a 120 kW hospital project
* Report weekly to the operations manager

Electrician
Umeh & Sons Electrical Works, Nsukka
Jan 2016 - Feb 2021
* Wired 40 flats and 3 schools
* Repaired generators of 5 to 60 kVA
* Trained 2 apprentices
* Bought materials worth N3.2m in 2019
* Did not work on lines above 415 volts

SIWES
EEDC, Abakaliki, 2014
* Six months with the team that read meters and changed fuses, as an observer

SCHOOLS ATTENDED
Institute of Management and Technology (IMT), Enugu. ND Electrical/Electronic Engineering, Lower Credit. 2012 - 2015
Community Secondary School Ugwuogo. WAEC 2011

CERTIFICATES
COREN Technician (in view)
NABTEB Electrical Installation, 2012
Solar PV Installation, RENAC course, 2021

SKILLS
House wiring, Solar PV installation, Battery maintenance, Multimeter and clamp meter, Driving

LANGUAGES
Igbo (mother tongue), English (fluent), Hausa (a little)
`;
const advert = `Solar Project Engineer
Helion Grid Nigeria, Abuja
We build solar mini-grids for 28 villages in Nasarawa and Benue. You will lead 12 technicians and look after 3 sites at a time.
You have:
- HND or B.Eng. in Electrical Engineering
- COREN registration
- 6 years in solar
- AutoCAD and PVsyst
- Hausa is a plus`;

export const electrician: HeldOutPerson = {
  trade: "electrician",
  resume,
  advert,
  target: { jobTitle: "Solar Project Engineer", companyName: "Helion Grid Nigeria" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Across Enugu and Anambra I have installed 64 rooftop solar systems, the smallest 3 kVA and the largest 15 kVA.
0.1 | At Brightrays Energy I lead a crew of four.
0.2 | A checklist before handover brought our call-backs after installation down from nine in 2022 to two in 2023.
0.3 | Swapped lead-acid batteries for lithium ones at 17 sites
0.4 | I show customers how to read the inverter display, in Igbo or in English.
0.5 | When a hospital planned a 120 kW project, I helped the design engineer with the load calculations.
0.6 | Send the operations manager a report every week
1.0 1.2 | At Umeh & Sons in Nsukka I wired 40 flats and three schools and trained two apprentices.
1.1 | Repaired generators rated between 5 and 60 kVA
c0 c2 | I took a RENAC course in solar PV installation in 2021 and am working towards COREN Technician.
e0 | I hold an ND in Electrical/Electronic Engineering from IMT Enugu.
a 0.1 | You are looking for someone to lead 12 technicians; today I lead four installers.
`),
      bad: falseLines(`
number | 0.0 | Installed 164 rooftop solar systems from 3 kVA to 15 kVA in Enugu and Anambra
number | 0.3 | At 70 sites I replaced lead-acid batteries with lithium.
employer | 1.1 | Repaired generators of 5 to 60 kVA at Mikano International
employer | 0.0 | While at Lumos Nigeria I installed 64 rooftop solar systems in Enugu and Anambra.
skill | 0.5 | Assisted the design engineer with load calculations in PVsyst for a 120 kW hospital project
escalation | 0.5 | I designed the 120 kW solar system of a hospital.
status | c0 | I am a registered COREN Technician.
achievement | 0.4 | I explain to customers in Igbo and English how to read the inverter display, which has doubled our referrals.
unit | 0.5 | Assisted the design engineer with load calculations for a 120 MW hospital project
negation | 1.4 | Worked on lines above 415 volts
moved | 1.0 | Wired 64 flats and 3 schools
merged | 1.0 | At Brightrays Energy I also wired 40 flats and three schools.
`),
    },
    es: {
      good: trueLines(`
0.0 | He instalado 64 sistemas solares en tejados de Enugu y Anambra, de 3 a 15 kVA.
0.1 | En Brightrays Energy dirijo una cuadrilla de cuatro instaladores.
0.2 | Con una lista de comprobación antes de la entrega, los avisos posteriores a la instalación pasaron de 9 en 2022 a 2 en 2023.
0.3 | Sustitución de baterías de plomo-ácido por baterías de litio en 17 emplazamientos
0.4 | Explico a los clientes, en igbo y en inglés, cómo leer la pantalla del inversor.
0.5 | Ayudé al ingeniero de diseño con los cálculos de carga de un proyecto de 120 kW para un hospital.
0.6 | Cada semana informo al director de operaciones.
1.0 | Instalé el cableado de 40 pisos y tres escuelas.
1.2 | También formé a dos aprendices.
1.3 | Compra de materiales por valor de 3,2 millones de nairas en 2019
i0.0 | Durante mis prácticas en EEDC pasé seis meses como observador con el equipo que leía los contadores y cambiaba los fusibles.
a | Helion Grid Nigeria construye minirredes solares para 28 pueblos de Nasarawa y Benue, y me gustaría participar en ese trabajo.
`),
      bad: falseLines(`
number | 0.0 | He instalado más de 80 sistemas solares en tejados de Enugu y Anambra.
number | 1.2 | Formé a doce aprendices.
employer | 1.1 | En Mantrac Nigeria reparaba generadores de 5 a 60 kVA.
employer | 0.6 | En Arnergy informo cada semana al director de operaciones.
skill | 0.5 | Ayudé al ingeniero de diseño con los cálculos de carga en AutoCAD para un proyecto hospitalario de 120 kW.
escalation | 0.5 | Fui responsable del diseño eléctrico de un proyecto hospitalario de 120 kW.
certificate | c2 | Tengo el certificado NABCEP de instalación fotovoltaica.
date | w0 | Trabajo en Brightrays Energy desde marzo de 2019.
years | w0 w1 | Cuento con quince años de experiencia como electricista.
currency | 1.3 | En 2019 compré materiales por 3,2 millones de dólares.
negation | 1.4 | Trabajé en líneas de más de 415 voltios.
moved | 0.3 | Sustituí baterías de plomo-ácido por baterías de litio en 40 emplazamientos.
`),
    },
    fr: {
      good: trueLines(`
0.0 | J'ai posé 64 installations solaires en toiture, de 3 à 15 kVA, à Enugu et dans l'Anambra.
0.1 | Chez Brightrays Energy, j'encadre une équipe de quatre installateurs.
0.2 | Grâce à une liste de contrôle avant la remise, les rappels après installation sont tombés de 9 en 2022 à 2 en 2023.
0.3 | Remplacement des batteries au plomb par des batteries au lithium sur 17 sites
0.4 | J'explique aux clients, en igbo comme en anglais, comment lire l'écran de l'onduleur.
0.5 | J'ai aidé l'ingénieur d'études à calculer les charges d'un projet de 120 kW pour un hôpital.
1.1 | Réparation de groupes électrogènes de 5 à 60 kVA
1.4 | Chez Umeh & Sons, je n'intervenais pas sur les lignes de plus de 415 volts.
c1 | J'ai obtenu le NABTEB Electrical Installation en 2012.
l0 l2 | L'igbo est ma langue maternelle et j'ai quelques notions de haoussa.
w1 | De janvier 2016 à février 2021, j'ai été électricien chez Umeh & Sons Electrical Works à Nsukka.
a | Votre annonce demande de suivre trois chantiers à la fois, et c'est ce qui m'attire dans ce poste.
`),
      bad: falseLines(`
number | 0.3 | Remplacement des batteries au plomb par des batteries au lithium sur 57 sites
number | 1.0 | J'ai câblé 140 appartements et trois écoles.
employer | 1.0 | Chez Julius Berger, j'ai câblé 40 appartements et trois écoles.
skill | 0.0 | J'ai dimensionné sous PVsyst et posé 64 installations solaires en toiture.
status | c0 | Je suis technicien inscrit au COREN.
escalation | 0.6 | Je pilote les opérations de l'entreprise et en rends compte chaque semaine.
currency | 1.3 | En 2019, j'ai acheté pour 3,2 millions d'euros de matériel.
date | 0.2 | Grâce à une liste de contrôle avant la remise, les rappels sont passés de 9 en 2020 à 2 en 2021.
unit | 1.1 | Réparation de groupes électrogènes de 5 à 60 MW
years | w0 | Fort de dix ans d'expérience dans le solaire, je souhaite rejoindre Helion Grid Nigeria.
certificate | c2 | J'ai suivi en 2021 la formation RENAC et obtenu la certification OSHA.
cause | 0.2 | Les rappels après installation sont tombés de 9 en 2022 à 2 en 2023 après l'achat d'onduleurs de meilleure qualité.
`),
    },
    de: {
      good: trueLines(`
0.0 | In Enugu und Anambra habe ich 64 Solaranlagen auf Dächern installiert, von 3 bis 15 kVA.
0.1 | Bei Brightrays Energy leite ich ein Team von vier Installateuren.
0.2 | Dank einer Checkliste vor der Übergabe gingen die Nacheinsätze nach der Installation von 9 im Jahr 2022 auf 2 im Jahr 2023 zurück.
0.3 | Austausch von Blei-Säure-Batterien gegen Lithiumbatterien an 17 Standorten
0.4 | Den Kunden erkläre ich auf Igbo und Englisch, wie man die Anzeige des Wechselrichters liest.
0.5 | Bei einem 120-kW-Projekt für ein Krankenhaus unterstützte ich den Planungsingenieur bei der Lastberechnung.
0.6 | Dem Betriebsleiter berichte ich wöchentlich.
1.0 1.2 | Bei Umeh & Sons verkabelte ich 40 Wohnungen und drei Schulen und bildete zwei Lehrlinge aus.
1.3 | Einkauf von Material für 3,2 Millionen Naira im Jahr 2019
c0 | Den COREN Technician strebe ich derzeit an.
e0 | Am Institute of Management and Technology in Enugu habe ich ein ND in Electrical/Electronic Engineering erworben.
a | Sie suchen jemanden, der zwölf Techniker führt und drei Baustellen gleichzeitig betreut.
`),
      bad: falseLines(`
number | 1.1 | Reparatur von Generatoren von 5 bis 600 kVA
number | 0.1 | Ich leite ein Team von vierzehn Installateuren.
employer | 0.4 | Bei Siemens erkläre ich den Kunden auf Igbo und Englisch, wie man die Anzeige des Wechselrichters liest.
skill | 1.0 | Ich verkabelte 40 Wohnungen und drei Schulen nach eigenen Plänen aus AutoCAD.
achievement | 0.3 | Austausch von Blei-Säure-Batterien gegen Lithiumbatterien an 17 Standorten, wodurch die Wartungskosten deutlich sanken
escalation | i0.0 | Während meines SIWES leitete ich sechs Monate lang das Team, das Zähler ablas und Sicherungen wechselte.
status | c0 | Ich bin als COREN Technician registriert.
unit | 0.6 | Dem Betriebsleiter berichte ich täglich.
merged | 0.0 | Bei Umeh & Sons installierte ich 64 Solaranlagen auf Dächern.
negation | 1.4 | An Leitungen über 415 Volt habe ich ebenfalls gearbeitet.
contact | w0 | Sie erreichen mich unter kene@brightrays.example.com.
title | 0.5 | Als Planungsingenieur führte ich die Lastberechnung für ein 120-kW-Krankenhausprojekt durch.
`),
    },
  },
};
