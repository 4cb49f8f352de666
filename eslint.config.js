import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const OWN_FOLDERS = { group: ["../../*"], message: "Use ~/ across folders." };

// What React Router 7 has under the same name, so that moving there is a change of the package's name (docs/decisions/0191). Everything
// else of Remix is imported by the files named below only.
const MOVES =
  "React Router 7 does not have this under the same name: keep it in the files that eslint.config.js names.";
const SAME_NAMES = {
  "@remix-run/node": [
    "ActionFunctionArgs",
    "AppLoadContext",
    "EntryContext",
    "LoaderFunctionArgs",
    "MetaFunction",
    "ServerBuild",
    "Session",
    "createCookie",
    "createCookieSessionStorage",
    "createRequestHandler",
    "data",
    "redirect",
  ],
  "@remix-run/react": [
    "Links",
    "Meta",
    "Outlet",
    "UIMatch",
    "isRouteErrorResponse",
    "matchRoutes",
    "useActionData",
    "useLoaderData",
    "useLocation",
    "useMatches",
    "useRouteError",
    "useRouteLoaderData",
  ],
};
const FRAMEWORK_FILES = [
  "app/http/framework-handler.ts",
  "vite.config.ts",
  "app/routes.ts",
  "app/entry.server.tsx",
  "app/http/api/direct-routes.server.ts",
  "app/http/responses/csv-response.server.ts",
  "app/http/responses/zip-response.server.ts",
  "app/http/auth/google-sign-in.server.ts",
  "app/providers/google/google.server.ts",
  "tests/role-matrix.ts",
  "tests/addresses.ts",
];

export default tseslint.config(
  { ignores: ["build/", "node_modules/", "data/", "drizzle/"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.tsx"],
    plugins: { "react-hooks": hooks },
    rules: { "react-hooks/rules-of-hooks": "error" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": "off", // tsc says it (noUnusedLocals, noUnusedParameters), and faster
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...Object.entries(SAME_NAMES).map(([name, allowImportNames]) => ({
              name,
              allowImportNames,
              message: MOVES,
            })),
            ...["express", "dev", "route-config", "server-runtime"].map((name) => ({
              name: `@remix-run/${name}`,
              message: MOVES,
            })),
            ...["remix-auth", "remix-auth-google"].map((name) => ({ name, message: MOVES })),
          ],
          patterns: [OWN_FOLDERS],
        },
      ],
    },
  },
  {
    files: FRAMEWORK_FILES,
    rules: { "no-restricted-imports": ["error", { patterns: [OWN_FOLDERS] }] },
  },
  {
    files: ["app/**"],
    // Rebuilt by later parts, with vocabularies in data files; and what a test expects is printed whole.
    ignores: [
      "app/career/{profile,advert,writer,compose,facts,resume}/**",
      "app/features/writing/**",
      "**/*.test.{ts,tsx}",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Literal[regex.pattern=/^.{107,}$/]",
          message: "A regular expression longer than a line: make it of parts with an example each (anyOf).",
        },
      ],
    },
  },
);
