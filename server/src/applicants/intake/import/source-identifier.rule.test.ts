import { createSourceIdentifier } from './source-identifier.rule';

test.each([
  ['Naukri.com', [], 'naukri-com'],
  ['  Job fair, Lublin (März) ', [], 'job-fair-lublin-marz'],
  ['Campus', ['campus'], 'campus-2'],
  ['Campus', ['campus', 'campus-2'], 'campus-3'],
  ['智联招聘', [], '智联招聘'],
  ['???', [], 'source'],
  ['???', ['source'], 'source-2'],
  ['x'.repeat(100), [], 'x'.repeat(90)],
])(
  'a new source named %s beside the identifiers %j gets the identifier %s',
  (name, taken, identifier) => {
    expect(createSourceIdentifier(name, new Set(taken))).toBe(identifier);
  },
);
