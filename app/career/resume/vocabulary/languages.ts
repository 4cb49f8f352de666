/** Names of languages in the four document languages, lower case without accents. */
export const languageNames = `english, yoruba, igbo, ibo, hausa, fulfulde, fulani, pidgin, pidgin english, nigerian pidgin, tiv, ijaw,
  izon, efik, ibibio, edo, bini, kanuri, nupe, urhobo, itsekiri, idoma, igala, ebira, esan, french, arabic,
  german, spanish, portuguese, chinese, mandarin, russian, italian, swahili, gwari, gbagyi, berom, jukun,
  annang, ogoni, kalabari, ikwerre, isoko, afemai, anglais, francais, espagnol, allemand, arabe, italien,
  portugais, chinois, englisch, deutsch, franzosisch, spanisch, italienisch, arabisch, turkisch, russisch,
  ingles, espanol, frances, aleman, italiano, portugues, chino, turkish, japanese, korean, hindi, urdu,
  bengali, punjabi, dutch, swedish, polish, greek, hebrew, twi, ga, ewe, wolof, amharic, zulu, xhosa,
  afrikaans, somali, shona, lingala, cantonese, vietnamese, farsi, persian, ukrainian, catalan, basque,
  igbo language, egun, ejagham, igede, bachama, margi, mumuye, chamba, kilba, bura, babur, higi, longuda, ngas, mwaghavul, tarok,
  eggon, alago, igbira, ukwuani, etsako, epie, obolo, kambari, zarma, jju, atyap, gwandara, anang, ishan, ijo, mbembe, bekwarra, boki, broken english, shuwa arabic, okrika, kirike, nembe, ogbia, oron, eleme, gokana, khana, ikom, yala, ogoja, goemai, birom, irigwe, bassa, bassa nge, ebira koto, igbanke, ika, aniocha, enuani, ngemba, mungaka, lamnso, duala, ewondo, bafut, douala, fon, hassaniya, sign language`;

/** Words that say how well a language is known. */
export const languageLevels = `native, fluent, fluently, basic, intermediate, advanced, conversational, elementary, mother tongue, first language, good, fair, excellent, very good, beginner, proficient, bilingual, professional, working, limited, spoken, written, read, speak, write,
  muttersprache, fliessend, verhandlungssicher, grundkenntnisse, gut, sehr gut, courant, langue maternelle, bilingue, notions, lu, ecrit, parle, nativo, nativa, fluido, basico, avanzado, intermedio, a1, a2, b1, b2, c1, c2, poor, average, satisfactory, moderate, strong, weak, superior, native speaker, very fluent, not good`;

/** Words before a list of languages. */
export const spokenLead =
  /^\s*(?:(?:i|she|he)\s+(?:can\s+)?(?:also\s+)?(?:speaks?|hears?|understands?)|(?:other\s+|local\s+)?(?:languages?|dialects?|tongues?|lang)(?:\s+(?:spoken|known|proficiency|skills))?|(?:i\s+)?speaks?|spoken)\s*[:.–—-]?\s+(?=\p{L})/iu;

/** How well a language is known, in words of people's own. */
export const levelPhrases =
  /^(?:(?:very\s+|well\s+)?(?:well|small|little|fair|good|fluent(?:ly)?)|small\s+small|a\s+little(?:\s+bit)?|a\s+bit|average(?:ly)?|l1|l2|understand|for work|reading(?: only)?|speaking(?: only)?|fairly|perfect(?:ly)?|excellent(?:ly)?|\d\/\d+|proficient|learning)$/u;

/** What heads a column that says how well a language is known. */
export const languageSkills = `speaking, reading, writing, listening, understanding, comprehension, spoken, written, spoken interaction, spoken production, oral, read, write, speak, understand, speech, conversation, conversing`;

/** What heads the column of the languages, or that of their level alone. */
export const languageLevelHeads = `language, languages, name of language, level, proficiency, fluency, competence, skill level, level of proficiency, mother tongue, mother tongues, first language, other language, other languages, tongue`;
