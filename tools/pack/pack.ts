import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { platformVersion } from 'shell/sdk/define';
import ts from 'typescript';
import { root } from '../start/root.mjs';
import { Mistake, runOrThrow } from '../start/run.mjs';
import { step } from '../start/step.mjs';
import { toBuiltPath, createManifest } from './manifest';
import { codePackages, hostCheckPackage, toolsPackage, type PlatformPackage } from './packages';
import { assertRelease } from './record';
import { toolCommands, hostCommands, writeCode, writeHostCheck, writeTools } from './write-code';

const usage = 'npm run pack -- [--into FOLDER] [--draft | --release]';

const writeJson = (path: string, value: object): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const importedByTypes = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => ts.preProcessFile(readFileSync(join(folder, file), 'utf8')).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((path) => !path.startsWith('.'));

const writeReadme = ({ folder, readme }: PlatformPackage, to: string): void => {
  if (readme !== undefined) cpSync(join(folder, readme), join(to, 'README.md'));
};

const compilerOptionsOf = (file: string): object =>
  (JSON.parse(readFileSync(join(root, file), 'utf8')) as { compilerOptions: object })
    .compilerOptions;

const remoteOptions = () => ({
  compilerOptions: {
    ...compilerOptionsOf('tsconfig.base.json'),
    ...compilerOptionsOf('tsconfig.browser.json'),
    incremental: false,
    tsBuildInfoFile: undefined,
  },
});

const stageCode = async (one: PlatformPackage, to: string): Promise<void> => {
  const imported = await writeCode(one, to);
  writeJson(join(to, 'package.json'), createManifest(one, [...imported, ...importedByTypes(to)]));
  writeReadme(one, to);
};

const binOf = (programs: Record<string, string>) =>
  Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, toBuiltPath(source)]));

const stageHostCheck = async (to: string): Promise<void> => {
  const manifest = createManifest(hostCheckPackage, await writeHostCheck(to));
  writeJson(join(to, 'package.json'), { ...manifest, bin: binOf(hostCommands) });
  writeReadme(hostCheckPackage, to);
};

const lintRules = ['lint/typed-rules.json', 'lint/react-rules.json', 'lint/import-rules.json'];

const stageTools = async (to: string): Promise<void> => {
  const manifest = createManifest(toolsPackage, await writeTools(to));
  writeJson(join(to, 'package.json'), {
    ...manifest,
    exports: { ...manifest.exports, './tsconfig.json': './tsconfig.json' },
    bin: binOf(toolCommands),
  });
  writeJson(join(to, 'tsconfig.json'), remoteOptions());
  for (const rules of lintRules) cpSync(join(toolsPackage.folder, rules), join(to, rules));
  writeReadme(toolsPackage, to);
};

export const packPlatform = async (into: string): Promise<Record<string, string>> => {
  const stage = mkdtempSync(join(tmpdir(), 'platform-'));
  const packages = [...codePackages, toolsPackage, hostCheckPackage];
  try {
    await runOrThrow(join(root, 'node_modules/.bin/tsc'), ['-p', 'tools/pack', '--outDir', stage]);
    for (const one of codePackages) await stageCode(one, join(stage, one.name));
    await stageTools(join(stage, toolsPackage.name));
    await stageHostCheck(join(stage, hostCheckPackage.name));
    mkdirSync(into, { recursive: true });
    const folders = packages.map(({ name }) => `./${name}`);
    await runOrThrow('npm', ['pack', ...folders, '--silent', '--pack-destination', into], {
      cwd: stage,
    });
  } finally {
    rmSync(stage, { recursive: true });
  }
  return Object.fromEntries(packages.map(({ name }) => [name, `${name}-${platformVersion}.tgz`]));
};

export const runPack = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      into: { type: 'string', default: 'dist/platform' },
      draft: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
    },
  });
  if (values.draft && values.release) throw new Mistake(usage);
  assertRelease({ isDraft: values.draft, write: values.release });
  const into = resolve(values.into);
  const files = await step(`Pack the platform ${platformVersion}`, () => packPlatform(into));
  process.stdout.write(`${Object.values(files).join('\n')}\nin ${into}\n`);
  return 0;
};
