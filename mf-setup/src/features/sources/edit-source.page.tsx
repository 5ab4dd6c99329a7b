import type { SourceRecord } from 'server/contract/sources/source';
import { updateSource } from 'server/contract/sources/source.calls';
import { useWrite } from 'shared-auth';
import { Box, PageHead, Stack } from 'shared-ui';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { RecordPage, useGoBack, useNavigateTo } from 'shell/sdk/react';
import { sources } from '../../../contract';
import { SourceFields, sourceLabels, sourceSchema } from './source-form';
import { sourceNoun, useFreshSource } from './use-source';

const title = 'Edit Applicant Source';

const valuesOf = ({ source, identifier, description }: SourceRecord) => ({
  source,
  identifier,
  description,
});

/** A stored source, to be changed; its identifier stays. */
export const EditSourcePage = () => (
  <RecordPage title={title} noun={sourceNoun} useRecord={useFreshSource}>
    {(source) => <SourceForm stored={source} />}
  </RecordPage>
);

const SourceForm = ({ stored }: { stored: SourceRecord }) => {
  const navigateTo = useNavigateTo();
  const goBack = useGoBack({ to: sources });
  const { send } = useWrite(updateSource);
  const { id } = stored;
  const form = useRecordForm({
    record: stored,
    valuesOf,
    schema: sourceSchema,
    labels: sourceLabels,
    save: async (values, { version }) =>
      (await send({ params: { id }, body: { ...values, sourceId: id, version } })).data,
    refusal: 'The source was not saved.',
    goOn: () => navigateTo({ to: sources }),
  });
  return (
    <Box maxWidth="640px">
      <PageHead title={title} words={stored.source} />
      <PageForm form={form} submitLabel="Save" onCancel={goBack}>
        <Stack gap="4">
          <SourceFields isStored />
        </Stack>
      </PageForm>
    </Box>
  );
};
