import sql from 'sql-template-tag';
import type { StatusChanged } from '../../../contract/applicants/applications/application-status';
import type { ChatMessage } from '../../../contract/chat/channels/chat';
import type { Caller, TestServer } from '../../server';
import { chatCalls, type TestChannel } from './chat-parts';
import { toDayAfterToday } from '../../jobs/postings/job-parts';

const path = '/api/v1/multiple-status-change';

interface Place {
  stageId: number;
  statusId: number;
  category: string;
  number: number;
  count: number;
}

interface NoticeContext {
  channel: TestChannel;
  administrator: Caller;
}

export const createNoticeCalls = (server: () => TestServer, given: () => NoticeContext) => {
  const placesOf = (category: string) =>
    server().db.many<Place>(sql`
      select way.stage_id as "stageId", min(status.id) as "statusId", status.category,
        way.number, way.count
      from (
        select stage_id, row_number() over (order by sequence)::integer as number,
          count(*) over ()::integer as count
        from pipeline_stage where pipeline_id = 1) way
        join stage_status on stage_status.stage_id = way.stage_id
        join status on status.id = stage_status.status_id
      where status.category = ${category}
      group by way.stage_id, status.category, way.number, way.count order by way.number`);
  const placeOf = async (category: string, at = 0): Promise<Place> => {
    const place = (await placesOf(category)).at(at);
    if (!place) throw new Error(`The pipeline has no ${category} status`);
    return place;
  };
  const move = async (
    { stageId, statusId, category }: Place,
    applicantId: readonly number[] = [given().channel.applicantId],
    joiningDate = toDayAfterToday(-30),
  ): Promise<StatusChanged> => {
    // A rejected application can only return to the stage that it left.
    await server().db.run(sql`
      update application set stage_id = 1, status_id = 1
      where id = ${given().channel.applicantId}
        and status_id in (select id from status where category = 'rejected')`);
    const payload = {
      applicantId,
      stageId,
      statusId,
      comment: 'Never to be read by a referrer',
      ...(category === 'hired' && { joiningDate }),
    };
    const answer = await given().administrator.send('POST', path, { payload });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect(answer.json().data).toMatchObject({ refused: 0 });
    return answer.json().data;
  };
  const undo = async ({ undo: token }: StatusChanged): Promise<void> => {
    const answer = await given().administrator.send('POST', `${path}/undo`, {
      payload: { id: token?.id },
    });
    expect([answer.statusCode, answer.json().data?.refused]).toEqual([200, 0]);
  };
  const linesOf = async (
    caller = given().channel.referrer,
    { id } = given().channel,
  ): Promise<[ChatMessage['kind'], string][]> =>
    (await chatCalls(caller).chat(id, { limit: '100' })).data
      .filter(({ kind, deletedAt }) => kind !== 'message' && deletedAt === null)
      .map(({ kind, message }) => [kind, message]);
  const lineOf = ({ number, count }: Place, word: string) => [
    'progress',
    `Stage ${number}/${count}, ${word}`,
  ];
  const entryOf = async (caller: Caller, { applicantId } = given().channel) =>
    (await chatCalls(caller).channels({ applicantId: String(applicantId) })).data[0];
  return { placeOf, move, undo, linesOf, lineOf, entryOf };
};
