import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `Osarugue Blessing Idahosa
Front Desk / Guest Relations
GRA, Benin City, Edo State
+2348095550146
osarugue.idahosa@example.com

Profile
Hotel receptionist with a calm voice. Good with angry guests, night shifts and cash.

Work Experience

Receptionist - Iroko Court Hotel, Benin City (August 2022 - to date)
- Check in up to 70 guests a day in a hotel of 86 rooms
- Use Opera PMS and a POS terminal
- Balance the cash drawer at the end of every shift
- Raised the share of guests who left an online review from 6% to 15% in 2024 by asking at check-out
- Handle complaints and pass on what I can not solve to the duty manager
- Work night shifts, three weeks out of four
- Helped the front office manager train 5 new receptionists

Customer Care Agent - Zenara Telecoms, Lagos (Sept. 2019 - July 2022)
- Answered about 90 calls per shift on data and billing
- Solved 4 of 5 cases at the first call
- Logged cases in Zendesk
- Part of a team of 22 agents
- Agent of the Month, November 2020

Waitress - Mama Ebo Kitchen, Benin City (2017 - 2018)
- Served tables and took payments
- Covered for the cashier on Sundays

Education
Ambrose Alli University, Ekpoma - B.A. English and Literary Studies, Second Class Lower, 2013 - 2017

NYSC
2018/2019, Kebbi State, taught English in a junior secondary school

Certifications
Diploma in Hospitality Management (ongoing), NIHOTOUR
Customer Service Certificate, Alison, 2021

Skills
Opera PMS, Zendesk, Microsoft Word, Cash handling, Complaint handling, Typing 45 words per minute

Languages
Edo (native), English (fluent), Yoruba (conversational), French (beginner)
`;
const advert = `Front Office Supervisor
Palmgrove Suites, Victoria Island, Lagos
Palmgrove Suites is a business hotel with 120 rooms. You will supervise 9 receptionists, plan the rota and keep our guest score above 90%.
Requirements:
- HND or B.Sc. in Hospitality Management
- 5 years in a four-star hotel
- Fidelio, Salesforce
- Good French`;

