import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverEntryPoints } from '../build/build-server';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join('docs', name)),
];

/** Returns the lines of a page's code blocks, and its inline code. */
const commandsOf = (page: string): string[] => {
  const text = readFileSync(page, 'utf8');
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks.flatMap((block) => block.split('\n')), ...inline];
};

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(pages)('the guide %s names only commands and files that exist', (page) => {
  const commands = commandsOf(page);
  const verbs = commands.flatMap((line) => /\bnpm run ([\w:]+)/.exec(line)?.[1] ?? []);
  expect(verbs.filter((verb) => !(verb in scripts))).toEqual([]);
  const files = commands.flatMap(
    (line) =>
      /\b(?:npx tsx|node|promtool check rules|-f|cp) ([\w.-]+\/[\w./-]+)/.exec(line)?.[1] ?? [],
  );
  const isThere = (file: string) => {
    const [, program] = /^server\/dist\/(.+)\.js$/.exec(file) ?? [];
    if (program) return serverEntryPoints.includes(`${program}.ts`);
    return file.includes('dist/') || existsSync(file);
  };
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

const sourcesOf = (script: string): string => {
  const [file = ''] = /tools\/\S+\.mjs/.exec(scripts[script] ?? '') ?? [];
  if (file === '') return '';
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => /\.(ts|mjs)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};

test.each(pages)('the guide %s uses only options that its commands accept', (page) => {
  const usedOptions = commandsOf(page).flatMap((line) => {
    const [, script = '', rest = ''] = /\bnpm run ([\w:]+) -- (.*)/.exec(line) ?? [];
    return [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => ({ script, option }));
  });
  const unknown = usedOptions.filter(({ script, option }) => {
    const sources = sourcesOf(script);
    return sources !== '' && !new RegExp(`['\\s-]${option}['\\s:=]`).test(sources);
  });
  expect(unknown).toEqual([]);
});

/** Returns the link anchors that GitHub makes of a page's headings. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('a reader who follows a link of %s finds the page and its heading', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!\w+:)([^)#]*)#?([^)]*)\)/g)];
  const broken = links.filter(([, path = '', anchor = '']) => {
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(target)) return true;
    return anchor !== '' && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the folders and files that the architecture guide names exist', () => {
  const roots = ['', 'server/src', 'server/src/platform'];
  const paths = [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(/`([\w./-]+\/[\w./-]+)`/g),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !/^(dist|src)\//.test(path));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !roots.some((root) => existsSync(join(root, path))))).toEqual([]);
});
