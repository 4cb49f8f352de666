declare const BUILT_SCRIPTS: Record<string, string> | undefined;
declare const BUILT_STYLES: string | undefined;

/** The files of app/browser/pages. */
export type PageScript =
  | "auth"
  | "copy"
  | "edit"
  | "generate"
  | "help"
  | "inbox"
  | "job"
  | "making"
  | "part"
  | "profile"
  | "settings"
  | "support"
  | "unread"
  | "welcome";

/** The URL of a page's script: named by its content hash in a build, its source in development. */
export function getScriptUrl(name: PageScript): string {
  const builtUrl = typeof BUILT_SCRIPTS === "undefined" ? undefined : BUILT_SCRIPTS[name];
  return builtUrl ?? `/app/browser/pages/${name}.ts`;
}

/** The URL of the style sheet as a file, named by its content hash. Undefined in development, where it changes. */
export function getStylesUrl(): string | undefined {
  return typeof BUILT_STYLES === "undefined" ? undefined : BUILT_STYLES;
}
