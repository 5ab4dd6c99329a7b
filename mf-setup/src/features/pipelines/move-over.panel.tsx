import { undoSeconds } from 'server/contract/applicants/applications/application-constants';
import { messages } from 'server/contract/messages';
import type { Landing, MovedOver } from 'server/contract/jobs/pipelines/pipeline';
import { getLanding, moveOver, undoMoveOver } from 'server/contract/jobs/pipelines/pipeline.calls';
import { ApiError, send, useRead, useWrite } from 'shared-auth';
import { EmptyState, notify, Skeleton, Stack, Text } from 'shared-ui';
import { SelectField } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { moveOverPanel } from '../../../contract';
import { pipelineNoun } from './pipeline-form';

const formatApplicants = (count: number, [ofOne, ofMany]: [string, string] = ['', '']) =>
  `${count} ${count === 1 ? `applicant${ofOne}` : `applicants${ofMany}`}`;

const revertMoveOver = async (pipelineId: number, { id }: MovedOver['undo']): Promise<void> => {
  try {
    const { data } = await send(undoMoveOver, { params: { id: pipelineId }, body: { id } });
    notify.success(`The move was taken back for ${formatApplicants(data.back)}.`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(`The move was not taken back. ${error.message}`);
  }
};

interface Props {
  pipelineId: number;
  landing: Landing;
  onMoved: () => void;
}

const toFieldName = (id: number): string => `stage${id}`;

const MoveOverForm = ({ pipelineId, landing, onMoved }: Props) => {
  const { send: move } = useWrite(moveOver);
  const stays = (id: number) => landing.stages.some((stage) => stage.id === id);
  const leaving = landing.groups.filter(({ from }) => !stays(from.id));
  const staying = landing.groups.filter(({ from }) => stays(from.id));
  const form = useForm({
    initial: Object.fromEntries(leaving.map(({ from, to }) => [toFieldName(from.id), String(to)])),
    save: async (values) =>
      (
        await move({
          params: { id: pipelineId },
          body: {
            expected: landing.applicants,
            version: landing.version,
            landing: leaving.map(({ from }) => ({
              from: from.id,
              to: Number(values[toFieldName(from.id)]),
            })),
          },
        })
      ).data,
    refusal: 'Nobody was moved.',
    notifySaved: (moved) =>
      notify.success(messages.submitted, {
        action: { label: 'Undo', onSelect: () => void revertMoveOver(pipelineId, moved.undo) },
        seconds: undoSeconds,
      }),
    goOn: onMoved,
  });
  const options = landing.stages.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <PanelForm form={form} submitLabel={`Move ${formatApplicants(landing.applicants)}`}>
      <Text tone="second">
        {`${formatApplicants(landing.applicants, [' keeps', ' keep'])} earlier stages of this pipeline. This is where they land when they are moved over; you can take it back for ${undoSeconds} seconds.`}
      </Text>
      {leaving.map(({ from, applicants }) => (
        <SelectField
          key={from.id}
          name={toFieldName(from.id)}
          label={`${from.name}: ${formatApplicants(applicants, [' lands', ' land'])} in`}
          options={options}
          alwaysSet
        />
      ))}
      {staying.length > 0 ? (
        <Stack as="ul" gap="1" aria-label="Who stays in the stage">
          {staying.map(({ from, applicants }) => (
            <Text as="li" key={from.id}>
              {`${from.name}: ${formatApplicants(applicants, [' stays', ' stay'])} there`}
            </Text>
          ))}
        </Stack>
      ) : null}
    </PanelForm>
  );
};

export const MoveOverPanel = () => {
  const { input, close } = usePanel(moveOverPanel);
  const read = useRead(getLanding, { params: input }, { fresh: true });
  return (
    <Panel>
      <ShownRecord
        noun={pipelineNoun}
        read={{ ...read, record: read.data?.data }}
        onItsWay={<Skeleton height="200px" />}
      >
        {(landing) =>
          landing.applicants === 0 ? (
            <EmptyState
              title="Nobody keeps earlier stages"
              words="Everyone goes by the pipeline as it is now."
            />
          ) : (
            <MoveOverForm pipelineId={input.id} landing={landing} onMoved={() => close()} />
          )
        }
      </ShownRecord>
    </Panel>
  );
};
