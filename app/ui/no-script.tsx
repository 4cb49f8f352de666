import { createContext, useContext, type ReactNode } from "react";

/** Whether this page is sent without scripts of ours, for a browser that may well run scripts. */
export const DataSaverContext = createContext(false);

/** What scripts would otherwise do. A browser that runs scripts skips a noscript, also in lite mode, where there are none to run: there it stands as it is. */
export function NoScriptContent({ children }: { children: ReactNode }) {
  return useContext(DataSaverContext) ? <>{children}</> : <noscript>{children}</noscript>;
}

/** Loads the page again by itself after so many seconds where no script does; in lite mode after 15 at the least, for each time costs. */
export function AutoRefresh({ after }: { after: number }) {
  const isDataSaver = useContext(DataSaverContext);
  return (
    <NoScriptContent>
      <meta httpEquiv="refresh" content={String(isDataSaver ? Math.max(after, 15) : after)} />
    </NoScriptContent>
  );
}
