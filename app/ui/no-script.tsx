import { createContext, useContext, type ReactNode } from "react";

/** Whether this page is sent without our scripts, although the browser may run scripts. */
export const DataSaverContext = createContext(false);

/**
 * Content for pages without scripts. In data saver mode it is rendered directly, because a browser with
 * scripts skips a noscript.
 */
export function NoScriptContent({ children }: { children: ReactNode }) {
  return useContext(DataSaverContext) ? <>{children}</> : <noscript>{children}</noscript>;
}

/**
 * Asks for the page, or another one, after `after` seconds if no script does. In data saver mode after at least 15 seconds,
 * because each load costs data.
 */
export function AutoRefresh({ after, path }: { after: number; path?: string }) {
  const isDataSaver = useContext(DataSaverContext);
  return (
    <NoScriptContent>
      <meta
        httpEquiv="refresh"
        content={`${isDataSaver ? Math.max(after, 15) : after}${path ? `;url=${path}` : ""}`}
      />
    </NoScriptContent>
  );
}
