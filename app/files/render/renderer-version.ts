/**
 * Raise it with each change after which the same document gives other bytes. Documents that were checked by another
 * version are checked again.
 */
export const RENDERER_VERSION = 11;
