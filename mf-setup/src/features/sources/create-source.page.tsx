import type { SourceRecord } from 'server/contract/sources/source';
import * as calls from 'server/contract/sources/source.calls';
import { useNewDraft, useWrite } from 'shared-auth';
import { Box, PageHead, Stack } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useNavigateTo } from 'shell/sdk/react';
import { newSource, sources } from '../../../contract';
import { emptySource, SourceFields, sourceLabels, sourceSchema } from './source-form';

/** A new source; Cancel leads to an empty form. */
export const CreateSourcePage = () => {
  const navigateTo = useNavigateTo();
  const { send } = useWrite(calls.createSource);
  const draft = useNewDraft<typeof emptySource, SourceRecord>('applicant-source.create');
  const form = useForm({
    initial: emptySource,
    schema: sourceSchema,
    labels: sourceLabels,
    draft,
    save: async (values, key = '') =>
      (await send({ body: values, headers: { 'Idempotency-Key': key } })).data,
    refusal: 'The source was not saved.',
    goOn: () => navigateTo({ to: sources }),
  });
  return (
    <Box maxWidth="640px">
      <PageHead title="Create Applicant Source" words="Fields marked * are required." />
      <PageForm form={form} submitLabel="Save" onCancel={() => navigateTo({ to: newSource })}>
        <Stack gap="4">
          <SourceFields />
        </Stack>
      </PageForm>
    </Box>
  );
};
