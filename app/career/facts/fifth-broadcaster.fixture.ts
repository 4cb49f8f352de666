import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `TERHEMBA IORVER
Radio Producer and Presenter
High Level, Makurdi, Benue State
0703 555 0118, terhemba.iorver@example.com

SUMMARY
I make radio that farmers and their children both listen to. Trained as a linguist, at home in the studio and in the market.

EXPERIENCE

Producer/Presenter (part-time)
Ashi Waves FM, Makurdi
Oct 2021 - Present
- Host the breakfast show in Tiv and English on weekdays
- Produce a weekly programme on market prices with a colleague from the news desk
- Edit interviews and jingles in Adobe Audition
- Wrote the scripts of a 13-part drama on flood safety, paid for by a donor and aired in 2023
- Helped the station engineer to move the studio into a new building
- Coach the interns who come to us from Benue State University

MC and Voice-over Artist (self-employed)
Makurdi
2019 till date
- Anchor weddings, school prize days and church harvests, mostly at weekends
- Recorded voice-overs in Tiv for 5 radio adverts

News Intern (unpaid)
Gboko Voice (online newspaper), Gboko
Jan 2018 - June 2018
- Covered local government meetings and rewrote press releases
- Was not allowed to publish without the editor's approval

NYSC
Government Day Secondary School, Birnin Kebbi, Kebbi State
Nov 2018 - Oct 2019
- Taught English to JSS 2 and started a press club that met once a week

EDUCATION
B.A. Linguistics, Benue State University, Makurdi. Second Class Lower. 2013 - 2017

TRAINING
Podcast Production, 6-week online course, 2022
Workshop on the Nigeria Broadcasting Code, attended 2023

VOLUNTEER WORK
Volunteer Reader
Books on Air (audio library for the blind), Makurdi
2020 - 2021
- Recorded 3 children's books for listeners who cannot see

AWARDS
Benue Media Awards, Best Radio Drama 2023: shortlisted for the flood safety drama

SKILLS
Adobe Audition, Script writing, Live presentation, Interviewing, Facebook Live, Canva (basic)

LANGUAGES
Tiv (native), English (fluent), Hausa (conversational), Idoma (a few words)
`;
const advert = `Content Producer, Radio and Podcast
Plainfield Media Trust, Jos
Our programmes on health and farming are heard in six states. In this full-time post you will produce two podcasts a week, supervise 3 assistant producers and keep in touch with 18 partner stations.
You bring:
- A degree in Mass Communication, Linguistics or a related course
- 3 years in radio
- Adobe Audition, Reaper or Pro Tools
- Fluent Hausa
- A driving licence is an advantage`;

