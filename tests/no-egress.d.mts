export const blocked: string[]
