/** Somebody talks: "sometime gypsum come back", "small repair on the road myself", "photocopying and everything". */
const TALK =
  "I i me we us they them him she myself ourselves sometimes? everything anything something come go get";
export const IS_TALK = new RegExp(`(?<!\\p{L})(?:${TALK.replaceAll(" ", "|")})(?!\\p{L})`, "u");
