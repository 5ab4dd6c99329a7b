import { reservedPaths } from '../../../contract/console/registry/reserved-paths';
import { onDatabase } from '../../server';

onDatabase((server) => {
  it('remotes cannot use any address that the server answers itself', () => {
    const routes = server().app.printRoutes({ commonPrefix: false });
    const top = [...routes.matchAll(/^\s*[├└]── \/([\w.-]+)/gm)].map(([, word = '']) => word);
    expect(top.length).toBeGreaterThan(10);
    expect([...new Set(top)].filter((word) => !reservedPaths.has(word))).toEqual([]);
  });
});
