import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { HomePage } from './pages/home/HomePage.tsx';
import { ErrorScreen } from './app/ErrorScreen.tsx';
import { Loading } from './app/Loading.tsx';
import { NotFound } from './app/NotFound.tsx';
import { Root } from './app/Root.tsx';
import { Shell } from './app/Shell.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const home = createRoute({ getParentRoute: () => shell, path: '/', component: HomePage });

const newTable = createRoute({
  getParentRoute: () => shell,
  path: '/new/$game',
  validateSearch: ({ place }: Record<string, unknown>): { place?: 'online' } =>
    place === 'online' ? { place } : {},
  component: lazyRouteComponent(() => import('./pages/new-table/NewTablePage.tsx'), 'NewTablePage'),
});

const rules = createRoute({
  getParentRoute: () => shell,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('./pages/RulesPage.tsx'), 'RulesPage'),
});

const about = createRoute({
  getParentRoute: () => shell,
  path: '/about',
  component: lazyRouteComponent(() => import('./pages/AboutPage.tsx'), 'AboutPage'),
});

const online = createRoute({
  getParentRoute: () => shell,
  path: '/online',
  component: lazyRouteComponent(() => import('./pages/online/OnlinePage.tsx'), 'OnlinePage'),
});

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
});

const documents = createRoute({
  getParentRoute: () => shell,
  path: '/documents',
  component: lazyRouteComponent(() => import('./pages/documents/index.ts'), 'DocumentsPage'),
});

const sharedDocument = createRoute({
  getParentRoute: () => shell,
  path: '/d/$share',
  component: lazyRouteComponent(() => import('./pages/documents/index.ts'), 'SharedDocumentPage'),
});

const gamePage = createRoute({
  getParentRoute: () => shell,
  path: '/games/$game/$page',
  validateSearch: ({ document }: Record<string, unknown>): { document?: string } =>
    typeof document === 'string' ? { document } : {},
  component: lazyRouteComponent(() => import('./pages/documents/index.ts'), 'GamePage'),
});

const onlineTable = createRoute({
  getParentRoute: () => root,
  path: '/t/$id',
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } =>
    typeof key === 'string' || typeof key === 'number' ? { key: String(key) } : {},
  component: lazyRouteComponent(() => import('./pages/online-table/OnlineTablePage.tsx'), 'OnlineTablePage'),
});

const onlineRecord = createRoute({
  getParentRoute: () => root,
  path: '/online/record/$id',
  component: lazyRouteComponent(() => import('./pages/RecordPage.tsx'), 'ServedRecordPage'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./pages/TablePage.tsx'), 'TablePage'),
});

const record = createRoute({
  getParentRoute: () => root,
  path: '/record/$id',
  component: lazyRouteComponent(() => import('./pages/RecordPage.tsx'), 'RecordPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    shell.addChildren([home, newTable, rules, about, online, account, documents, sharedDocument, gamePage]),
    table,
    record,
    onlineTable,
    onlineRecord,
  ]),
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
