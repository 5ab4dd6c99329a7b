import { messages } from 'server/contract/messages';
import type { StageRow } from 'server/contract/jobs/pipelines/stage';
import { rejected, toBeStart } from 'server/contract/jobs/pipelines/pipeline-constants';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { useRead } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { OrderField, TextField, yup, type OrderEntry } from 'shared-ui/forms';
import { stages } from '../../../contract';

export interface StageValues {
  name: string;
  status: readonly number[];
}

export const stageNoun = { one: 'stage', many: 'stages', list: stages };
export const stageLabels = { name: 'Stage Name', status: 'Statuses' };

export const stageSchema = yup.object({
  name: yup
    .string()
    .trim()
    .required(messages.setup.stageName)
    .max(100, 'Use at most 100 characters.'),
  status: yup.array().min(1, messages.setup.stageStatuses),
});

const isFixedStatus = (id: number): boolean => id === toBeStart || id === rejected;

export const toStageValues = ({ name, status }: StageRow): StageValues => ({
  name,
  status: status.map(({ id }) => id).filter((id) => !isFixedStatus(id)),
});

/** The API numbers statuses of a new stage from 2, and those of a stored stage from 3. */
export const toStatusSequence = (ids: readonly number[], first: number) =>
  ids.map((statusId, place) => ({ sequence: first + place, statusId }));

const fixedStatusReasons: Record<number, string> = {
  [toBeStart]: 'First in every stage',
  [rejected]: 'Last in every stage',
};

const allStatusesQuery = { query: { limit: 500 } };

/** A status with applicants in it cannot be removed. */
export const StageFields = ({ stage }: { stage?: StageRow }) => {
  const { data } = useRead(statusCalls.getMany, allStatusesQuery);
  const standing = new Map(
    stage?.status.map(({ id, jobApplicationCount = 0 }) => [id, jobApplicationCount]),
  );
  const entryOf = ({ id, name }: { id: number; name: string }): OrderEntry => {
    const count = standing.get(id) ?? 0;
    const words = count > 0 ? `${count} ${count === 1 ? 'applicant' : 'applicants'} in it` : '';
    return { id, name, lockedReason: fixedStatusReasons[id] ?? (words || undefined) };
  };
  return (
    <>
      <TextField name="name" label={stageLabels.name} required />
      {data ? (
        <OrderField
          name="status"
          label={stageLabels.status}
          orderLabel="Statuses in order"
          entries={data.data.map(entryOf)}
          required
        />
      ) : (
        <Skeleton height="200px" />
      )}
    </>
  );
};
