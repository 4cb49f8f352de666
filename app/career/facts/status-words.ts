/** Words of something unfinished or held in part, over a word run (single spaces, folded). */
export const STATUS_WORDS =
  / (?:in view|in progress|part qualified|partly qualified|part time|expected|pursuing|ongoing|on going|awaiting|awaited|pending|not yet|yet to|inactive|expired|lapsed|candidate|student|studying|preparing|sitting|undergoing|enrolled|finalist|undergraduate|to complete|working towards?|studies|level [12345]00|[12345]00 level|currently (?:studying|pursuing|enrolled|taking)|graduate member|affiliate|associate member|stage|skills level|professional level|knowledge level|en curso|en cours|in arbeit|laufend|en preparation|cursando|estudiante|etudiante?|angehend\w*|voraussichtlich|en proceso|en tramite|prevu|prevue|previsto|prevista|foundation (?:stage|level|passed)|passed|withdrawn|dropped out|incomplete|deferred|intermediate stage|serving|exempted|exemption|excluded|exclusion) /
/** Words of a low level. */
export const LEVEL_WORDS = / (?:basics?|beginner|elementary|introductory|learning|learner|familiar|familiarity|working knowledge|some knowledge|exposure|exposed|conversational|novice|fundamentals?|foundational|intermediate|awareness|basico|basica|basicos|basiques?|debutant|notions|connaissances de base|principiante|grundkenntnisse|grundlagen|anfanger|lernend) /

/** Words that say the person helped, took part or was taught, and did not do the thing alone. */
export const HELP_WORDS =
  / (?:assist\w*|help\w*|support\w*|aid(?:ed|ing)|contribut\w*|participat\w*|took part|taking part|take part|part of|member of|work(?:ed|ing)? (?:with|alongside|together|under|closely)|collaborat\w*|shadow\w*|observ\w*|under (?:the )?(?:supervision|guidance|direction)|supervised by|alongside|together with|jointly|team effort|involved|volunteer\w*|learn(?:ed|t|ing)?|trained (?:in|on|by)|exposed|exposure|as a team|with (?:a|the|my|our) (?:team|senior|manager|supervisor|colleagues)|helper|apprentice|ayud\w*|apoy\w*|colabor\w*|particip\w*|asist\w*|contribui\w*|aide\w*|aida\w*|assiste\w*|soutenu\w*|soutien|contribue\w*|unterstutz\w*|mitgewirkt|mitgearbeitet|mitarbeit|geholfen|beteiligt|assistiert\w*|beigetragen|mithilfe|teilgenommen) /

/** Words that turn a statement round. */
export const NEGATORS = / (?:not|no|never|without|neither|nor|none|zero|cannot|free of|failed|unable|nunca|sin|ningun|ninguna|jamas|sans|jamais|aucun|aucune|pas|nicht|kein|keine|keinen|keiner|nie|niemals|ohne|don t|didn t|doesn t|haven t|hasn t|isn t|wasn t|couldn t|can t) /

/** Words in front of a job title that make it a smaller job. */
export const JUNIOR_WORDS = new Set(
  "assistant asst junior jnr trainee intern internship acting deputy vice associate graduate student apprentice volunteer temporary contract casual sub relief ad-hoc adhoc asistente auxiliar becario practicante adjoint adjointe stagiaire assistante praktikant praktikantin werkstudent assistent assistentin auszubildender auszubildende".split(" "),
)
