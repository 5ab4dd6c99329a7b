import { runInPieces } from './boot/run-in-pieces';

/*
 * The start is split into several tasks, since a single task would block a slow phone for half a
 * second.
 */
void runInPieces(
  () => import(/* webpackMode: "eager" */ './boot/take-session'),
  async () => (await import(/* webpackMode: "eager" */ './boot/begin')).startFirstCalls(),
  async () => (await import(/* webpackMode: "eager" */ './boot/load-font')).loadFont(),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared-ui'),
  async () => (await import(/* webpackMode: "eager" */ 'shared-ui')).prepareLook(),
  () => import(/* webpackMode: "eager" */ 'shell/sdk/react'),
  () => import(/* webpackMode: "eager" */ './boot/start'),
  async () => (await import(/* webpackMode: "eager" */ './boot/start')).startShellPage(),
);
