import type { ErasureState } from 'server/contract/privacy/erasure/erasure';
import {
  maxErasureReasonLength,
  erasureRestorableDays,
} from 'server/contract/privacy/erasure/erasure-constants';
import { anonymiseByApplication, getErasure } from 'server/contract/privacy/erasure/erasure.calls';
import { recordReader, useWrite } from 'shared-auth';
import { Box, Notice, Skeleton, Stack, Text } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { anonymiseApplicant } from '../../../contract/privacy';
import { applicantNoun } from '../../application/applicant-noun';

const useErasure = recordReader(getErasure);

const schema = yup.object({
  reason: yup
    .string()
    .trim()
    .required('Say why, such as who asked for it.')
    .max(maxErasureReasonLength, `Use at most ${maxErasureReasonLength} characters.`),
});

const TextList = ({ title, texts }: { title: string; texts: readonly string[] }) => (
  <Box>
    <Text fontWeight={550}>{title}</Text>
    <Box as="ul" ps="5" listStyleType="disc">
      {texts.map((text) => (
        <Text as="li" key={text}>
          {text}
        </Text>
      ))}
    </Box>
  </Box>
);

const describeExtent = ({ applications }: ErasureState): string =>
  applications.length === 1
    ? 'This person has one application.'
    : `This person has ${applications.length} applications, which are anonymised together: ${applications
        .map(({ id, job }) => `${job} (${id})`)
        .join(', ')}.`;

const AnonymiseForm = ({ id, state }: { id: number; state: ErasureState }) => {
  const { close } = usePanel(anonymiseApplicant);
  const { send } = useWrite(anonymiseByApplication);
  const form = useForm({
    initial: { reason: '' },
    schema,
    labels: { reason: 'Reason' },
    save: (values) => send({ params: { id }, body: { reason: values.reason.trim() } }),
    refusal: 'The applicant was not anonymised.',
    goOn: () => close(),
  });
  return (
    <PanelForm form={form} submitLabel="Anonymise">
      <Stack gap="4">
        <Text>{describeExtent(state)}</Text>
        <TextList title="This goes" texts={state.goes} />
        <TextList title="This stays" texts={state.stays} />
        <Notice
          title={`${erasureRestorableDays} days to bring back`}
          words="Until then an administrator can undo this on the applicant's page. After that nobody can."
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

export const AnonymisePanel = () => {
  const id = usePanel(anonymiseApplicant).input.applicantId;
  const read = useErasure(id);
  return (
    <Panel>
      <ShownRecord noun={applicantNoun} read={read} onItsWay={<Skeleton height="200px" />} isForm>
        {(state) => <AnonymiseForm id={id} state={state} />}
      </ShownRecord>
    </Panel>
  );
};
