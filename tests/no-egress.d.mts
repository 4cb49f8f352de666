export const blocked: string[];
