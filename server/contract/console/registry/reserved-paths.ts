/**
 * First path segments of server, public pages and shell, which no remote may use; segments that begin with
 * `_` are reserved too.
 */
export const reservedPaths: ReadonlySet<string> = new Set([
  'account',
  'api',
  'assets',
  'brand',
  'careers',
  'embed',
  'favicon.ico',
  'feeds',
  'files',
  'health',
  'logout',
  'registry.json',
  'remotes',
  'robots.txt',
  'scim',
  'socket.io',
]);
