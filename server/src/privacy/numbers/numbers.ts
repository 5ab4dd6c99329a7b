import type { FastifyInstance } from 'fastify';
import sql, { join } from 'sql-template-tag';
import { Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/privacy/numbers/number-mark';
import * as calls from '../../../contract/privacy/numbers/number-mark.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { createPersonalData } from '../../platform/personal-data/personal-table';
import { toFreeTextName, type FreeText } from '../../platform/personal-data/free-text';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { dismissMarkedNumbers, maskMarkedNumbers } from './change-marks';
import { createNumberMarkList } from './number-marks.list';
import { createScanTasks, numberScanFollowers } from './wait-for-scan';

const tag = 'Privacy';

const registerNumbers = (
  app: FastifyInstance,
  { db, keys }: ServerDependencies,
  texts: readonly FreeText[],
): void => {
  const labels = join(
    texts.map((text) => sql`when ${toFreeTextName(text)} then ${text.one}`),
    ' ',
  );
  const list = createNumberMarkList(sql`case mark.place ${labels} else 'Text' end`);
  const schemas = {
    body: shapes.NumberMarkSelection,
    reply: One(shapes.ChangedNumberMarks),
  };
  route(
    app,
    calls.getNumberMarks,
    {
      schemas: { query: shapes.NumberMarkQuery, reply: Many(shapes.NumberMark) },
      access: 'privacy:view',
      tag,
      summary: 'What looks like a number of a document in texts, by its last four characters.',
    },
    async ({ query }) => new RawJson(await readListPage(db, list, query, {})),
  );
  route(
    app,
    calls.maskNumbers,
    {
      schemas,
      access: 'privacy:edit',
      tag,
      summary: 'Leaves only the last four characters of numbers in their texts.',
    },
    async ({ body: selection, actor }) => ({
      data: { changed: await maskMarkedNumbers({ db, keys, texts }, { actor, selection, list }) },
    }),
  );
  route(
    app,
    calls.dismissNumbers,
    { schemas, access: 'privacy:edit', tag, summary: 'Says that these are no such numbers.' },
    async ({ body: selection, actor }) => ({
      data: { changed: await dismissMarkedNumbers(db, { actor, selection, list }) },
    }),
  );
};

/** `texts` are the texts about applicants in all domains. */
export const createDocumentNumbersDomain = (texts: readonly FreeText[]): Domain => ({
  register: (app, parts) => registerNumbers(app, parts, texts),
  audiences: { 'number-mark': permissionAudience('privacy:view') },
  tasks: ({ db, keys }) => createScanTasks({ db, keys, texts }),
  follows: numberScanFollowers,
});

export const numberMarkPersonalData = createPersonalData('Marked numbers of documents', [
  {
    one: 'Marked number',
    table: 'number_mark',
    key: ['id'],
    link: { by: 'application', column: sql`row.application_id` },
  },
]);
