import {
  createRequestHandler,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { withBody } from "./responses/page-response";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Handler = (args: Args) => unknown;
/** What the entry of the build exports for this; an import here would be a second copy of it. */
type Entry = { answerWithoutPage: (thrown: unknown, args: Args) => Response };

/** The methods of an address that takes nothing, as the header Allow has them. */
export const READING = "GET, HEAD";

const thrownIn = new WeakMap<AppLoadContext, unknown>();

/**
 * The build in which an address without a page of its own, such as the one that a button posts to, shows what it throws as the
 * others do: the screen of the root, with the layout of who is signed in. The framework answers people with
 * {"message":"Unexpected Server Error"} there. Who does not ask for HTML gets the same as JSON; where nothing is posted, the 405 names the
 * methods.
 */
export function withErrorScreens(build: ServerBuild): ServerBuild {
  const hasNoPage = ([id, route]: [string, Route | undefined]) =>
    route !== undefined && route.module.default === undefined && !id.startsWith("routes/api/");
  const routes = Object.entries(build.routes).filter(hasNoPage) as [string, Route][];
  // The same routes as pages that throw again what was thrown, so that the framework renders the screen at the same address.
  const rethrow: Handler = ({ context }) => {
    throw thrownIn.get(context);
  };
  const screens = {
    ...build,
    routes: {
      ...build.routes,
      ...change(
        routes,
        () => rethrow,
        () => null,
      ),
    },
  };
  const { answerWithoutPage } = build.entry.module as unknown as Entry;
  let showScreen: ReturnType<typeof createRequestHandler> | undefined;
  const withScreen =
    (handler: Handler): Handler =>
    async (args) => {
      try {
        return await handler(args);
      } catch (error) {
        const { url, method, headers } = args.request;
        if (error instanceof Response) throw error;
        if (!headers.get("accept")?.includes("text/html")) return answerWithoutPage(error, args);
        const context = { ...args.context };
        thrownIn.set(context, error);
        showScreen ??= createRequestHandler(screens, "production");
        throw withBody(await showScreen(new Request(url, { method, headers }), context));
      }
    };
  return { ...build, routes: { ...build.routes, ...change(routes, withScreen) } };
}

const refuseMethod = () =>
  new Response("This address does not accept that method.", {
    status: 405,
    headers: { Allow: READING, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

function change(
  routes: [string, Route][],
  changed: (handler: Handler) => Handler,
  page?: () => null,
): ServerBuild["routes"] {
  return Object.fromEntries(
    routes.map(([id, route]) => {
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: changed(loader as Handler) }),
        action: action ? changed(action as Handler) : refuseMethod,
        ...(page && { default: page }),
      };
      return [id, { ...route, module } as Route];
    }),
  );
}
