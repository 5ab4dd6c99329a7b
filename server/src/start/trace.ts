import { parseArgs } from 'node:util';
import { openInstallationKeys } from '../platform/access/installation-keys';
import { readConfig } from '../platform/config';
import { withCommandDatabase } from '../platform/db/command-database';
import { joinDomainEntries } from '../platform/domain';
import {
  listFreeTextColumns,
  tracePerson,
  type PersonTrace,
} from '../privacy/erasure/trace-person';
import { domains, wings } from './domains';

const usage = `Lists every place where something of an applicant stands; ends with 1 if there is any.

  npm run trace -- --application 12
  npm run trace -- --application 12 --word "Ana Rao"   looks for these words in texts too
`;

const formatTrace = ({ places, sealed, knowsWords }: PersonTrace): string =>
  [
    ...places,
    places.length === 0 ? 'Nothing stands.' : `Places: ${places.length}`,
    ...(sealed
      ? [
          `Sealed until ${sealed.until}, when it goes for ever: the originals and ${sealed.files} files.`,
        ]
      : []),
    ...(knowsWords ? [] : ['The name is not known any more. To look through texts, give --word.']),
    '',
  ].join('\n');

/** Runs the command that searches for traces of a person, and returns the exit code. */
const runCommand = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      application: { type: 'string' },
      word: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const id = Number(values.application);
  if (values.help || !Number.isInteger(id) || id < 1) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  const trace = await withCommandDatabase(config, async (db) => {
    const parts = {
      keys: await openInstallationKeys(config, db),
      data: joinDomainEntries(domains, 'personalData'),
      texts: listFreeTextColumns(wings),
    };
    return tracePerson(db, parts, id, values.word);
  });
  process.stdout.write(formatTrace(trace));
  return trace.places.length > 0 ? 1 : 0;
};

runCommand().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  },
);
