import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataFolder, root } from '../server/paths';

const guide = readFileSync(join(root, 'docs/guides/embedding.md'), 'utf8');

const blockOf = (language: string): string => {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1];
  if (!found) throw new Error(`The guide has no block of ${language}`);
  return found;
};

export const guideFolder = (): string => {
  const folder = newDataFolder();
  mkdirSync(folder);
  return folder;
};

export const writeGuidePage = (folder: string, url: string): void => {
  const page = `<!doctype html><title>Customers</title>
${blockOf('html')}
<div id="frame"></div>
<script type="module">
  const origin = '${url}';
  const element = document.querySelector('#frame');
  const { createHandOver, mountFrame } = await import(origin + '/embed/host.js');
  const session = createHandOver({ origin, app: 'crm' });
  ${blockOf('js')}
</script>`;
  writeFileSync(join(folder, 'index.html'), page.replaceAll('https://hiring.example.com', url));
};
