import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `IFEOMA BASSEY
Sous Chef
Uyo, Akwa Ibom | ifeoma.bassey@example.com | +234 702 555 0164

SUMMARY
Sous chef with hotel experience, at ease with Nigerian and continental dishes.

WORK EXPERIENCE
Sous Chef | Tinapa Gardens Hotel | Uyo | May 2021 - Present
- Run a kitchen of 9 cooks together with the head chef
- Prepare meals for up to 250 guests at weekends
- Lowered food cost from 38% to 31% of revenue by buying from local farms
- Planned the menus of 40 weddings
- Wrote cleaning schedules; the kitchen passed two NAFDAC inspections
- Do not handle purchasing payments

Commis Chef | Blue Heron Restaurant | Port Harcourt | 2018 - 2021
- Baked 120 loaves each morning
- Contributed to a new breakfast menu of 15 dishes
- Trained on food safety for 3 days

EDUCATION
Akwa Ibom State Polytechnic, OND Hospitality Management, Lower Credit, 2015 - 2017

CERTIFICATIONS
HACCP Level 2, 2022
City & Guilds Diploma in Food Preparation (ongoing)

SKILLS
Menu planning, Pastry, Stock control, Microsoft Excel

LANGUAGES
Ibibio (native), English (fluent)

AWARDS
Staff of the Month, Tinapa Gardens Hotel, August 2022
`;
const advert = `EXECUTIVE CHEF
Harbour Crown Hotels, Lagos. 5-star hotel with 180 rooms and 4 restaurants.
The Executive Chef leads a brigade of 32 and answers for a food budget of ₦45m a month.
Requirements:
- HND Hospitality Management
- 10 years of kitchen experience, 4 of them in a 5-star hotel
- Opera PMS and Oracle Simphony
- HACCP Level 3
- French cuisine and sushi`;

