import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const typedRules = resolve('tools/lint/typed-rules.json');
const reactRules = resolve('tools/lint/react-rules.json');
const importRules = resolve('tools/lint/import-rules.json');
const namesIn = (file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).rules).map((name) => name.split('/')[1]);

const work = 'export const work = (): Promise<number> => Promise.resolve(1);\n';
const unknown = 'const answer = JSON.parse("{}");\n';

/** Each rule that knows types, and code that breaks it. */
const broken = {
  'await-thenable': 'export const read = async () => { await 1; };',
  'no-array-delete': 'const list = [1, 2];\ndelete list[0];\nexport { list };',
  'no-duplicate-type-constituents': 'type A = { a: 1 };\nexport type B = A | A;',
  'no-floating-promises': `${work}work();`,
  'no-for-in-array': 'const list = [1];\nfor (const at in list) globalThis.name = at;\nexport {};',
  'no-implied-eval': 'setTimeout("1 + 1", 1);\nexport {};',
  'no-misused-promises': `${work}export const said = work() ? 1 : 2;`,
  'no-redundant-type-constituents': 'export type A = string | "a";',
  'no-unsafe-argument': `${unknown}Math.abs(answer);\nexport {};`,
  'no-unsafe-assignment': `${unknown}export const text: string = answer;`,
  'no-unsafe-call': `${unknown}answer();\nexport {};`,
  'no-unsafe-enum-comparison': 'enum Way { Up }\nexport const isUp = (way: Way) => way === 0;',
  'no-unsafe-member-access': `${unknown}void answer.name;\nexport {};`,
  'no-unsafe-return': `${unknown}export const read = () => answer;`,
  'no-unsafe-unary-minus': 'export const less = (text: string) => -text;',
  'only-throw-error': 'export const stop = () => { throw "no"; };',
  'prefer-promise-reject-errors': 'export const stop = () => Promise.reject("no");',
  'restrict-plus-operands': 'export const sum = (one: { a: 1 }) => one + "a";',
  'restrict-template-expressions': 'export const say = (one: object) => `${one}`;',
};

/** Correct code that the rules must accept. */
const kept = {
  'kept-void-handler': `${work}export const run = (_: () => void) => 1;\nrun(async () => void (await work()));`,
  'kept-void': `${work}void work();`,
  'kept-sum': 'export const sum = (one: number) => one + "a";',
  'kept-template': 'export const say = (one: number | boolean | null) => `${one}`;',
  'kept-of-a.test': `${unknown}export const text: string = answer.name(answer);`,
  'kept-disabled': `${work}// oxlint-disable-next-line typescript/no-floating-promises\nwork();`,
};

const box = (body) =>
  `import { useEffect, useMemo, useRef, useState } from 'react';\nlet count = 0;\nexport const Box = ({ one }) => { ${body} };`;

/** Each rule that knows React, and code that breaks it. */
const brokenReact = {
  'error-boundaries': box('try { return <i />; } catch { return null; }'),
  'exhaustive-deps': box('useEffect(() => { document.title = one; }, []); return null;'),
  globals: box('count = 1; return <i>{count}</i>;'),
  immutability: box('one.a = 2; return <i>{one.a}</i>;'),
  'incompatible-library':
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport const useRows = () => useVirtualizer({ count: 1 });",
  purity: box('const now = Date.now(); return <i>{now}</i>;'),
  refs: box('const held = useRef(1); return <i>{held.current}</i>;'),
  'rules-of-hooks': box('if (one) useState(1); return null;'),
  'set-state-in-effect': box(
    'const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return <i>{a}</i>;',
  ),
  'set-state-in-render': box('const [a, setA] = useState(1); setA(2); return <i>{a}</i>;'),
  'unsupported-syntax': box('const a = eval(one); return <i>{a}</i>;'),
  'use-memo': box('const a = useMemo((b) => b + one, [one]); return <i>{a}</i>;'),
};

const options = {
  compilerOptions: { strict: true, target: 'ES2023', module: 'ESNext', types: [] },
};

/** Names of the rules that oxlint reports as broken, by file name. */
const lint = async (rules, files, ending) => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, `${name}${ending}`), text);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const settings = { extends: [rules], options: { typeAware: true } };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(settings));
    const bin = resolve('node_modules/oxlint/bin/oxlint');
    const { stdout } = await promisify(execFile)(process.execPath, [bin, '-f', 'json'], {
      cwd: folder,
    }).catch((failure) => failure);
    const reports = {};
    for (const { code, filename } of JSON.parse(stdout).diagnostics) {
      const file = filename.slice(0, -ending.length);
      (reports[file] ??= new Set()).add(/\((.*)\)/.exec(code)?.[1] ?? code);
    }
    return reports;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const rulesIn = (reports, name) => [...(reports[name] ?? [])];

describe('the type-aware lint rules', () => {
  let reports;
  beforeAll(async () => {
    reports = await lint(typedRules, { ...broken, ...kept }, '.ts');
  });

  it('each type-aware lint rule has an example of broken code in this test', () => {
    expect(namesIn(typedRules)).toEqual(Object.keys(broken));
  });

  it.each(Object.keys(broken))('the type-aware lint rules report code that breaks %s', (name) => {
    expect(rulesIn(reports, name)).toContain(name);
  });

  it.each(Object.keys(kept))('the type-aware lint rules accept correct code: %s', (name) => {
    expect(rulesIn(reports, name)).toEqual([]);
  });
});

describe('the React lint rules', () => {
  let reports;
  beforeAll(async () => {
    reports = await lint(reactRules, brokenReact, '.tsx');
  });

  it('each React lint rule has an example of broken code in this test, except one that takes long code to break', () => {
    expect(namesIn(reactRules).filter((name) => name !== 'preserve-manual-memoization')).toEqual(
      Object.keys(brokenReact),
    );
  });

  it.each(Object.keys(brokenReact))('the React lint rules report code that breaks %s', (name) => {
    expect(rulesIn(reports, name)).toContain(name);
  });
});

describe('the lint rule on imports', () => {
  const files = {
    crew: "import type { Ship } from './ship';\nexport interface Crew { ship: Ship }",
    ship: "import type { Crew } from './crew';\nexport interface Ship { crew: Crew }",
    port: "import type { Ship } from './ship';\nexport interface Port { ships: Ship[] }",
  };

  it('the lint rule on imports reports files that import each other, even if only types', async () => {
    const reports = await lint(importRules, files, '.ts');
    expect(namesIn(importRules)).toEqual(['no-cycle']);
    expect(Object.keys(files).map((name) => rulesIn(reports, name))).toEqual([
      ['no-cycle'],
      ['no-cycle'],
      [],
    ]);
  });
});
