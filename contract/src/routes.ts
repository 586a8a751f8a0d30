import { authRoutes } from './auth.ts';
import type { Route, RouteKey } from './route.ts';

/** Every call of the API, in the order of the documentation. */
export const routes = [...authRoutes] as const satisfies readonly Route[];

type AnyRoute = (typeof routes)[number];

/** Looks a route's type up by `"METHOD /path"`, so that the web needs the types alone. */
export type Routes = { [R in AnyRoute as RouteKey<R>]: R };
