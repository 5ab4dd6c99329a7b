import { useState } from 'react';
import type { SealedRecord } from 'server/contract/privacy/erasure/erasure';
import { maxErasureReasonLength } from 'server/contract/privacy/erasure/erasure-constants';
import { openSealedOriginals } from 'server/contract/privacy/erasure/erasure.calls';
import { useWrite } from 'shared-auth';
import { Notice, Stack, Text } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { FactList, Part } from 'shared-ui/page';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { openSealedRecord } from '../../../contract/privacy';

const schema = yup.object({
  reason: yup
    .string()
    .trim()
    .required('Say why you open it, such as the number of the case.')
    .max(maxErasureReasonLength, `Use at most ${maxErasureReasonLength} characters.`),
});

const ReasonForm = ({ id, onOpened }: { id: number; onOpened: (record: SealedRecord) => void }) => {
  const { send } = useWrite(openSealedOriginals);
  const form = useForm({
    initial: { reason: '' },
    schema,
    labels: { reason: 'Reason' },
    save: async ({ reason }) =>
      (await send({ params: { id }, body: { reason: reason.trim() } })).data,
    refusal: 'The record was not opened.',
    // No notification is needed, since the opened record is visible.
    notifySaved: () => undefined,
    goOn: onOpened,
  });
  return (
    <PanelForm form={form} submitLabel="Open">
      <Stack gap="4">
        <Notice
          title="Your reason is kept"
          words="The log and the page of this person say that you looked, when and why."
        />
        <TextAreaField
          name="reason"
          label="Reason"
          rows={3}
          maxLength={maxErasureReasonLength}
          required
        />
      </Stack>
    </PanelForm>
  );
};

/** Focusable, so that keyboard users can scroll: the record has no other focusable element. */
const Opened = ({ record }: { record: SealedRecord }) => (
  <Stack gap="4" tabIndex={0} role="region" aria-label="What is sealed">
    <FactList
      facts={[
        { name: 'Name', value: record.names.join(', ') },
        { name: 'E-mail', value: record.emails.join(', ') },
        { name: 'Phone', value: record.phones.join(', ') },
      ].filter(({ value }) => value !== '')}
    />
    {record.parts.map(({ title, values }, at) => (
      // Titles are not unique, and the order of parts never changes, so the index is the key.
      <Part key={at} title={title}>
        <FactList facts={values} />
      </Part>
    ))}
    {record.left > 0 ? <Text tone="second">{`And ${record.left} records more.`}</Text> : null}
  </Stack>
);

export const OpenSealedPanel = () => {
  const id = usePanel(openSealedRecord).input.applicantId;
  const [record, setRecord] = useState<SealedRecord>();
  return (
    <Panel>
      {record ? <Opened record={record} /> : <ReasonForm id={id} onOpened={setRecord} />}
    </Panel>
  );
};
