import sql from 'sql-template-tag';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { sourceShapes } from '../../../contract/applicants/sources/source';
import { moveReasonShapes } from '../../../contract/applicants/reasons/move-reason';
import { offerTemplateShapes } from '../../../contract/interviews/offers/offer-setup';
import { demographicQuestionShapes } from '../../../contract/applicants/demographics/demographic-question';
import { groupShapes } from '../../../contract/company/groups/group';
import { suiteAppShapes } from '../../../contract/company/suite-apps/suite-app';
import { competencyShapes } from '../../../contract/interviews/plans/competency';
import { pipelineShapes } from '../../../contract/jobs/pipelines/pipeline';
import { stageShapes } from '../../../contract/jobs/pipelines/stage';
import { applicantStatusShapes } from '../../../contract/jobs/pipelines/status';
import { priorityShapes } from '../../../contract/jobs/priorities/priority';
import { questionGroupShapes } from '../../../contract/jobs/questions/question-group';
import { questionShapes } from '../../../contract/jobs/questions/question';
import { seoGraphShapes } from '../../../contract/jobs/seo/seo-graph';
import { seoKeywordShapes } from '../../../contract/jobs/seo/seo-keyword';
import { retentionRuleShapes } from '../../../contract/privacy/retention/retention-rule';
import { onDatabase, type Caller } from '../../server';

interface SetupKind {
  shapes: { row: TSchema; record: TSchema };
  /** Field of the record that holds its name. */
  name: string;
  /** Fields that a new record needs besides its name. */
  fields?: object;
  /** Body that creates a record, for kinds that do not send the name in the field `name`. */
  body?: (name: string) => object;
  /** Path of the calls, where it does not follow from the kind. */
  path?: string;
  /** Message for a name that another record already has; without it, names may repeat. */
  taken?: string;
}

interface Stored {
  id: number;
  version: number;
  [field: string]: unknown;
}

const kinds: Record<string, SetupKind> = {
  'applicant-source': {
    ...{ shapes: sourceShapes, name: 'source' },
    body: (source) => ({ source, identifier: source.toLowerCase().replaceAll(/[^\da-z]/g, '') }),
    taken: 'There is a source of this name already.',
  },
  'applicant-status': {
    ...{ shapes: applicantStatusShapes, name: 'status' },
    taken: 'There is a status of this name already.',
  },
  'demographic-question': {
    ...{ shapes: demographicQuestionShapes, name: 'englishQuestion' },
    fields: { englishChoices: ['Yes', 'No'] },
  },
  group: {
    ...{ shapes: groupShapes, name: 'groupName' },
    fields: { groupDescription: 'Bakers', activeStatus: 1, enableReferralChat: 0, members: [1, 2] },
    taken: 'There is a group of this name already.',
  },
  'interview-competency': {
    ...{ shapes: competencyShapes, name: 'name', path: '/api/v1/interview-competencies' },
    fields: { meanings: ['Weak', 'Fair', 'Good', 'Strong'] },
    taken: 'There is a competency of this name already.',
  },
  'job-priority': {
    ...{ shapes: priorityShapes, name: 'name' },
    taken: 'There is a priority of this name already.',
  },
  'move-reason': {
    ...{ shapes: moveReasonShapes, name: 'name', fields: { category: 'rejected' } },
    taken: 'There is a reason of this name already.',
  },
  'offer-template': {
    ...{
      shapes: offerTemplateShapes,
      name: 'name',
      fields: { title: 'Offer', body: 'Dear {name}' },
    },
    taken: 'There is an offer template of this name already.',
  },
  pipeline: {
    ...{ shapes: pipelineShapes, name: 'name', fields: { stageId: [1] } },
    taken: 'There is a pipeline of this name already.',
  },
  'question-group': {
    ...{ shapes: questionGroupShapes, name: 'questionGroupName' },
    fields: { description: 'Asked', status: 1 },
    taken: 'There is a question group of this name already.',
  },
  questions: {
    ...{ shapes: questionShapes, name: 'question' },
    fields: { questionGroupId: 1, status: 1 },
  },
  'retention-rule': {
    ...{ shapes: retentionRuleShapes, name: 'name', path: '/api/v1/retention-rules' },
    fields: { outcome: 'rejected', keepMonths: 12 },
    taken: 'There is a rule of this name already.',
  },
  'seo-graph': { shapes: seoGraphShapes, name: 'title' },
  'seo-keyword': {
    ...{ shapes: seoKeywordShapes, name: 'title' },
    body: (title) => ({ keywords: [title] }),
    taken: 'There is a keyword of this title already.',
  },
  stage: {
    ...{ shapes: stageShapes, name: 'name', fields: { statusId: [101, 102] } },
    taken: 'There is a stage of this name already.',
  },
  'suite-app': {
    ...{ shapes: suiteAppShapes, name: 'appName', fields: { appUrl: 'https://time.example' } },
    taken: 'There is an app of this name already.',
  },
};

/** Kinds of record that need more than a name to be created, or that have no name. */
const others = [
  ...[
    'application',
    'board-account',
    'consent-text',
    'hiring-process',
    'job',
    'offer-rule',
    'referal-payable',
  ],
  ...['referral-amount', 'referral-eligibility', 'service-token', 'status', 'status-text'],
];

