import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import {
  interviewPlanShapes,
  type InterviewPlanRecord,
} from '../../../contract/interviews/plans/interview-plan';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/interview-plans';

onDatabase(
  (server) => {
    let caller: Caller;
    let interviewer: Caller;
    let competencyId = 0;
    const round = (parts: object = {}) => ({
      ...{ title: 'Baking', minutes: 45, questions: ['Which flour?'], roles: ['hiring-manager'] },
      ...{ competencyIds: [competencyId], userIds: [interviewer.userId] },
      ...parts,
    });
    const stageId = async (place: number): Promise<number> => {
      const stage = await server().db.one<{ id: number }>(
        sql`select id from stage order by id offset ${place} limit 1`,
      );
      return stage?.id ?? 0;
    };
    const create = async (place: number, parts: object = {}) =>
      caller.send('POST', path, {
        payload: {
          ...{ name: `Plan ${place}`, stageId: await stageId(place), rounds: [round()] },
          ...parts,
        },
      });
    const createPlan = async (place: number): Promise<InterviewPlanRecord> => {
      const answer = await create(place);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(One(interviewPlanShapes.record), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    beforeAll(async () => {
      caller = await server().signInAs('recruiting-manager');
      interviewer = await server().signInAs('hiring-manager');
      const competency = await caller.send('POST', '/api/v1/interview-competencies', {
        payload: { name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] },
      });
      competencyId = competency.json().data.id;
    });

    it('an interview plan is stored with the chosen rounds, competencies, questions and people', async () => {
      const plan = await createPlan(0);
      expect(plan.rounds).toMatchObject([
        {
          ...{ title: 'Baking', minutes: 45, questions: ['Which flour?'] },
          competencies: [{ name: 'Kneading', meanings: ['Weak', 'Fair', 'Good', 'Strong'] }],
          people: [{ id: interviewer.userId }],
        },
      ]);
      const listed = await caller.send('GET', path, { query: { limit: '100' } });
      expect([...Value.Errors(Many(interviewPlanShapes.row), listed.json())]).toEqual([]);
    });

    it('editing an interview plan creates new rounds, and planned interviews keep their earlier rounds', async () => {
      const plan = await createPlan(1);
      const change = (rounds: object[], version: number) =>
        caller.send('PUT', `${path}/${plan.id}`, { payload: { rounds, version } });
      const answer = await change([round({ title: 'Glazing' })], plan.version);
      expect(answer.statusCode).toBe(200);
      const changed = answer.json().data as InterviewPlanRecord;
      expect(changed.roundsId).not.toBe(plan.roundsId);
      const kept = await server().db.one<{ title: string }>(sql`
        select rounds -> 0 ->> 'title' as title from interview_plan_rounds
        where id = ${plan.roundsId}`);
      expect(kept).toEqual({ title: 'Baking' });
      const same = await change([round({ title: 'Glazing' })], changed.version);
      expect(same.json().data.roundsId).toBe(changed.roundsId);
    });

    it('a stage cannot have two interview plans that both apply to its applicants', async () => {
      await createPlan(2);
      const again = await create(2, { name: 'Another' });
      expect([again.statusCode, again.json().error.fields]).toEqual([
        422,
        { stageId: 'This stage has a plan already. Change that one, or choose a pipeline.' },
      ]);
    });

    it.each([
      ['a deleted competency', { competencyIds: [99_999] }],
      ['an unknown person', { userIds: [99_999] }],
      ['a round of no title', { title: ' ' }],
      ['a round of two minutes', { minutes: 2 }],
    ])(
      'an interview plan with %s is refused with a message, and nothing is stored',
      async (_, parts) => {
        const answer = await create(3, { name: 'Faulty', rounds: [round(parts)] });
        expect(answer.statusCode).toBe(422);
        const listed = await caller.send('GET', path, { query: { search: 'Faulty' } });
        expect(listed.json().meta.total).toBe(0);
      },
    );

    it('a competency cannot be deleted while an interview plan uses it', async () => {
      const answer = await caller.send('DELETE', `/api/v1/interview-competencies/${competencyId}`);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'IN_USE']);
    });

    it('an interview plan no longer proposes a person who left', async () => {
      const leaver = await server().signInAs('recruiter');
      const made = await create(4, { rounds: [round({ userIds: [leaver.userId] })] });
      expect(made.json().data.rounds[0].people).toHaveLength(1);
      await server().db.run(sql`update app_user set is_active = false where id = ${leaver.userId}`);
      const read = await caller.send('GET', `${path}/${made.json().data.id}`);
      expect(read.json().data.rounds[0].people).toEqual([]);
    });
  },
  { data: 'company' },
);