export const chef: HeldOutPerson = {
  trade: "chef",
  resume,
  advert,
  target: { jobTitle: "Executive Chef", companyName: "Harbour Crown Hotels" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Together with the head chef, I run a kitchen with nine cooks.
0.1 | At weekends I prepare meals for as many as 250 guests.
0.2 | By buying from local farms, I brought food cost down from 38% of revenue to 31%.
0.3 0.4 | I planned the menus of forty weddings and wrote cleaning schedules, and our kitchen passed two NAFDAC inspections.
1.0 | Baked 120 loaves every morning at Blue Heron Restaurant in Port Harcourt
1.1 | Helped create a new breakfast menu with fifteen dishes
x0 | I was named Staff of the Month at Tinapa Gardens Hotel in August 2022.
a | What draws me to Harbour Crown Hotels is that one kitchen team serves four restaurants.
`),
      bad: falseLines(`
number | 0.1 | Prepare meals for up to 520 guests at weekends
help | 0.0 | I run a kitchen of 9 cooks.
negation | 0.5 | Handle purchasing payments
status | c1 | I hold a City & Guilds Diploma in Food Preparation.
ranking | x0 | I was named Staff of the Year at Tinapa Gardens Hotel in August 2022.
cause | 0.2 | Lowered food cost from 38% to 31% of revenue by renegotiating supplier contracts
unit | 1.2 | Trained on food safety for 3 months
skill | s0 | My skills include menu planning, pastry and sushi.
`),
    },
    es: {
      good: trueLines(`
0.0 | Junto con la jefa de cocina dirijo una cocina de nueve cocineros.
0.1 | Los fines de semana preparo comidas para hasta 250 huéspedes.
0.2 | Reduje el coste de los alimentos del 38 % al 31 % de los ingresos comprando a granjas locales.
0.3 | Planifiqué los menús de 40 bodas.
0.4 | Redacté los planes de limpieza y la cocina superó dos inspecciones de NAFDAC.
1.0 | Horneaba 120 panes cada mañana.
1.1 | Contribuí a un nuevo menú de desayuno de 15 platos.
c1 | Estoy cursando el City & Guilds Diploma in Food Preparation.
`),
      bad: falseLines(`
number | 1.0 | Horneaba 1.200 panes cada mañana.
points | 0.2 | Reduje el coste de los alimentos en un 31 % comprando a granjas locales.
help | 1.1 | Creé un nuevo menú de desayuno de 15 platos.
status | c1 | Tengo el City & Guilds Diploma in Food Preparation.
employer | 0.3 | En el Hilton planifiqué los menús de 40 bodas.
scale | 0.3 | Planifiqué los menús de 40 bodas en toda Nigeria.
years | w0 | Tengo once años de experiencia como sous chef.
praise | 0.1 | Los huéspedes elogian mis comidas cada fin de semana.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Avec le chef de cuisine, je gère une cuisine de neuf cuisiniers.
0.1 | Le week-end, je prépare des repas pour jusqu'à 250 convives.
0.2 | En achetant auprès de fermes locales, j'ai ramené le coût des denrées de 38 % à 31 % du chiffre d'affaires.
0.3 | J'ai composé les menus de quarante mariages.
0.4 | J'ai rédigé les plans de nettoyage ; la cuisine a réussi deux inspections de la NAFDAC.
1.0 | Je cuisais 120 pains chaque matin.
1.1 | J'ai contribué à une nouvelle carte de petit-déjeuner de 15 plats.
c0 | J'ai obtenu la certification HACCP Level 2 en 2022.
`),
      bad: falseLines(`
number | 0.3 | J'ai composé les menus de quatorze mariages.
certificate | c0 | J'ai obtenu la certification HACCP Level 3 en 2022.
escalation | 0.0 | En tant que chef exécutif, je dirige une cuisine de neuf cuisiniers.
moved | 1.1 | J'ai contribué à une nouvelle carte de petit-déjeuner de 40 plats.
unit | 1.2 | J'ai suivi une formation à la sécurité alimentaire de 3 semaines.
merged | 0.2 | Au Blue Heron Restaurant, j'ai ramené le coût des denrées de 38 % à 31 %.
negation | 0.4 | La cuisine n'a pas réussi deux inspections de la NAFDAC.
achievement | 0.3 | J'ai composé les menus de 40 mariages et doublé la réputation de l'hôtel.
`),
    },
    de: {
      good: trueLines(`
0.0 | Gemeinsam mit dem Küchenchef leite ich eine Küche mit neun Köchen.
0.1 | An Wochenenden bereite ich Mahlzeiten für bis zu 250 Gäste zu.
0.2 | Durch den Einkauf bei lokalen Bauernhöfen habe ich die Lebensmittelkosten von 38 % auf 31 % des Umsatzes gesenkt.
0.3 | Ich plante die Menüs für 40 Hochzeiten.
0.4 | Ich schrieb Reinigungspläne, und die Küche bestand zwei NAFDAC-Inspektionen.
1.0 | Jeden Morgen backte ich 120 Brote.
1.1 | Ich wirkte an einer neuen Frühstückskarte mit 15 Gerichten mit.
x0 | Im August 2022 wurde ich als Staff of the Month ausgezeichnet.
`),
      bad: falseLines(`
number | 0.0 | Gemeinsam mit dem Küchenchef leite ich eine Küche mit neunzehn Köchen.
help | 0.0 | Ich leite eine Küche mit neun Köchen.
date | x0 | Im August 2021 wurde ich als Staff of the Month ausgezeichnet.
skill | s0 | Ich arbeite mit Microsoft Excel und Oracle Simphony.
degree | e0 | Ich habe ein OND in Hospitality Management mit Upper Credit.
currency | 0.2 | Ich habe die Lebensmittelkosten von 38 auf 31 Euro gesenkt.
team | 1.1 | Mit zwanzig Kollegen wirkte ich an einer neuen Frühstückskarte mit 15 Gerichten mit.
title | 1.0 | Als Küchenchefin im Blue Heron Restaurant backte ich jeden Morgen 120 Brote.
`),
    },
  },
};
