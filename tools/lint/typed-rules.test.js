import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const rulesFile = resolve('tools/lint/typed-rules.json');
const names = Object.keys(JSON.parse(readFileSync(rulesFile, 'utf8')).rules);

const work = 'export const work = (): Promise<number> => Promise.resolve(1);\n';
const unknown = 'const answer = JSON.parse("{}");\n';

/** Each rule, and code that breaks it. */
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

/** What a rule let pass before, too. */
const kept = {
  'kept-void-handler': `${work}export const run = (_: () => void) => 1;\nrun(async () => void (await work()));`,
  'kept-void': `${work}void work();`,
  'kept-sum': 'export const sum = (one: number) => one + "a";',
  'kept-template': 'export const say = (one: number | boolean | null) => `${one}`;',
  'kept-of-a.test': `${unknown}export const text: string = answer.name(answer);`,
  'kept-disabled': `${work}// eslint-disable-next-line @typescript-eslint/no-floating-promises\nwork();`,
};

const options = {
  compilerOptions: { strict: true, target: 'ES2023', module: 'ESNext', types: [] },
};

/** Names of the rules that are said to be broken, by the name of the file. */
const lint = async (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, `${name}.ts`), text);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const settings = { extends: [rulesFile], options: { typeAware: true } };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(settings));
    const bin = resolve('node_modules/oxlint/bin/oxlint');
    const { stdout } = await promisify(execFile)(process.execPath, [bin, '-f', 'json'], {
      cwd: folder,
    }).catch((failure) => failure);
    const said = {};
    for (const { code, filename } of JSON.parse(stdout).diagnostics) {
      const file = filename.replace(/\.ts$/, '');
      (said[file] ??= new Set()).add(/\((.*)\)/.exec(code)?.[1] ?? code);
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the rules that know types', () => {
  let said;
  beforeAll(async () => {
    said = await lint({ ...broken, ...kept });
  });

  it('are each broken once here', () => {
    expect(names).toEqual(Object.keys(broken).map((name) => `typescript/${name}`));
  });

  it.each(names)('report code that breaks %s', (name) => {
    const rule = name.replace('typescript/', '');
    expect([...(said[rule] ?? [])]).toContain(rule);
  });

  it.each(Object.keys(kept))('let pass what is no mistake: %s', (name) => {
    expect([...(said[name] ?? [])]).toEqual([]);
  });
});
