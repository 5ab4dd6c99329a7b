import sql from 'sql-template-tag';
import { Many, One, PageQuery } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import {
  ReadingLimit,
  RecordReading,
  UnusualReading,
} from '../../../contract/privacy/reading/reading';
import * as calls from '../../../contract/privacy/reading/reading.calls';
import type { Domain } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { createReadingList } from './readings.list';
import { logReadings } from './record-openings';
import { createRemoveReadingsTask } from './remove-old-readings';
import { readUnusualReading, writeReadingLimit } from './unusual-reading';

const view = 'privacy:view';
const tag = 'Privacy';

export const readingLogDomain: Domain = {
  register: (app, { db }) => {
    logReadings(app, db);
    route(
      app,
      calls.getRecordReadings,
      {
        schemas: { params: ApplicationParams, query: PageQuery, reply: Many(RecordReading) },
        access: view,
        tag,
        summary: 'Who opened the record, resume or documents of an applicant, once for each day.',
      },
      async ({ params: { id }, query }) =>
        new RawJson(await readListPage(db, createReadingList(sql`${id}`), query, {})),
    );
    route(
      app,
      calls.getUnusualReading,
      {
        schemas: { reply: One(UnusualReading) },
        access: view,
        tag,
        summary: 'Who opened more resumes within an hour than the limit, in the last 30 days.',
      },
      async () => ({ data: await readUnusualReading(db) }),
    );
    route(
      app,
      calls.updateReadingLimit,
      {
        schemas: { body: ReadingLimit, reply: One(UnusualReading) },
        access: 'privacy:edit',
        tag,
        summary: 'How many resumes one person may open within an hour before it is shown.',
      },
      async ({ body, actor }) => {
        await writeReadingLimit(db, actor, body);
        return { data: await readUnusualReading(db) };
      },
    );
  },
  tasks: ({ db }) => [createRemoveReadingsTask(db)],
};
