import sql from 'sql-template-tag';
import type { AddedStage } from '../../../contract/jobs/pipelines/pipeline';
import { addStage } from '../../../contract/jobs/pipelines/pipeline.calls';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { announceRecords } from '../../platform/lists/announce-records';
import { pipelineList } from './pipelines.list';
import { readStageIds, writePipelineStages } from './write-stages';
import { writeStageStatuses } from './write-statuses';

export const addStageToPipeline = (
  db: Database,
  actor: Actor,
  id: number,
  { name, colour }: AddedStage,
): Promise<void> =>
  db.transaction(async (tx) => {
    const pipeline = await tx.run(sql`update pipeline set version = version + 1 where id = ${id}`);
    if (pipeline === 0) throw new AppError('NOT_FOUND');
    const made = await tx.one<{ id: number }>(sql`
      insert into stage (name, colour) values (${name.trim()}, ${colour})
      on conflict do nothing returning id`);
    if (!made) throw invalidField('name', 'There is a stage of this name already.');
    await writeStageStatuses(tx, made.id, []);
    await writePipelineStages(tx, id, [...(await readStageIds(tx, id)), made.id]);
    await audit(tx, actor.userId, 'stage.create', { id: made.id });
    await audit(tx, actor.userId, 'pipeline.update', { id });
    announceRecords(tx, { ...pipelineList, changes: addStage.changes ?? [] }, [id]);
  });
