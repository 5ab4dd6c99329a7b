import { execFileSync } from 'node:child_process';
import { root } from './rooms';

// Runs in its own process, since jest transforms modules.
const css = execFileSync(
  process.execPath,
  [
    ...['--import', 'tsx', '--input-type=module', '--eval'],
    "import { renderPageCss } from './shared-ui/src/theme/page-css.ts'; process.stdout.write(renderPageCss());",
  ],
  { cwd: root, encoding: 'utf8' },
);

it('a page has the CSS reset, spacing and colors of both schemes before its code runs', () => {
  expect(css).toContain('*{margin:0px;padding:0px;');
  expect(css).toContain('--ui-spacing-4:16px;');
  expect(css).toMatch(/:where\(html\)\{[^}]*--ui-colors-ink:#1c1b19;/);
  expect(css).toMatch(/\.dark[^{]*\{[^}]*--ui-colors-ink:#f2f0ec;/);
  expect(css).toContain('font-family:"Inter fallback";');
});

it('styles of components override the CSS reset, because the order of layers comes first', () => {
  expect(css.indexOf('@layer reset,base,tokens,recipes;')).toBe(0);
});
