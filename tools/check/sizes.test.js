import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { overBudget, sizesOf } from './sizes.mjs';

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
  it('include the page and the scripts that it loads, for the shell', () => {
    put('index.html', '<script defer src="/assets/console.js"></script>');
    put('assets/console.js', 200);
    put('assets/forms.js', 70);
    put('assets/charts.js', 90);
    expect(sizesOf(dist)).toEqual({ first: 210, later: 90 });
  });

  it('list the embedding kit separately, for no page of the console loads it', () => {
    put('index.html', '<script src="/assets/console.js"></script>');
    put('build.json', JSON.stringify({ kit: { address: '/assets/kit.js' } }));
    put('assets/console.js', 200);
    put('assets/kit.js', 900);
    put('assets/charts.js', 90);
    expect(sizesOf(dist)).toEqual({ first: 210, later: 90, kit: 900 });
  });

  it('include the manifest, the entry and the small loading functions, for a remote', () => {
    const exposes = [{ path: './remote', assets: { js: { sync: ['thunks.js'] } } }];
    const metaData = { remoteEntry: { name: 'remoteEntry.js' } };
    put('mf-manifest.json', JSON.stringify({ metaData, exposes }));
    put('remoteEntry.js', 50);
    put('thunks.js', 5);
    put('page.js', 33);
    expect(sizesOf(dist)).toEqual({ first: 65, later: 33 });
  });

  it('count a script compressed, as browsers load it, also one that the build has not compressed', () => {
    writeFileSync(join(dist, 'index.html'), '<script src="a.js"></script>');
    writeFileSync(join(dist, 'a.js'), 'a'.repeat(10_000));
    expect(sizesOf(dist).first).toBeLessThan(100);
  });
});

describe('the size budget of a built folder', () => {
  it('accepts a folder that has exactly the size of its budget', () => {
    expect(overBudget('shell', { first: 10, later: 5 }, { first: 10, later: 5 })).toEqual([]);
  });

  it('is exceeded with a message that names folder, part, size and budget', () => {
    const [sentence] = overBudget('mf-jobs', { first: 11, later: 5 }, { first: 10, later: 5 });
    expect(sentence).toContain('mf-jobs: first load is 11 bytes, the budget is 10');
  });
});
