import { readFileSync } from 'node:fs';
import { errorCatalogue } from './errors';

const documented = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^- `(\w+)` (\d+): ./gm)];

test('the documentation lists every error code with its status', () => {
  expect(documented.map(([, code, status]) => [code, Number(status)])).toEqual(
    Object.entries(errorCatalogue).map(([code, [status]]) => [code, status]),
  );
});
