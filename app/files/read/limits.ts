/** Most bytes of one upload: 10 MB, as the form says. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Most characters of text handed on: about twenty dense pages. */
export const maxTextLength = 60_000;

/** Most characters of a resume in the form of JSON Resume, without its pictures. */
export const maxJsonLength = 256 * 1024;
