import sql from 'sql-template-tag';
import type { ApplicationQuery } from '../../../contract/applicants/applications/application';
import type { BoardCardsQuery } from '../../../contract/jobs/postings/job-board';
import { jobsInScope } from '../../../src/platform/hiring-parts/job-scope';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import { applicationList } from '../../../src/applicants/applications/applications.list';
import { readListPage } from '../../../src/platform/lists/read-list-page';
import { readJobBoard, readBoardCards } from '../../../src/applicants/applications/read-board';
import { getApplicationView } from '../../../src/applicants/applications/row-json';
import { countTableScans } from '../../scans-of';
import { onDatabase } from '../../server';
import { bulkRows } from '../../test-data';

const today = new Date().toISOString().slice(0, 10);

/** These users see all applications but move only those of their groups, so each row's actions differ. */
const roles = ['recruiter', 'auditor'] as const;
const view = {
  ...getApplicationView(
    { userId: 3, sessionId: '', app: '', roles, grants: getRoleGrants(roles) },
    {},
  ),
  resume: true,
};
const everything = sql`true`;
const ownGroups = jobsInScope({ scope: 'groups' }, { userId: 3 });
const assigned = jobsInScope({ scope: 'assigned' }, { userId: 4 });
const days = { fromDate: `${today.slice(0, 4)}-01-01`, toDate: today };
const rows = bulkRows.many_applications.applications;
const last = Math.ceil((rows + 1_500) / 10) - 5;

const queries: [string, ApplicationQuery, typeof everything][] = [
  ['the first page', {}, everything],
  ['a page in the middle', { page: 1_000 }, everything],
  ['the last page', { page: last }, everything],
  ['the oldest first', { sort: 'date', page: 30 }, everything],
  ['a status', { statusId: 2 }, everything],
  ['a deep page of a status', { statusId: 2, page: 250 }, everything],
  ['a category', { category: 'active' }, everything],
  ['a deep page of a category', { category: 'active', page: 150 }, everything],
  ['a source', { sourceId: 3 }, everything],
  ['a stage', { stageId: 1 }, everything],
  ['a deep page of a stage', { stageId: 1, page: 150 }, everything],
  ['a status in a stage', { stageId: 1, statusId: 2 }, everything],
  ['a stage, by name', { stageId: 1, sort: 'name' }, everything],
  ['a stage, by status', { stageId: 1, sort: 'status' }, everything],
  ['a stage, in a range of days', { stageId: 1, ...days }, everything],
  ['a stage of one job', { stageId: 1, jobId: 70 }, everything],
  ['a stage in my groups', { stageId: 1 }, ownGroups],
  ['a range of days', days, everything],
  ['a range with status and source', { ...days, statusId: 2, sourceId: 3 }, everything],
  ['by name', { sort: 'name' }, everything],
  ['by name, past half-way', { sort: 'name', page: 1_500 }, everything],
  ['by name, of a status', { sort: '-name', statusId: 2 }, everything],
  ['by status', { sort: 'status', page: 500 }, everything],
  ['by experience', { sort: '-experience' }, everything],
  ['one job', { jobId: 70 }, everything],
  ['one job, narrowed', { jobId: 70, sourceId: 2, ...days }, everything],
  ['a search', { search: 'kavya das' }, everything],
  ['a search by phone', { search: '+91 90000 1' }, everything],
  ['a search by phone in one job', { search: '90000-10306', jobId: 70 }, everything],
  ['a search by two letters', { search: 'ka' }, everything],
  ['a search in one job', { search: 'kavya', jobId: 70 }, everything],
  ['one applicant', { applicantId: 7 }, everything],
  ['a pipeline', { pipelineId: 1 }, everything],
  ['a pipeline in my groups', { pipelineId: 1 }, ownGroups],
  ['the applicants of my groups', {}, ownGroups],
  ['a status in my groups', { statusId: 2 }, ownGroups],
  ['a source in my groups', { sourceId: 2, page: 3 }, ownGroups],
  ['a search in my groups', { search: 'kavya' }, ownGroups],
  ['the applicants assigned to me', {}, assigned],
];

const boards: [string, BoardCardsQuery][] = [
  ['a board', {}],
  ['a board, narrowed', { applicantStatusId: 2, sourceId: 3 }],
  ['a board, searched', { search: 'kavya' }],
  ['a board, searched by two letters', { search: 'ka' }],
];

const tables = ['application', 'filed_application', 'applicant', 'application_history'];

onDatabase(
  (server) => {
    it.each(queries)(
      'the query "%s" finds and counts applications without reading the whole table',
      async (_, query, scope) => {
        const scans = await countTableScans(server().db, tables, (db) =>
          readListPage(db, applicationList, query, { ...view, scope, timeZone: 'Asia/Kolkata' }),
        );
        expect(scans).toBe(0);
      },
    );

    it.each(boards)(
      'with the query "%s" the cards of a board are read without reading a whole table',
      async (_, query) => {
        const reader = { scope: everything, timeZone: 'Asia/Kolkata', isMasked: false };
        const board = { jobId: 70, query, reader };
        const scans = await countTableScans(server().db, tables, async (db) => {
          await readJobBoard(db, board, view);
          await readBoardCards(db, { ...board, query: { ...query, stageId: 1, page: 3 } });
        });
        expect(scans).toBe(0);
      },
    );

    it('the check for reads of a whole table detects such a read', async () => {
      const scans = await countTableScans(server().db, tables, (db) =>
        db.many(sql`select count(*) from application where version = 7`),
      );
      expect(scans).toBe(1);
    });
  },
  {
    data: 'many_applications',
  },
);