export const receptionist: HeldOutPerson = {
  trade: "receptionist",
  resume,
  advert,
  target: { jobTitle: "Front Office Supervisor", companyName: "Palmgrove Suites" },
  cases: {
    en: {
      good: trueLines(`
0.0 | On a busy day I check in as many as 70 guests at our 86-room hotel.
0.1 0.2 | I work in Opera PMS and close every shift with a balanced cash drawer.
0.3 | In 2024 the share of guests leaving an online review rose from 6% to 15% because I asked for one at check-out.
0.4 | Handle complaints and hand over to the duty manager those I cannot solve
0.5 | Three weeks out of four I am on the night shift.
0.6 | Assisted the front office manager in training five new receptionists
1.0 | At Zenara Telecoms in Lagos I took around 90 calls a shift about data and billing.
1.1 | Four out of five cases I solved on the first call.
1.4 | I was Agent of the Month in November 2020.
2.1 | On Sundays I stood in for the cashier at Mama Ebo Kitchen.
c0 | I am currently taking a Diploma in Hospitality Management with NIHOTOUR.
a | Palmgrove Suites needs someone to supervise nine receptionists and plan the rota, and I would like to be that person.
`),
      bad: falseLines(`
number | 1.0 | Answered about 190 calls per shift on data and billing
number | 0.3 | Raised the share of guests who left an online review from 6% to 51% in 2024 by asking at check-out
employer | 2.0 | Served tables and took payments at Chicken Republic
help | 0.6 | I trained five new receptionists.
achievement | 0.4 | Handle complaints with tact, turning most unhappy guests into regulars
skill | 1.2 | Logged cases in Zendesk and Salesforce
degree | e0 | I hold a Master's degree in English and Literary Studies.
language | l3 | I can welcome guests in good French.
title | 0.0 | As front office supervisor at Iroko Court Hotel, I check in up to 70 guests a day.
team | 1.3 | Supervised a team of 22 agents
cause | 0.3 | Raised the share of guests who left an online review from 6% to 15% in 2024 by placing tablets at reception
praise | 0.5 | Work night shifts, three weeks out of four, and was commended by the general manager for it
`),
    },
    es: {
      good: trueLines(`
0.0 | Registro la entrada de hasta 70 huéspedes al día en un hotel de 86 habitaciones.
0.1 | Manejo Opera PMS y un terminal de punto de venta.
0.2 | Al final de cada turno cuadro la caja.
0.3 | En 2024, al pedirlo en el momento de la salida, la proporción de huéspedes que dejaron una reseña en línea subió del 6 % al 15 %.
0.4 | Atiendo las quejas y traslado al gerente de turno las que no puedo resolver.
0.5 | De cada cuatro semanas, tres trabajo en el turno de noche.
0.6 | Ayudé al responsable de recepción a formar a cinco recepcionistas nuevos.
1.0 1.2 | En Zenara Telecoms atendía unas 90 llamadas por turno sobre datos y facturación, y registraba los casos en Zendesk.
1.4 | Fui Agente del Mes en noviembre de 2020.
n | Durante el NYSC, en el estado de Kebbi, enseñé inglés en el primer ciclo de secundaria.
l2 l3 | Puedo conversar en yoruba y soy principiante en francés.
a | Su anuncio pide a alguien que supervise a nueve recepcionistas en un hotel de 120 habitaciones.
`),
      bad: falseLines(`
number | 0.0 | Registro la entrada de hasta 170 huéspedes al día en un hotel de 86 habitaciones.
number | 1.0 | Atendía unas 120 llamadas por turno sobre datos y facturación.
employer | 1.2 | En MTN registraba los casos en Zendesk.
achievement | 1.1 | Resolvía cuatro de cada cinco casos en la primera llamada, lo que redujo las bajas de clientes.
help | 0.6 | Formé a cinco recepcionistas nuevos.
status | c0 | Terminé el Diploma in Hospitality Management en NIHOTOUR.
scale | 0.4 | Atiendo las quejas de todos los hoteles del grupo y traslado al gerente de turno las que no puedo resolver.
contact | w0 | Puede llamarme al +234 803 555 0199.
ranking | 1.4 | Fui la mejor agente del país en noviembre de 2020.
period | w0 | Llevo casi diez años en la recepción de Iroko Court Hotel.
degree | e0 | Me licencié en English and Literary Studies con First Class.
language | l2 | Hablo yoruba como lengua materna.
`),
    },
    fr: {
      good: trueLines(`
0.0 | J'enregistre jusqu'à 70 arrivées par jour dans un hôtel de 86 chambres.
0.2 | Ma caisse est équilibrée à la fin de chaque service.
0.3 | En 2024, en sollicitant les clients à leur départ, j'ai fait passer de 6 % à 15 % la part de ceux qui laissaient un avis en ligne.
0.4 | Je traite les réclamations et transmets au responsable de permanence celles que je ne peux pas résoudre.
0.5 | Je suis de nuit trois semaines sur quatre.
0.6 | Aide à la formation de cinq nouveaux réceptionnistes, aux côtés du responsable de la réception
1.0 | Chez Zenara Telecoms, à Lagos, je répondais à environ 90 appels par vacation sur les données et la facturation.
1.1 | Quatre dossiers sur cinq étaient résolus dès le premier appel.
1.3 | Je faisais partie d'une équipe de 22 agents.
c1 | J'ai obtenu en 2021 le Customer Service Certificate d'Alison.
e0 | Je suis titulaire d'un B.A. en English and Literary Studies de l'Ambrose Alli University.
a | Palmgrove Suites veut garder une note clients supérieure à 90 %, un objectif que je trouve motivant.
`),
      bad: falseLines(`
number | 0.3 | En 2024, j'ai fait passer de 6 % à 25 % la part des clients qui laissaient un avis en ligne.
number | 1.3 | Je faisais partie d'une équipe de 220 agents.
employer | 0.1 | À l'hôtel Transcorp Hilton, j'utilise Opera PMS.
employer | 1.1 | Chez Airtel, je résolvais quatre dossiers sur cinq dès le premier appel.
skill | 0.1 | J'utilise Opera PMS, Fidelio et un terminal de paiement.
achievement | 0.5 | Je travaille de nuit trois semaines sur quatre, sans qu'aucun incident ne soit jamais survenu.
help | 0.6 | C'est moi qui ai formé les cinq nouveaux réceptionnistes.
points | 0.3 | En 2024, la part des clients laissant un avis en ligne a augmenté de 15 points.
title | 1.0 | Superviseure du centre d'appels chez Zenara Telecoms, je répondais à environ 90 appels par vacation.
team | 0.0 | Avec une équipe de huit réceptionnistes, j'enregistre jusqu'à 70 arrivées par jour.
praise | 1.2 | Mes responsables ont souvent salué la qualité des dossiers que j'enregistrais dans Zendesk.
scale | 2.1 | Je remplaçais le caissier le dimanche dans les cinq restaurants de l'enseigne.
`),
    },
    de: {
      good: trueLines(`
0.0 | Täglich checke ich bis zu 70 Gäste in einem Hotel mit 86 Zimmern ein.
0.1 | Ich arbeite mit Opera PMS und einem POS-Terminal.
0.2 | Kassenabschluss am Ende jeder Schicht
0.3 | 2024 stieg der Anteil der Gäste, die online eine Bewertung hinterließen, von 6 % auf 15 %, weil ich beim Check-out danach fragte.
0.4 | Beschwerden nehme ich entgegen, und was ich nicht lösen kann, gebe ich an den diensthabenden Manager weiter.
0.5 | Drei von vier Wochen arbeite ich in der Nachtschicht.
0.6 | Unterstützung der Front-Office-Leitung bei der Einarbeitung von fünf neuen Rezeptionskräften
1.0 1.3 | In einem Team von 22 Mitarbeitenden beantwortete ich rund 90 Anrufe pro Schicht zu Daten und Abrechnung.
2.0 2.1 | In der Mama Ebo Kitchen bediente ich an den Tischen, kassierte und vertrat sonntags den Kassierer.
c0 | Derzeit absolviere ich bei NIHOTOUR das Diploma in Hospitality Management.
w0 | Seit August 2022 bin ich Rezeptionistin im Iroko Court Hotel.
a | Als Front Office Supervisor würde ich bei Palmgrove Suites gern den Dienstplan für neun Rezeptionskräfte verantworten.
`),
      bad: falseLines(`
number | 0.0 | Täglich checke ich bis zu 70 Gäste in einem Hotel mit 186 Zimmern ein.
number | 1.1 | Neun von zehn Fällen löste ich beim ersten Anruf.
employer | 1.0 | Bei Vodafone beantwortete ich rund 90 Anrufe pro Schicht.
employer | 2.0 | Im Restaurant Yellow Chilli bediente ich an den Tischen und kassierte.
achievement | 0.3 | Dank meiner Nachfrage beim Check-out stieg der Anteil der Gäste mit Online-Bewertung 2024 von 6 % auf 15 %, was zusätzliche Buchungen brachte.
help | 0.6 | Fünf neue Rezeptionskräfte habe ich eingearbeitet.
points | 0.3 | Der Anteil der Gäste mit Online-Bewertung stieg 2024 um 15 %.
ranking | 0.0 | Keine Kollegin checkt so viele Gäste ein wie ich.
period | w1 | Fünf Jahre lang beantwortete ich bei Zenara Telecoms Anrufe.
degree | e0 | Ich habe einen B.Sc. in Hospitality Management.
language | l3 | Französisch beherrsche ich gut.
cause | 1.1 | Dank eines neuen CRM-Systems löste ich vier von fünf Fällen beim ersten Anruf.
`),
    },
  },
};
