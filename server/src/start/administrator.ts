import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config';
import { withDatabase } from '../platform/db/command-database';
import { connectHooks } from '../platform/hook';
import { domains } from './domains';
import { formatAdministratorLink } from '../identity/people/format-administrator-link.rule';
import { makeAdministrator } from '../identity/people/make-administrator';

const usage = `Makes somebody an administrator, whatever became of the others.

  npm run administrator -- ada@example.com                    somebody of the directory
  npm run administrator -- ada@example.com --name "Ada Lund"  or somebody new
`;

const runCommand = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string', default: '' }, help: { type: 'boolean', default: false } },
  });
  const [who] = positionals;
  if (values.help || who === undefined || positionals.length > 1) return usage;
  const config = readConfig(process.env);
  connectHooks(domains);
  const made = await withDatabase(config, (db) =>
    makeAdministrator({ db, config }, who, values.name),
  );
  return formatAdministratorLink(who, made, config);
};

runCommand().then(
  (sentence) => void process.stdout.write(sentence),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
