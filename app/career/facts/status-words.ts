/** Words of something unfinished or held in part, over a word run (single spaces, folded). */
export const STATUS_WORDS =
  / (?:in view|in progress|part qualified|partly qualified|part time|expected|pursuing|ongoing|on going|awaiting|awaited|pending|not yet|yet to|inactive|expired|lapsed|candidate|student|studying|preparing|sitting|undergoing|enrolled|finalist|undergraduate|to complete|working towards?|studies|level [12345]00|[12345]00 level|currently (?:studying|pursuing|enrolled|taking)|graduate member|affiliate|associate member|stage|skills level|professional level|knowledge level|en curso|en cours|in arbeit|laufend|en preparation|cursando|estudiante|etudiante?|angehend\w*|absolvier\w*|studiere|studiert|estudio|estudiando|etudie|en formation|en vue|en vista|im gange|noch nicht|pas encore|todavia no|aun no|beantragt|in bearbeitung|studentisch\w*|miembro estudiante|inscrite? (?:au|en|a)|voraussichtlich|en proceso|en tramite|prevu|prevue|previsto|prevista|foundation (?:stage|level|passed)|passed|withdrawn|dropped out|incomplete|deferred|intermediate stage|serving|exempted|exemption|excluded|exclusion) /
/** Words of a low level. */
export const LEVEL_WORDS = / (?:basics?|beginner|elementary|introductory|learning|learner|familiar|familiarity|working knowledge|some knowledge|exposure|exposed|conversational|novice|fundamentals?|foundational|intermediate|awareness|basico|basica|basicos|basiques?|debutant|notions|connaissances de base|principiante|grundkenntnisse|grundlagen|anfanger|lernend) /

/** Words that say the person helped, took part or was taught, and did not do the thing alone. */
export const HELP_WORDS =
  / (?:assist\w*|help\w*|support\w*|aid(?:ed|ing)|contribut\w*|participat\w*|took part|taking part|take part|part of|member of|work(?:ed|ing)? (?:with|alongside|together|under|closely)|collaborat\w*|shadow\w*|observ\w*|under (?:the )?(?:supervision|guidance|direction)|supervised by|alongside|together with|jointly|team effort|involved|volunteer\w*|learn(?:ed|t|ing)?|trained (?:in|on|by)|exposed|exposure|as a team|with (?:a|the|my|our) (?:team|senior|manager|supervisor|colleagues)|helper|apprentice|ayud\w*|apoy\w*|colabor\w*|particip\w*|asist\w*|contribui\w*|aide\w*|aida\w*|assiste\w*|soutenu\w*|soutien|contribue\w*|unterstutz\w*|mitgewirkt|mitgearbeitet|mitarbeit|geholfen|beteiligt|assistiert\w*|beigetragen|mithilfe|teilgenommen|helfe|hilft|hilfe|half|wirkte|mitwirk\w*|mitglied\w*|miembros?|membres?|formo parte|forme parte|fais partie|fait partie|zusammen mit|gemeinsam mit|gemeinsam|junto (?:con|a)|en equipo|en equipe|im team|sous (?:la )?(?:supervision|direction|responsabilite)|bajo (?:la )?(?:supervision|direccion)|unter (?:der )?(?:aufsicht|anleitung|leitung)|appui|appuye\w*|participe\w*|benevol\w*|voluntari\w*|ehrenamt\w*|freiwillig\w*|aprend\w*|appris|gelernt|formacion|formation|schulung\w*|lehrgang|fortbildung|curso|cours|kurs|secund\w*|accompagn\w*|collabore\w*|observe\w*|hospitier\w*) /
/** Work done in company: "con dos colegas", "avec d'autres enseignants", "mit der Buchhaltung". */
export const WITH_PEOPLE =
  / (?:con|avec|mit|with) (?:\S+ ){0,3}?(?:colleg\w*|colleagues?|colegas|companer\w*|collegues|kolleg\w*|equipos?|equipes?|teams?|enseignants|profesores|lehrkrafte\w*|lehrer\w*|maestros|docentes|jef[ea]|chef\w*|\S*leit(?:er|ung)\w*|managers?|abteilung|buchhaltung|departamento|departement|infirmier\w*|enfermer\w*|pfleg\w*|ingenieur\w*|ingenier\w*|nurses|teachers|others|senior|autres|otros|otras|anderen|supervisor\w*|director\w*|directeur\w*|partner\w*) /

/** Words that turn a statement round. */
export const NEGATORS = / (?:not|no|never|without|neither|nor|none|zero|cannot|free of|failed|unable|ni|nulle?|keinerlei|weder|cero|ningun[oa]?s?|nadie|nunca|sin|jamas|sans|jamais|aucun|aucune|pas|nicht|kein|keine|keinen|keiner|keinem|nie|niemals|ohne|don t|didn t|doesn t|haven t|hasn t|isn t|wasn t|couldn t|can t) /

/** A bare "at present" excuses an unfinished thing, unless the sentence says that it is held. */
export const AT_PRESENT = / (?:currently|at present|actuellement|actualmente|derzeit|zurzeit|momentan|gerade) /
export const HOLDS = / (?:hold|holds|holding|have|has|possess|own|tengo|poseo|cuento|titulaire|j ai|possede|detiens|besitze|habe|bin) /

/** Words in front of a job title that make it a smaller job. */
export const JUNIOR_WORDS = new Set(
  "sous commis assistant asst junior jnr trainee intern internship acting deputy vice associate graduate student apprentice volunteer temporary contract casual sub relief ad-hoc adhoc asistente auxiliar becario practicante adjoint adjointe stagiaire assistante praktikant praktikantin werkstudent assistent assistentin auszubildender auszubildende".split(" "),
)
