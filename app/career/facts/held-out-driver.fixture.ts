import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `MUSA SANI
Truck Driver
Kano, Kano State
Phone: 0816 555 0127

WORK EXPERIENCE
Truck Driver, Haske Haulage Limited, Kano
2017 - Present
- Drive a 30-tonne truck between Lagos and Kano, about 9,000 km a month
- Have had no accident since 2017
- Delivered 98% of loads on time in 2023
- Cut fuel use from 42 to 37 litres per 100 km
- Carry loads worth up to ₦60 million
- Do small repairs myself and help the workshop with engine changes

Dispatch Rider, Swift Parcel Services, Kano
2014 - 2017
- Delivered 30 parcels a day by motorcycle
- Collected cash of up to ₦400,000 a week and accounted for all of it
- Showed two new riders the routes

EDUCATION
Government Secondary School, Gwale, Kano
SSCE, 2012

CERTIFICATIONS
Driver's licence class E (FRSC), valid until 2027
First aid course, Nigerian Red Cross, 2019

SKILLS
Defensive driving, Route knowledge, Basic vehicle maintenance, Google Maps

LANGUAGES
Hausa (native), English (good), Yoruba (basic)
`;
const advert = `Fleet Supervisor wanted - Greenline Logistics Limited, Lagos
Greenline Logistics Limited runs 140 trucks. The Fleet Supervisor looks after 60 drivers.
- OND in transport management
- 8 years of driving heavy trucks
- Must know fleet tracking software such as Fleetio
- HAZMAT certificate
- Forklift licence an advantage
Salary: ₦350,000 a month`;

export const driver: HeldOutPerson = {
  trade: "driver",
  resume,
  advert,
  target: { jobTitle: "Fleet Supervisor", companyName: "Greenline Logistics Limited" },
  cases: {
    en: {
      good: trueLines(`
0.0 | I drive a 30-tonne truck between Lagos and Kano, covering about 9,000 kilometres each month.
0.1 | Since 2017 I have not had a single accident.
0.2 0.3 | In 2023 I delivered 98 per cent of my loads on time, and I reduced fuel consumption from 42 to 37 litres per 100 km.
0.5 | I carry out small repairs and assist the workshop with engine changes.
1.1 | Collected up to N400k in cash weekly and accounted for all of it
1.0 1.2 | As a dispatch rider I delivered thirty parcels a day and showed 2 new riders the routes.
a | Greenline Logistics runs 140 trucks, and I would like to help look after its drivers.
w0 | With nine years at Haske Haulage, I know the road between Lagos and Kano.
`),
      bad: falseLines(`
number | 0.0 | Drive a 30-tonne truck between Lagos and Kano, about 19,000 km a month
negation | 0.1 | Had an accident in 2017
unit | 0.3 | Cut fuel use from 42 to 37 gallons per 100 km
help | 0.5 | Do small repairs and change engines
certificate | c0 | I hold a class E driver's licence and a forklift licence.
moved | 1.0 | Delivered 98 parcels a day by motorcycle
escalation | 1.2 | Managed two riders and their routes
praise | 0.2 | Customers always praise my punctuality.
`),
    },
    es: {
      good: trueLines(`
0.0 | Conduzco un camión de 30 toneladas entre Lagos y Kano, unos 9.000 km al mes.
0.1 | No he tenido ningún accidente desde 2017.
0.2 | En 2023 entregué a tiempo el 98 % de las cargas.
0.3 | Reduje el consumo de combustible de 42 a 37 litros por cada 100 km.
0.4 | Transporto cargas por valor de hasta 60 millones de nairas.
1.0 | Repartía 30 paquetes al día en motocicleta.
1.2 | Enseñé las rutas a dos nuevos repartidores.
c1 | Hice un curso de primeros auxilios con la Cruz Roja de Nigeria en 2019.
`),
      bad: falseLines(`
number | 0.4 | Transporto cargas por valor de hasta 600 millones de nairas.
unit | 0.0 | Conduzco un camión de 30 toneladas entre Lagos y Kano, unos 9.000 km a la semana.
negation | 0.1 | He tenido un accidente desde 2017.
currency | 0.4 | Transporto cargas por valor de hasta 60 millones de euros.
skill | s0 | Manejo Google Maps y Fleetio.
period | w0 | Llevo dos décadas conduciendo camiones en Haske Haulage.
title | 0.0 | Como supervisor de flota, conduzco un camión de 30 toneladas entre Lagos y Kano.
achievement | 0.3 | Reduje el consumo de combustible y mejoré la rentabilidad de la empresa.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je conduis un camion de 30 tonnes entre Lagos et Kano, soit environ 9 000 km par mois.
0.1 | Je n'ai eu aucun accident depuis 2017.
0.2 | En 2023, j'ai livré 98 % des chargements à temps.
0.3 | J'ai réduit la consommation de carburant de 42 à 37 litres aux 100 km.
0.5 | Je fais moi-même les petites réparations et j'aide l'atelier pour les changements de moteur.
1.0 | Je livrais 30 colis par jour à moto.
1.1 | J'encaissais jusqu'à 400 000 nairas par semaine et j'en rendais entièrement compte.
l2 | Je parle couramment haoussa et j'ai des notions de yoruba.
`),
      bad: falseLines(`
number | 0.2 | En 2023, j'ai livré 100 % des chargements à temps.
unit | 1.0 | Je livrais 30 colis par heure à moto.
help | 0.5 | Je fais moi-même les petites réparations et les changements de moteur.
employer | 0.0 | Chez Dangote Transport, je conduis un camion de 30 tonnes entre Lagos et Kano.
team | 1.2 | J'ai formé une douzaine de nouveaux coursiers.
contact | c0 | Mon permis de classe E est visible sur https://permis.example.com/musa.
language | l2 | Je parle yoruba couramment.
scale | 0.0 | Je conduis un camion de 30 tonnes dans toute l'Afrique de l'Ouest.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich fahre einen 30-Tonnen-Lkw zwischen Lagos und Kano, etwa 9.000 km im Monat.
0.1 | Seit 2017 bin ich unfallfrei.
0.2 | 2023 habe ich 98 % der Ladungen pünktlich geliefert.
0.3 | Den Kraftstoffverbrauch habe ich von 42 auf 37 Liter pro 100 km gesenkt.
0.4 | Ich transportiere Ladungen im Wert von bis zu 60 Millionen Naira.
0.5 | Kleine Reparaturen mache ich selbst, und ich helfe der Werkstatt beim Motorwechsel.
1.0 | Ich lieferte täglich 30 Pakete mit dem Motorrad aus.
1.2 | Ich zeigte zwei neuen Fahrern die Strecken.
`),
      bad: falseLines(`
number | 0.3 | Den Kraftstoffverbrauch habe ich von 42 auf 27 Liter pro 100 km gesenkt.
unit | 0.0 | Ich fahre einen 30-Tonnen-Lkw zwischen Lagos und Kano, etwa 9.000 km im Jahr.
help | 0.5 | Reparaturen und Motorwechsel mache ich selbst.
moved | 1.2 | Ich zeigte dreißig neuen Fahrern die Strecken.
certificate | c0 | Ich habe einen Führerschein der Klasse E und einen HAZMAT-Schein.
years | w0 | Ich habe zwanzig Jahre Erfahrung als Lkw-Fahrer.
ranking | 0.2 | 2023 war ich der pünktlichste Fahrer des Unternehmens.
cause | 0.3 | Durch ein neues Ortungssystem habe ich den Kraftstoffverbrauch von 42 auf 37 Liter pro 100 km gesenkt.
`),
    },
  },
};
