import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as interviews from '../../server/contract/interviews/contribution';
import * as privacy from '../../server/contract/privacy/contribution';
import { wings } from './server-law.js';

/**
 * Returns only ids of several words, since single words such as "offer" occur in many files with other
 * meanings.
 */
const idsOf = ({ access, auditedKinds, mailKinds }) =>
  [access, auditedKinds, mailKinds]
    .flatMap((list) => Object.keys(list))
    .filter((id) => /[:-]/.test(id));

/**
 * Per domain: its own files and folders, the names by which other code refers to it, and wings that may
 * depend on it.
 */
const domains = [
  {
    name: 'interviews',
    own: [
      /^(server\/(src|contract)\/|tools\/lint\/wings\/|mf-\w+\/contract\/)interviews[./]/,
      /^mf-applicants\/src\/(interview|offers)\//,
      /^mf-applicants\/src\/features\/(debrief|interview|interview-figures|interviews)\//,
      /^mf-applicants\/src\/features\/(offer-form|offers|schedule-interview)\//,
      /^mf-setup\/src\/features\/(competencies|interview-plans|offer-rules|offer-templates)\//,
    ],
    folders: ['interviews', 'interview', 'offers'],
    ids: [...idsOf(interviews), 'interviewing'],
    tables: wings.interviews.tables.filter((name) => name.includes('_')),
    later: ['console'],
  },
  {
    name: 'privacy',
    own: [
      /^(server\/(src|contract)\/|tools\/lint\/wings\/|mf-\w+\/contract\/)privacy[./]/,
      /^mf-(applicants|setup)\/src\/privacy\//,
      /^mf-applicants\/src\/features\/(anonymise|hold-applicant|open-sealed)\//,
      /^mf-setup\/src\/features\/(number-marks|privacy-[a-z]+|retention-[a-z]+)\//,
      /^server\/src\/start\/trace\.ts$/,
    ],
    folders: ['privacy'],
    ids: idsOf(privacy),
    tables: wings.privacy.tables.filter((name) => name.includes('_')),
    later: ['interviews', 'console'],
  },
  {
    name: 'saved views',
    own: [/^server\/(src|contract)\/console\/views\//, /^shell\/sdk\/views\//],
    folders: ['console/views', 'sdk/views'],
    ids: ['saved-view'],
    tables: ['saved_view', 'pinned_view'],
    later: [],
  },
];

const isProduct = /^(server\/(src|contract)|shell|shared-\w+|mf-\w+|tools)\/.*\.(ts|tsx|js|mjs)$/;
const isTest = /\.test(-d)?\.[jt]sx?$|\/testing\//;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isProduct.test(file) && !isTest.test(file));

const listNaming = ({ own, folders, ids, tables, later }) => {
  const isElsewhere = [...own, ...later.map((wing) => new RegExp(`^server/src/${wing}/`))];
  const quoted = [...ids, ...tables].map((name) => `'${name}'`);
  const columns = tables.map((name) => `\n    ${name}: '`);
  const imports = folders.map((folder) => new RegExp(`from '[^']*/${folder}[./']`));
  return files.filter((file) => {
    if (isElsewhere.some((folder) => folder.test(file))) return false;
    const text = readFileSync(file, 'utf8');
    return (
      imports.some((one) => one.test(text)) ||
      [...quoted, ...columns].some((name) => text.includes(name))
    );
  });
};

it.each(domains)(
  'another domain like $name would edit more than five files of others',
  (domain) => {
    const naming = listNaming(domain);
    expect(naming.slice(5)).toEqual([]);
    // With fewer matches the names above would be out of date, and the test would check nothing.
    expect(naming.length).toBeGreaterThanOrEqual(3);
  },
);
