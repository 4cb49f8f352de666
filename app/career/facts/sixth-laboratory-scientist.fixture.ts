import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `BLESSING IDAHOSA
Medical Laboratory Scientist
Off Upper Sokponba Road, Benin City, Edo State
0903 555 0167; blessing.idahosa@example.com

PROFILE
Lab scientist with her hands on the bench, mainly haematology and blood bank. Night shifts welcome.

WORK EXPERIENCE

Medical Laboratory Scientist
St. Agatha Specialist Hospital, Benin City
Aug 2021 - Present
- Run FBC, clotting profile and blood film on approx. 60 samples per shift
- Cross-match blood for theatre and labour ward; on call 6 nights a month
- Wrote 9 SOPs for the haematology bench in 2022
- TAT for urgent FBC: 90 mins in 2021, 40 mins in 2023, after we moved the analyser beside reception
- Assist the lab manager in preparing for ISO 15189 accreditation (audit not yet done)
- Supervise 2 lab technicians on night shift
- Do not report histology

Locum Medical Laboratory Scientist
Mercyline Diagnostics, Warri
Feb 2020 - Nov 2020
- Covid-19 sample collection and RDT; PCR was done at the state lab
- Entered results into a shared Google Sheet

INTERNSHIP
Intern Medical Laboratory Scientist
University of Benin Teaching Hospital (UBTH), Benin City
Jan 2018 - Dec 2018
- Rotated through chemical pathology, haematology, microbiology and histopathology, 3 months each
- Presented a seminar on sickle cell screening

NYSC
General Hospital, Kafanchan, Kaduna State
Mar 2019 - Feb 2020
- Screened 450 blood donors for HIV, HBsAg, HCV and syphilis
- Treasurer of the Medical and Health CDS group

EDUCATION
M.Sc. Haematology and Blood Transfusion Science (in view), Ambrose Alli University, Ekpoma, 2023 till date
BMLS, University of Benin, Second Class Upper, 2012 - 2017

CERTIFICATIONS
Registered with the Medical Laboratory Science Council of Nigeria (MLSCN), 2018
Quality Management Systems ISO 15189, online course (in progress)
Biosafety and Biosecurity, 3-day workshop, 2022

PROJECTS
Anaemia in Pregnant Women (BMLS project), 2017
- Tested 200 samples from the antenatal clinic to find the prevalence of anaemia

VOLUNTEER
Volunteer, Nigerian Red Cross, Edo Branch
2022 till date
- Helped at 4 blood drives; checked BP and haemoglobin of donors

SKILLS
Sysmex KX-21 analyser, Blood grouping, Cross-matching, Microscopy, MS Word

LANGUAGES
Edo (native), English (fluent), Pidgin
`;
const advert = `Senior Medical Laboratory Scientist (Haematology)
Corvida Diagnostics, Lekki, Lagos
Our ISO 15189 accredited laboratory handles 400 samples a day for 5 branches. You will supervise 6 scientists and answer for haematology.
Requirements:
- BMLS, MLSCN registration and 4 years after NYSC
- Flow cytometry, and a laboratory information system such as Meditech
- An M.Sc. is an advantage`;

