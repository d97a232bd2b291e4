import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { HomePage } from '../pages/home/HomePage.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { Root } from './Root.tsx';
import { Shell } from './Shell.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const home = createRoute({ getParentRoute: () => shell, path: '/', component: HomePage });

const newTable = createRoute({
  getParentRoute: () => shell,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('../pages/new-table/NewTablePage.tsx'), 'NewTablePage'),
});

const rules = createRoute({
  getParentRoute: () => shell,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('../pages/RulesPage.tsx'), 'RulesPage'),
});

const about = createRoute({
  getParentRoute: () => shell,
  path: '/about',
  component: lazyRouteComponent(() => import('../pages/AboutPage.tsx'), 'AboutPage'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('../pages/TablePage.tsx'), 'TablePage'),
});

const record = createRoute({
  getParentRoute: () => root,
  path: '/record/$id',
  component: lazyRouteComponent(() => import('../pages/RecordPage.tsx'), 'RecordPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([shell.addChildren([home, newTable, rules, about]), table, record]),
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: Loading,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
