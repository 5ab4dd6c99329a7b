import { ownPaths } from '../../contract/registry/own-paths';
import { onDatabase } from '../server';

onDatabase((server) => {
  it('keeps every address that the server answers itself from the pages of remotes', () => {
    const routes = server().app.printRoutes({ commonPrefix: false });
    const top = [...routes.matchAll(/^\s*[├└]── \/([\w.-]+)/gm)].map(([, word = '']) => word);
    expect(top.length).toBeGreaterThan(10);
    expect([...new Set(top)].filter((word) => !ownPaths.has(word))).toEqual([]);
  });
});
