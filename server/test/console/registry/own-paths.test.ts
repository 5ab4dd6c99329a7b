import { reservedPaths } from '../../../contract/console/registry/reserved-paths';
import { onDatabase } from '../../server';

onDatabase((server) => {
  it('a remote cannot declare any address that the server itself answers', () => {
    const routes = server().app.printRoutes({ commonPrefix: false });
    const top = [...routes.matchAll(/^\s*[├└]── \/([\w.-]+)/gm)].map(([, word = '']) => word);
    expect(top.length).toBeGreaterThan(10);
    expect([...new Set(top)].filter((word) => !reservedPaths.has(word))).toEqual([]);
  });
});
