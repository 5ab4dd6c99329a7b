/**
 * First path segments of server, public pages and shell, which no remote may use. The same holds
 * for segments that begin with `_`.
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