onDatabase(
  (server) => {
    let caller: Caller;
    let made = 0;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    /** A search by upper-case letters finds the record too. */
    const newName = () => `Köche ${(made += 1)}x 👩‍🍳`;

    it('every kind of setup record is tested in this file, or has separate tests', () => {
      const { paths } = server().app.swagger() as { paths: object };
      const all = Object.keys(paths).flatMap(
        (path) => /^\/api\/v1\/multiple-(.+)-delete$/.exec(path)?.[1] ?? [],
      );
      const usual = Object.keys(kinds).filter((kind) => !kinds[kind]?.path);
      expect(all.toSorted()).toEqual([...usual, ...others].toSorted());
    });

    describe.each(Object.entries(kinds))('a setup record of the kind %s', (kind, settings) => {
      const { shapes, name: field, fields, taken } = settings;
      const { body = (name: string) => ({ ...fields, [field]: name }) } = settings;
      const { path = `/api/v1/${kind}` } = settings;
      const deletion = settings.path ? `${path}/delete` : `/api/v1/multiple-${kind}-delete`;
      const post = (name: string, headers = {}) =>
        caller.send('POST', path, { payload: body(name), headers });
      const create = async (name = newName()): Promise<Stored> => {
        const answer = await post(name);
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
        return answer.json().data;
      };
      const change = (id: number, payload: object) =>
        caller.send('PUT', `${path}/${id}`, { payload });
      const list = async (query: Record<string, string>): Promise<Many<Stored>> =>
        (await caller.send('GET', path, { query: { limit: '500', ...query } })).json();

      it('a setup record is returned and listed by its name, in the shapes of the contract', async () => {
        const name = newName();
        const answer = (await post(` ${name} `)).json();
        expect([...Value.Errors(One(shapes.record), answer)]).toEqual([]);
        expect(answer.data).toMatchObject({ [field]: name, version: 1 });
        const page = await list({ search: name.toUpperCase() });
        expect([...Value.Errors(Many(shapes.row), page)]).toEqual([]);
        expect(page.data).toMatchObject([{ id: answer.data.id, [field]: name }]);
        expect(page.meta).toEqual({ total: 1, current_page: 1, last_page: 1, from: 1, to: 1 });
      });

      it('setup records are listed in pages in the chosen order, and backwards', async () => {
        for (let count = 0; count < 4; count += 1) await create();
        const whole = await list({ sort: field });
        const backwards = await list({ limit: '2', page: '2', sort: `-${field}` });
        expect(backwards.data).toEqual(whole.data.toReversed().slice(2, 4));
        expect(backwards.meta).toMatchObject({ total: whole.meta.total, from: 3, to: 4 });
      });

      it('a setup record changed meanwhile is not overwritten, and the refusal has the current record', async () => {
        const { id, version } = await create();
        const [theirs, mine] = [newName(), newName()];
        const changed = await change(id, { [field]: theirs, version });
        expect(changed.json().data).toMatchObject({ [field]: theirs, version: version + 1 });
        const stale = await change(id, { [field]: mine, version });
        expect([stale.statusCode, stale.json().error]).toMatchObject([
          409,
          { code: 'STALE_VERSION', current: { id, [field]: theirs, version: version + 1 } },
        ]);
      });

      it('a setup record is created once when a lost response makes the client send it again', async () => {
        const name = newName();
        const headers = { 'idempotency-key': `${kind}-${name}` };
        expect((await post(name, headers)).json()).toEqual((await post(name, headers)).json());
        expect((await list({ search: name })).meta.total).toBe(1);
      });

      if (taken !== undefined)
        it('a setup record whose name differs from another in case and blanks alone is refused, also when both are sent at once', async () => {
          const name = newName();
          const again = ` ${name.toUpperCase().replace(' ', ' \u200b ')} `;
          const both = await Promise.all([post(name), post(again)]);
          expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
          const refusal = Object.values((await post(again)).json().error.fields as object).join();
          expect(refusal).toContain(taken);
          const other = await create();
          const renamed = await change(other.id, { [field]: again });
          expect(renamed.json().error.fields).toEqual({ [field]: taken });
        });

      it('an unused setup record can be deleted, by id or by filter, only in the confirmed number, with a line in the audit log', async () => {
        const { id } = await create();
        const usage = await caller.send('POST', `${path}/usage`, {
          payload: { matching: { search: '👩‍🍳' } },
        });
        expect(usage.json().data).toEqual({ used: 0, records: [] });
        const one = await caller.send('DELETE', `${path}/${id}`);
        expect(one.json()).toEqual({ data: { deleted: 1 } });
        expect((await caller.send('GET', `${path}/${id}`)).statusCode).toBe(404);
        const noted = await server().db.many<{ action: string }>(sql`
          select action from audit_entry where subject = ${kind} and subject_id = ${id}
            and action in (${`${kind}.create`}, ${`${kind}.delete`}) order by id`);
        expect(noted).toEqual([{ action: `${kind}.create` }, { action: `${kind}.delete` }]);

        const word = newName();
        const remaining = await create(`${word} first`);
        await create(`${word} second`);
        const matching = { search: word };
        const remove = (payload: object) => caller.send('POST', deletion, { payload });
        expect((await remove({ matching, expected: 9 })).statusCode).toBe(409);
        const rest = await remove({ matching, except: [remaining.id], expected: 1 });
        expect(rest.json()).toEqual({ data: { deleted: 1 } });
        expect((await list(matching)).data.map((row) => row.id)).toEqual([remaining.id]);
      });
    });
  },
  { data: 'company' },
);
