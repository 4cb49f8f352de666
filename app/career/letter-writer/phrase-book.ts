import type { DocumentLanguage } from "../generated-document";
import type { Phrases } from "./phrases";
import { DE } from "./phrases-de";
import { EN } from "./phrases-en";
import { ES } from "./phrases-es";
import { FR } from "./phrases-fr";

export const PHRASES: Record<DocumentLanguage, Phrases> = { en: EN, fr: FR, de: DE, es: ES };