export const broadcaster: HeldOutPerson = {
  trade: "broadcaster",
  resume,
  advert,
  target: { jobTitle: "Content Producer, Radio and Podcast", companyName: "Plainfield Media Trust" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Monday to Friday I present the breakfast show on Ashi Waves FM, in both Tiv and English.
0.1 | Together with a colleague from the news desk, I put together a programme on market prices every week.
0.3 x0 | The flood safety drama I scripted ran in 13 parts and was shortlisted at the Benue Media Awards in 2023.
0.2 | I cut interviews and jingles in Adobe Audition.
0.4 | When the station changed buildings, I lent the engineer a hand with moving the studio.
0.5 | Coach university interns during their time at the station
1.0 | Weddings, school prize days, church harvests: I anchor them all, mostly at weekends.
n.0 | During my service year in Birnin Kebbi I taught JSS 2 pupils English and got a press club going.
2.0 2.1 | As an unpaid intern at Gboko Voice I covered local government meetings and rewrote press releases; nothing of mine could go out without the editor's approval.
v0.0 | Recorded three children's books for blind listeners
l2 | My Hausa is conversational rather than fluent, and I would be glad to bring it up to the level your listeners need.
a | Your programmes on health and farming are heard in six states, and that is the sort of radio I want to make.
`),
      bad: falseLines(`
scale | 0.0 | Host of a breakfast show heard across northern Nigeria
escalation | 0.4 | Led the relocation of the studio to a new building
achievement | x0 | The flood safety drama I wrote won Best Radio Drama at the Benue Media Awards in 2023.
language | l2 | I am equally fluent in Tiv, English and Hausa.
status | w0 | Since October 2021 I have been a full-time producer at Ashi Waves FM.
number | 1.1 | My voice has featured in more than 50 radio adverts.
degree | e0 | I hold an M.A. in Linguistics from Benue State University.
skill | 0.2 | Edit interviews and jingles in Adobe Audition and Reaper
cause | 0.3 | The drama I wrote persuaded many families by the river to move before the flood.
moved | n.0 | At Ashi Waves FM I started a press club that meets once a week.
negation | 2.1 | As an intern at Gboko Voice I published my own stories without waiting for approval.
team | 0.5 | I supervise a team of three assistant producers at the station.
`),
    },
    es: {
      good: trueLines(`
0.0 | De lunes a viernes presento el programa matinal de Ashi Waves FM en tiv y en inglés.
0.1 | Producción de un espacio semanal sobre los precios del mercado junto con un compañero de informativos
0.3 | Escribí los guiones de un serial radiofónico de 13 capítulos sobre seguridad ante las inundaciones, que se emitió en 2023.
1.1 | He puesto voz en tiv a cinco anuncios de radio.
2.0 | En mis prácticas en el diario digital Gboko Voice cubría las reuniones del gobierno local y reescribía notas de prensa.
w1 | Desde 2019 trabajo además por mi cuenta como maestro de ceremonias y locutor.
n.0 | Durante el NYSC di clases de inglés en un instituto de Birnin Kebbi y puse en marcha un club de prensa que se reunía una vez por semana.
e0 | Terminé mis estudios de Lingüística en la Benue State University en 2017.
c0 | En 2022 hice un curso en línea de seis semanas sobre producción de pódcast.
v0.0 | Como voluntario grabé tres libros infantiles para oyentes ciegos.
l0 l2 | Mi lengua materna es el tiv y en hausa puedo mantener una conversación.
a w0 | Mi puesto actual es a tiempo parcial, así que su oferta de jornada completa me interesa mucho.
`),
      bad: falseLines(`
employer | 0.0 | De lunes a viernes presento el programa matinal de Wazobia FM.
years | w0 | Llevo más de quince años delante de un micrófono.
number | 0.3 | Escribí los guiones de un serial radiofónico de 30 capítulos sobre seguridad ante las inundaciones.
date | c0 | En 2019 hice un curso en línea sobre producción de pódcast.
period | 0.1 | Produzco a diario un programa sobre los precios del mercado.
certificate | c1 | Estoy acreditado como periodista por la Nigerian Union of Journalists.
title | w0 | Soy director de programación de Ashi Waves FM.
help | 0.4 | Me encargué yo solo de trasladar el estudio a un edificio nuevo.
merged | n.0 v0.0 | En Birnin Kebbi enseñé inglés y grabé tres libros infantiles para ciegos.
ranking | 0.0 | El programa matinal que presento es el más escuchado de Makurdi.
praise | 1.0 | Los novios siempre me recomiendan a sus amigos.
cause | 0.5 | Gracias a mis consejos, varios becarios consiguieron trabajo en otras emisoras.
`),
    },
    fr: {
      good: trueLines(`
0.0 | J'anime en semaine la matinale d'Ashi Waves FM, en tiv et en anglais.
0.2 | Montage d'interviews et de jingles sous Adobe Audition
0.3 x0 | J'ai écrit les scripts d'une fiction en 13 épisodes sur la sécurité face aux inondations, sélectionnée aux Benue Media Awards en 2023.
0.5 | J'accompagne les stagiaires qui nous viennent de la Benue State University.
1.0 | Mariages, remises de prix scolaires, fêtes de la moisson à l'église : le week-end, c'est souvent moi qui tiens le micro.
1.1 | J'ai prêté ma voix, en tiv, à cinq spots radio.
2.1 | Comme stagiaire, je ne pouvais rien publier sans l'accord du rédacteur en chef.
w2 | Mon stage à Gboko Voice, non rémunéré, a duré de janvier à juin 2018.
n | J'ai effectué mon NYSC dans un établissement secondaire public de Birnin Kebbi, de novembre 2018 à octobre 2019.
c1 | En 2023, j'ai participé à un atelier sur le Nigeria Broadcasting Code.
v0 v0.0 | Entre 2020 et 2021, j'ai enregistré bénévolement trois livres pour enfants à l'intention d'auditeurs aveugles.
a | Produire deux podcasts par semaine, comme vous le proposez, me plairait beaucoup.
`),
      bad: falseLines(`
number | 0.5 | J'ai encadré une cinquantaine de stagiaires venus de la Benue State University.
unit | c0 | J'ai suivi pendant six mois une formation en ligne à la production de podcasts.
escalation | 0.3 | J'ai dirigé la production d'une fiction en 13 épisodes sur les inondations, du choix des acteurs au montage.
employer | 1.1 | J'ai prêté ma voix, en tiv, à cinq spots radio de MTN Nigeria.
status | w2 | J'ai été journaliste salarié à Gboko Voice de janvier à juin 2018.
language | l3 | Je parle couramment le tiv et l'idoma.
moved | 0.0 | À Birnin Kebbi, j'animais en semaine la matinale en tiv et en anglais.
negation | 2.1 | À Gboko Voice, je publiais mes articles sans devoir les faire valider.
degree | e0 | Je suis titulaire d'une licence en communication de masse.
achievement | 0.0 | L'audience de la matinale a progressé de 40 % depuis mon arrivée.
skill | 0.2 | Je monte interviews et jingles sous Pro Tools.
certificate | c0 | Ma formation de 2022 m'a valu une certification de la BBC Academy.
`),
    },
    de: {
      good: trueLines(`
0.0 | Unter der Woche moderiere ich bei Ashi Waves FM die Morgensendung auf Tiv und Englisch.
0.1 | Gemeinsam mit jemandem aus der Nachrichtenredaktion produziere ich jede Woche eine Sendung über Marktpreise.
0.2 | Interviews und Jingles schneide ich in Adobe Audition.
0.3 | Aus meiner Feder stammt ein 13-teiliges Hörspiel über Sicherheit bei Überschwemmungen, das 2023 gesendet wurde.
0.4 | Mithilfe beim Umzug des Studios in ein neues Gebäude
w1 1.0 | Als selbstständiger Moderator führe ich seit 2019 durch Hochzeiten, Preisverleihungen an Schulen und kirchliche Erntefeste.
2.0 | Für die Onlinezeitung Gboko Voice berichtete ich 2018 als Praktikant über Sitzungen der Kommunalverwaltung.
n.0 | An einer staatlichen Schule in Birnin Kebbi unterrichtete ich im Rahmen des NYSC Englisch in der JSS 2.
e0 | Studiert habe ich Linguistik an der Benue State University; 2017 schloss ich mit dem B.A. ab.
v0.0 | Drei Kinderbücher habe ich ehrenamtlich für blinde Menschen eingelesen.
l2 l3 | Auf Hausa kann ich mich unterhalten, auf Idoma kenne ich nur ein paar Wörter.
a w0 | Sie suchen jemanden mit drei Jahren Radioerfahrung; bei Ashi Waves FM stehe ich seit Oktober 2021 am Mikrofon.
`),
      bad: falseLines(`
number | v0.0 | Ehrenamtlich habe ich 13 Kinderbücher für blinde Menschen eingelesen.
title | w0 | Als Chefredakteur von Ashi Waves FM verantworte ich das Morgenprogramm.
achievement | x0 | 2023 gewann ich bei den Benue Media Awards den Preis für das beste Hörspiel.
years | 0.0 | Seit zehn Jahren moderiere ich die Morgensendung von Ashi Waves FM.
help | 0.4 | Den Umzug des Studios in ein neues Gebäude habe ich geplant und geleitet.
employer | 2.0 | Bei der Deutschen Welle berichtete ich als Praktikant über Sitzungen der Kommunalverwaltung.
scale | 0.1 | Meine Sendung über Marktpreise wird landesweit ausgestrahlt.
certificate | s0 | Den Führerschein der Klasse B besitze ich ebenfalls.
degree | e0 | Mein Linguistikstudium schloss ich als Jahrgangsbester ab.
merged | n.0 0.5 | In Birnin Kebbi betreute ich Praktikanten der Benue State University.
cause | 0.3 | Dank meines Hörspiels gab es 2023 in Makurdi weniger Flutopfer.
date | w0 | Seit 2016 bin ich als Produzent bei Ashi Waves FM tätig.
`),
    },
  },
};