export const laboratoryScientist: HeldOutPerson = {
  trade: "laboratory scientist",
  resume,
  advert,
  target: {
    jobTitle: "Senior Medical Laboratory Scientist (Haematology)",
    companyName: "Corvida Diagnostics",
  },
  cases: {
    en: {
      good: trueLines(`
0.0 | In a shift I run about 60 samples for full blood count, clotting profile and blood film.
0.1 | I cross-match blood for theatre and the labour ward and am on call six nights a month.
0.2 | In 2022 I wrote nine standard operating procedures for our haematology bench.
0.3 | After the analyser was moved next to reception, turnaround for urgent FBCs went from 90 minutes in 2021 to 40 in 2023.
0.4 | I am helping the lab manager to get ready for ISO 15189 accreditation; the audit is still ahead of us.
0.5 | On nights I supervise two laboratory technicians.
1.0 | At Mercyline Diagnostics I collected Covid-19 samples and did the rapid tests, while the PCR was run at the state lab.
i0.0 | Spent three months each in chemical pathology, haematology, microbiology and histopathology as an intern at UBTH
n.0 n | During NYSC at the General Hospital in Kafanchan I screened 450 blood donors for HIV, hepatitis B and C, and syphilis.
e0 | Since 2023 I have been reading for an M.Sc. in Haematology and Blood Transfusion Science at Ambrose Alli University.
v0.0 | I have lent a hand at four Red Cross blood drives, checking donors' blood pressure and haemoglobin.
a 0.5 | Supervising six scientists would be a step up from the two technicians I look after at night, and one I would welcome.
`),
      bad: falseLines(`
number | 0.0 | Run FBC, clotting profile and blood film on approx. 160 samples per shift
unit | 0.3 | Turnaround for urgent FBC went from 90 hours in 2021 to 40 hours in 2023
status | 0.4 | Our laboratory has been accredited to ISO 15189 with my help.
escalation | 0.4 | I lead our laboratory's preparation for ISO 15189 accreditation.
negation | 1.0 | Performed Covid-19 sample collection, RDT and PCR at Mercyline Diagnostics
skill | 0.0 | I run FBC, clotting profiles and flow cytometry on about 60 samples per shift.
degree | e0 | I hold an M.Sc. in Haematology and Blood Transfusion Science.
moved | n.0 | At St. Agatha I screened 450 blood donors for HIV, HBsAg, HCV and syphilis.
team | 0.5 | Supervise a team of 6 scientists on night shift
title | 0.2 | As Head of Haematology at St. Agatha, I wrote nine SOPs in 2022.
period | 0.1 | I cross-match blood for theatre and labour ward and am on call 6 nights a week.
cause | 0.3 | Urgent FBC results took 40 minutes in 2023 instead of 90 because we bought a second analyser.
`),
    },
    es: {
      good: trueLines(`
0.0 | En cada turno proceso unas 60 muestras: hemograma, perfil de coagulación y frotis de sangre.
0.1 | Realizo pruebas cruzadas para el quirófano y la sala de partos, con seis noches de guardia al mes.
0.2 | En 2022 redacté nueve procedimientos normalizados de trabajo para el área de hematología.
0.3 | Tras trasladar el analizador junto a la recepción, el tiempo de respuesta de los hemogramas urgentes pasó de 90 minutos en 2021 a 40 en 2023.
0.5 | Supervisión de dos técnicos de laboratorio en el turno de noche
0.6 | No emito informes de histología.
i0.1 | Como interna en el UBTH presenté un seminario sobre el cribado de la drepanocitosis.
n.1 | Durante el NYSC fui tesorera del grupo CDS de medicina y salud.
c0 | Estoy inscrita en el MLSCN desde 2018.
p0 p0.0 | Mi proyecto de BMLS, con 200 muestras de la consulta prenatal, trató de la prevalencia de la anemia en embarazadas.
e1 | Estudié el BMLS en la University of Benin entre 2012 y 2017.
a | Corvida Diagnostics ya cuenta con la acreditación ISO 15189, y me gustaría trabajar en un laboratorio así.
`),
      bad: falseLines(`
number | n.0 | Durante el NYSC analicé la sangre de más de 4.500 donantes.
help | 0.4 | Dirijo la preparación de nuestro laboratorio para la acreditación ISO 15189.
employer | 1.0 | En Synlab Nigeria tomé muestras de covid-19 e hice pruebas rápidas.
status | c1 | He terminado el curso de sistemas de gestión de la calidad según la norma ISO 15189.
language | l0 | Además del edo y el inglés, hablo yoruba con soltura.
years | w0 | Tengo quince años de experiencia en bancos de sangre.
date | i0 | Fui interna en el UBTH de enero de 2016 a diciembre de 2017.
moved | i0.0 | En Mercyline Diagnostics roté tres meses por microbiología.
achievement | 0.1 | Desde que hago las pruebas cruzadas no ha habido ninguna reacción transfusional.
certificate | c1 | Soy auditora interna certificada de la norma ISO 15189.
scale | v0.0 | Con la Cruz Roja participo en campañas de donación de sangre en todo el país.
merged | 1.1 0.2 | En Mercyline Diagnostics redacté nueve procedimientos y registré los resultados en una hoja de cálculo.
`),
    },
    fr: {
      good: trueLines(`
0.0 | NFS, bilan de coagulation, frottis sanguin : je traite environ 60 échantillons par poste.
0.1 | Épreuves de compatibilité pour le bloc opératoire et la salle d'accouchement, avec six nuits d'astreinte par mois
0.2 | En 2022, j'ai rédigé neuf procédures opératoires pour la paillasse d'hématologie.
0.3 | Le délai de rendu des NFS urgentes est passé de 90 minutes en 2021 à 40 minutes en 2023, une fois l'automate déplacé à côté de l'accueil.
0.4 | J'aide le responsable du laboratoire à préparer l'accréditation ISO 15189, dont l'audit n'a pas encore eu lieu.
w1 | De février à novembre 2020, j'ai fait un remplacement chez Mercyline Diagnostics, à Warri.
1.1 | Je saisissais les résultats dans une feuille Google partagée.
i0 | J'ai passé toute l'année 2018 en internat au University of Benin Teaching Hospital.
n n.0 | À l'hôpital général de Kafanchan, j'ai dépisté le VIH, les hépatites B et C et la syphilis chez 450 donneurs de sang.
e1 | J'ai obtenu mon BMLS en 2017 à la University of Benin, avec la mention Second Class Upper.
c2 | En 2022, j'ai suivi un atelier de trois jours sur la biosécurité et la biosûreté.
a | Votre laboratoire traite 400 échantillons par jour : c'est un rythme auquel je serais heureuse de contribuer.
`),
      bad: falseLines(`
number | 0.2 | En 2022, j'ai rédigé 29 procédures opératoires pour la paillasse d'hématologie.
employer | w0 | Depuis août 2021, je travaille au Lagoon Hospital.
status | e0 | J'ai obtenu un M.Sc. en hématologie et transfusion à l'Ambrose Alli University.
negation | 0.6 | Je signe également les comptes rendus d'histologie.
escalation | v0.0 | J'ai organisé quatre collectes de sang pour la Croix-Rouge.
ranking | i0.1 | Mon séminaire sur le dépistage de la drépanocytose a été classé premier de l'année.
unit | c2 | En 2022, j'ai suivi un atelier de trois semaines sur la biosécurité.
skill | 1.1 | Je saisissais les résultats dans Meditech.
title | w1 | En 2020, j'étais responsable du laboratoire de Mercyline Diagnostics.
moved | 0.3 | Chez Mercyline, le délai de rendu des NFS urgentes est passé de 90 à 40 minutes.
period | i0.0 | Pendant mon internat, j'ai passé six mois en hématologie et six mois en microbiologie.
praise | 0.1 | Les chirurgiens saluent la rapidité de mes épreuves de compatibilité.
`),
    },
    de: {
      good: trueLines(`
0.0 | Pro Schicht bearbeite ich etwa 60 Proben: Blutbild, Gerinnungsstatus und Blutausstrich.
0.1 | Für OP und Kreißsaal führe ich Kreuzproben durch und habe sechs Nächte im Monat Rufbereitschaft.
0.2 | 2022 verfasste ich neun SOPs für den hämatologischen Arbeitsplatz.
0.3 | Eilige Blutbilder lagen 2023 nach 40 statt wie 2021 nach 90 Minuten vor, nachdem wir das Analysegerät neben den Empfang gestellt hatten.
0.4 | Ich unterstütze die Laborleitung bei der Vorbereitung auf die Akkreditierung nach ISO 15189; das Audit steht noch aus.
0.5 | In der Nachtschicht beaufsichtige ich zwei Labortechniker.
1.0 | Entnahme von Covid-19-Proben und Schnelltests; die PCR lief im Labor des Bundesstaats
i0.0 | Mein Praktikum am UBTH führte mich durch klinische Chemie, Hämatologie, Mikrobiologie und Histopathologie, jeweils drei Monate lang.
n.1 | Während des NYSC führte ich die Kasse der CDS-Gruppe für Medizin und Gesundheit.
p0 p0.0 | In meiner BMLS-Arbeit untersuchte ich an 200 Proben, wie verbreitet Anämie bei Schwangeren ist.
l0 l2 | Edo ist meine Muttersprache, und ich spreche auch Pidgin.
a e0 | Dass Sie einen M.Sc. als Vorteil nennen, freut mich: An meinem arbeite ich seit 2023 an der Ambrose Alli University.
`),
      bad: falseLines(`
number | 0.5 | In der Nachtschicht beaufsichtige ich zwölf Labortechniker.
degree | e1 | Mein Studium an der University of Benin schloss ich mit First Class ab.
cause | 0.3 | Durch meine neuen SOPs lagen eilige Blutbilder 2023 nach 40 statt 90 Minuten vor.
status | c1 | Den Kurs zu Qualitätsmanagementsystemen nach ISO 15189 habe ich erfolgreich abgeschlossen.
negation | 1.0 | In Warri führte ich neben Schnelltests auch die PCR selbst durch.
employer | n | Meinen NYSC leistete ich am National Hospital in Abuja.
help | v0.0 | Beim Roten Kreuz leitete ich vier Blutspendeaktionen.
date | c0 | Seit 2014 bin ich beim MLSCN registriert.
achievement | 0.1 | Dank meiner Kreuzproben kam es im Kreißsaal nie zu einer Fehltransfusion.
certificate | c2 | Ich besitze ein Zertifikat der WHO in Biosicherheit.
merged | p0.0 n.0 | In meiner BMLS-Arbeit untersuchte ich 450 Blutspender auf HIV.
contact | w0 | Telefonisch erreichen Sie mich unter 0803 555 0910.
`),
    },
  },
};
