import { anyOf } from "~/pattern";

// Parts of the texts with which vendors refuse a call, in lower case. Beside each part stands a text that it
// matches, as a vendor wrote it.

export const SHORT_TERM_LIMIT = anyOf([
  /per[ _]?minute|[rt]pm\b/, // "tokens per minute (tpm)"
  /per[ ]?second/, // "5 requests per second"
  /(?:requests?|tokens?) per/, // "limit of 60 requests per"
]);
export const QUOTA_EXHAUSTED = anyOf([
  /insufficient[_ ](?:quota|balance)|insufficient (?:funds|credits?)/, // "insufficient_quota"
  /exceeded your (?:current quota|monthly)|monthly included credits/, // "you have exceeded your monthly included credits"
  /billing_error|billing[_ ]hard[_ ]limit|spend(?:ing)? limit/, // "billing hard limit has been reached"
  /credit balance|no credits|out of credits|used all available credits/, // "your credit balance is too low"
  /depleted|purchase|add (?:more )?credits/, // "your prepayment credits are depleted"
  /payment[ _]required/, // "payment required"
  /perday|trial key/, // "you are using a trial key"
]);
export const BAD_KEY = anyOf([
  /(?:incorrect|invalid|expired|missing|no) api key|invalid api token/, // "incorrect api key provided"
  /invalid_api_key|api_key_invalid|api key not valid|invalid x-api-key/, // "api key not valid"
  /api key (?:is )?(?:missing|expired|required|not found)|api key provided/, // "api key is missing"
  /authentication_error|authentication fails|invalid_authentication/, // "authentication fails"
  /invalid (?:username or password|token|bearer|credentials)|bad credentials/, // "invalid bearer token"
  /unauthorized|unauthenticated|no auth credentials|user not found/, // "no auth credentials found"
  /token (?:is |has )?expired/, // "token has expired"
]);
export const CONTEXT_TOO_LONG = anyOf([
  /context_length_exceeded|context length|context[ _]window|maximum context/, // "context_length_exceeded"
  /(?:prompt|input) is too long|prompt too long|string too long|too large for model/, // "prompt is too long"
  /too many tokens|input token count/, // "the input token count exceeds"
  /exceeds? the (?:maximum|available|model'?s) (?:number of tokens|context|context size|prompt length)/, // "exceeds the maximum number of tokens"
  /maximum prompt length|exceed_context_size|reduce the length/, // "please reduce the length of the messages"
  /must be <= \d+|max_new_tokens.{0,40}must be/, // "inputs tokens + max_new_tokens must be"
  /request[ _]too[ _]large/, // "request too large"
]);
export const UNKNOWN_MODEL = anyOf([
  /model_not_(?:found|available|supported)|(?:unknown|invalid)[_ ]model/, // "invalid model: gpt-9"
  /model not exist|no such model|not_found_error.*model/, // "model not exist"
  /models?\/\S+ (?:is )?not found/, // "models/gemini-9 is not found"
  /model[^|]{0,120}(?:not found|does not exist|not exist|not available|unavailable for|no longer)/, // "the model `x` does not exist"
  /model[^|]{0,120}is not supported by any/, // "model x is not supported by any provider"
  /model[^|]{0,120}(?:(?:was|has been) removed|retired|decommissioned|deprecated|shut ?down)/, // "the model `x` has been decommissioned"
  /unable to access model|pull(?:ing)? (?:the )?model/, // "try pulling the model first"
]);
export const CONTENT_BLOCKED = anyOf([
  /content[_ ](?:filter|policy)|content management policy|content exists risk/, // "content management policy"
  /safety (?:system|reasons|filter|policy)|(?:for|due to|because of) safety/, // "rejected by the safety system"
  /prohibited_content|inappropriate content|flagged|moderation/, // "prohibited_content"
  /blocked by (?:our|the) /, // "blocked by our filters"
  /usage policies|violat(?:es|ing|ed) .{0,40}polic/, // "violates our usage policies"
]);
export const UNSUPPORTED_PARAM = anyOf([
  /unsupported[_ ](?:parameter|value)/, // "unsupported parameter: 'max_tokens'"
  /unknown (?:parameter|name|field)/, // "unknown name \"additionalproperties\""
  /unrecognized (?:request )?(?:argument|field|parameter)|unexpected keyword/, // "unrecognized request argument supplied"
  /extra inputs are not permitted|extra_forbidden|additional properties/, // "extra inputs are not permitted"
  /does not support|not supported (?:with|for|by) this model|(?:is|are) not supported/, // "does not support 0.4"
  /is not (?:allowed|available for this model)|is deprecated for this model/, // "is not allowed"
  /cannot be (?:set|used|specified)|only the default/, // "only the default (1) value"
  /must be '?(?:json_schema|text)|response_format/, // "response_format.type must be 'json_schema'"
]);
export const UNSUPPORTED_REGION = anyOf([
  /unsupported_country|country, region, or territory/, // "unsupported_country_region_territory"
  /user location is not supported|not available in your (?:country|region)/, // "user location is not supported"
]);
