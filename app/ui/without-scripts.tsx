import { createContext, useContext, type ReactNode } from "react";

/** Whether this page is sent without scripts of ours, for a browser that may well run scripts. */
export const LiteContext = createContext(false);

/** What scripts would otherwise do. A browser that runs scripts skips a noscript, also in lite mode, where there are none to run: there it stands as it is. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useContext(LiteContext) ? <>{children}</> : <noscript>{children}</noscript>;
}

/** Loads the page again by itself after so many seconds where no script does; in lite mode after 15 at the least, for each time costs. */
export function LooksAgain({ after }: { after: number }) {
  const isLite = useContext(LiteContext);
  return (
    <WithoutScripts>
      <meta httpEquiv="refresh" content={String(isLite ? Math.max(after, 15) : after)} />
    </WithoutScripts>
  );
}
