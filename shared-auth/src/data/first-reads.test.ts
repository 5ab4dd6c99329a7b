import { getFooter } from 'server/contract/platform/company/company.calls';
import { getApplications } from 'server/contract/applicants/applications/application.calls';
import { setCallTransport } from '../http/send';
import { setTestPersonKey } from '../person/person-key';
import { beginRead } from './begin-read';
import { rememberFirstReads, rememberFirstReadsOfPart, repeatFirstReads } from './first-reads';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  setTestPersonKey('asha');
  setCallTransport((call, { query }) => {
    asked.push(`${call.path} ${JSON.stringify(query)}`);
    return Promise.reject(new Error('Nothing is answered, so that nothing is known.'));
  });
});
afterEach(() => {
  setCallTransport();
  setTestPersonKey(undefined);
});

const settled = () => new Promise((done) => setTimeout(done));
const visit = async (path: string, page: number) => {
  await rememberFirstReads(path, () => beginRead(getApplications, { query: { page } }));
  await settled();
};

test('the first reads of a page start before its code loads, and the page does not repeat them', async () => {
  await visit('/application', 1);
  asked = [];
  void repeatFirstReads('/application');
  await visit('/application', 1);
  expect(asked).toEqual(['/api/v2/application {"page":1}']);
});

test('the latest reads of a page are remembered, for at most ten pages', async () => {
  await visit('/application', 1);
  await visit('/application', 2);
  for (let other = 0; other < 9; other += 1) await visit(`/other/${other}`, 1);
  asked = [];
  void repeatFirstReads('/application');
  await settled();
  expect(asked).toEqual(['/api/v2/application {"page":2}']);
  await visit('/another', 1);
  asked = [];
  void repeatFirstReads('/application');
  expect(asked).toEqual([]);
});

test('first reads of one person are never repeated for another person', async () => {
  await visit('/application', 1);
  asked = [];
  setTestPersonKey('dev');
  void repeatFirstReads('/application');
  expect(asked).toEqual([]);
});

test('a page that read nothing before, or whose storage is unreadable, is not slowed by reads of other pages', async () => {
  rememberFirstReads('/', () => undefined);
  await beginRead(getFooter, {});
  asked = [];
  void repeatFirstReads('/');
  localStorage.setItem('first-reads', '{');
  void repeatFirstReads('/');
  expect(asked).toEqual([]);
});

test('the reads of all parts of a page’s latest visit start together, and those of earlier visits do not', async () => {
  await visit('/', 1);
  const part = (page: number) =>
    rememberFirstReadsOfPart('/', () => beginRead(getApplications, { query: { page } }));
  part(2);
  part(3);
  part(3);
  await settled();
  asked = [];
  void repeatFirstReads('/');
  expect(asked).toEqual(['/api/v2/application {"page":2}', '/api/v2/application {"page":3}']);
});
