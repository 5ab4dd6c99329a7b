/**
 * First words of addresses that are the console's own: of its server, its public pages and the shell. No
 * remote contributes a page below one of them, nor below a word that begins with `_`.
 */
export const ownPaths: ReadonlySet<string> = new Set([
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
