/** Most bytes of one upload: 10 MB, as the form says. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Most characters of text handed on: about twenty dense pages. */
export const maxTextLength = 60_000;

/** Most bytes of a resume in the form of JSON Resume. */
export const maxJsonBytes = 256 * 1024;
