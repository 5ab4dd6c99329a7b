import sql from 'sql-template-tag';
import { findApplicationIds } from '../test/applicants/applications/application-parts';
import { createTemplate, nameApplicants } from '../test/applicants/letters/letter-parts';
import { startTestServer } from '../test/server';
import { getMedian, measureMilliseconds } from './in-turns';

const moved = 500;
const rounds = 20;
const warmUp = 4;
/** Ids in the example company: a stage, and the statuses before and after a move. */
const [stageId, begin, rejected] = [1, 1, 2];

interface MoveTimes {
  count: number;
  /** Median milliseconds of a move over HTTP. */
  withoutMail: number;
  withMail: number;
}

/** Measures moves with and without a mail template alternately; each move is undone before the next. */
export const measureMovesWithMail = async (): Promise<MoveTimes> => {
  const server = await startTestServer({ data: 'company' });
  const staff = await server.signInAs('administrator');
  await server.db.run(sql`update job set pipeline_id = 1`);
  await server.db.run(sql`update application set stage_id = ${stageId}, status_id = ${begin}`);
  const ids = await findApplicationIds(server, `stage_id = ${stageId}`, moved);
  await nameApplicants(server, ids);
  const template = await createTemplate(staff, { statusIds: [rejected] });
  const send = async (path: string, payload: object) => {
    const answer = await staff.send('POST', `/api/v1/multiple-status-change${path}`, { payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return (answer.json() as { data: { undo?: { id: string } } }).data;
  };
  const times = { withoutMail: [] as number[], withMail: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [side, choice] of [
      ['withoutMail', {}],
      ['withMail', { mailTemplateId: template.id }],
    ] as const) {
      let undo: { id: string } | undefined;
      const milliseconds = await measureMilliseconds(async () => {
        const payload = { applicantId: ids, stageId, statusId: rejected, ...choice };
        undo = (await send('', payload)).undo;
      });
      if (round >= warmUp) times[side].push(milliseconds);
      await send('/undo', { id: undo?.id });
    }
  await server.stop();
  return {
    count: ids.length,
    withoutMail: getMedian(times.withoutMail),
    withMail: getMedian(times.withMail),
  };
};
