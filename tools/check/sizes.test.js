import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listExceededBudgets, measureSizes } from './sizes.mjs';

let dist;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'sizes-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const put = (name, bytes) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), typeof bytes === 'string' ? bytes : 'raw');
  writeFileSync(join(dist, `${name}.br`), 'x'.repeat(typeof bytes === 'string' ? 10 : bytes));
};

describe('sizes of a built folder', () => {
  it('the size of the built shell includes the page and the scripts that it loads', () => {
    put('index.html', '<script defer src="/assets/console.js"></script>');
    put('assets/console.js', 200);
    put('assets/forms.js', 70);
    put('assets/charts.js', 90);
    expect(measureSizes(dist)).toEqual({ first: 210, later: 90 });
  });

  it('the embedding kit is listed separately from the built shell, since no page of the console loads it', () => {
    put('index.html', '<script src="/assets/console.js"></script>');
    put('build.json', JSON.stringify({ kit: { address: '/assets/kit.js' } }));
    put('assets/console.js', 200);
    put('assets/kit.js', 900);
    put('assets/charts.js', 90);
    expect(measureSizes(dist)).toEqual({ first: 210, later: 90, kit: 900 });
  });

  it('the size of a built remote includes the manifest, the entry and the small loading functions', () => {
    const exposes = [{ path: './remote', assets: { js: { sync: ['thunks.js'] } } }];
    const metaData = { remoteEntry: { name: 'remoteEntry.js' } };
    put('mf-manifest.json', JSON.stringify({ metaData, exposes }));
    put('remoteEntry.js', 50);
    put('thunks.js', 5);
    put('page.js', 33);
    expect(measureSizes(dist)).toEqual({ first: 65, later: 33 });
  });

  it('the size of a script counts compressed, as browsers load it, even if the build has not compressed it', () => {
    writeFileSync(join(dist, 'index.html'), '<script src="a.js"></script>');
    writeFileSync(join(dist, 'a.js'), 'a'.repeat(10_000));
    expect(measureSizes(dist).first).toBeLessThan(100);
  });
});

describe('the size budget of a built folder', () => {
  it('a folder that has exactly the size of its budget is accepted', () => {
    expect(listExceededBudgets('shell', { first: 10, later: 5 }, { first: 10, later: 5 })).toEqual(
      [],
    );
  });

  it('a folder over its size budget is refused with a message that names folder, part, size and budget', () => {
    const [sentence] = listExceededBudgets(
      'mf-jobs',
      { first: 11, later: 5 },
      { first: 10, later: 5 },
    );
    expect(sentence).toContain('mf-jobs: first load is 11 bytes, the budget is 10');
  });
});
