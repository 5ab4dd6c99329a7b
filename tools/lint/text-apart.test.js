import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { textApart } from './text-apart.js';

const linter = new Linter();

const complaints = (source) =>
  linter.verify(
    `const drawn = ${source};`,
    {
      files: ['**'],
      plugins: { house: { rules: { 'text-apart': textApart } } },
      languageOptions: { parser },
      rules: { 'house/text-apart': 'error' },
    },
    { filename: 'drawn.tsx' },
  ).length;

test.each([
  [`<p>{count} rows</p>`],
  [`<p>Reference {reference}</p>`],
  [`<p>{icon}{isOpen ? 'Close' : 'Open'}</p>`],
  [`<p><b>Due</b>{isLate && 'late'}</p>`],
  [`<p><b>Due</b>{reason ?? 'none'}</p>`],
  [`<p><b>Due</b>{\`\${days} days\`}</p>`],
  [`<p><b>Due</b>{'in ' + days}</p>`],
  [`<button>{isBusy ? <Spinner /> : null} Save</button>`],
  [`<>{isBusy && <Spinner />} Save</>`],
])('the lint rule on texts refuses %s, which breaks on a machine-translated page', (source) => {
  expect(complaints(source)).toBeGreaterThan(0);
});

test.each([
  [`<p>{\`\${count} rows\`}</p>`],
  [`<p>{isOpen ? 'Close' : 'Open'}</p>`],
  [`<p>Read <b>this</b> first.</p>`],
  [`<p>Save{isBusy ? <Spinner /> : null}</p>`],
  [`<button>{isBusy ? <Spinner /> : null}<span>Save</span></button>`],
  [`<p>{a === b ? <Sum /> : <Difference />}<b>of both</b></p>`],
  [`<p>{count > 1 && <Sum />}<b>of all</b></p>`],
])('the lint rule on texts accepts %s', (source) => {
  expect(complaints(source)).toBe(0);
});
