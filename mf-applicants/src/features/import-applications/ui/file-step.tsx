import { useState } from 'react';
import type { ApplicationImport } from 'server/contract/intake/application-import';
import {
  importMessages,
  mostImportBytes,
} from 'server/contract/intake/application-import-constants';
import { Card, Text } from 'shared-ui';
import { FileField, Form, FormActions, yup } from 'shared-ui/forms';
import { useNavigateTo, useUnsavedChanges } from 'shell/sdk/react';
import { applications } from '../../../../contract';
import { useUploadImport } from '../api/upload-import';
import { stepPlaces } from '../import-address';

interface Values {
  file: File | null;
}

const empty: Values = { file: null };
const schema = yup.object({ file: yup.mixed().nullable().required(importMessages.file) });

/** The first step: a file of people. */
export const FileStep = ({ onUploaded }: { onUploaded: (imported: ApplicationImport) => void }) => {
  const { upload, progress } = useUploadImport();
  const [isDirty, setDirty] = useState(false);
  const navigateTo = useNavigateTo();
  useUnsavedChanges(isDirty, stepPlaces);
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Text tone="second" mb="4">
        The first line names the columns, each further line is one person with name, e-mail address
        and job. Nothing is imported before you have seen what would happen.
      </Text>
      <Form<Values, ApplicationImport>
        initialValues={empty}
        schema={schema}
        onDirty={setDirty}
        summaryTitle="The file was not taken."
        onSubmit={({ file }) => {
          if (!file) throw new Error(importMessages.file);
          return upload(file);
        }}
        goOn={onUploaded}
      >
        <FileField
          name="file"
          label="File"
          required
          accept=".csv"
          maxBytes={mostImportBytes}
          hint="A .csv of at most 10 MB and 50,000 rows, best saved as CSV UTF-8."
          stateOf={() => ({ progress })}
        />
        <FormActions submitLabel="Next" onCancel={() => navigateTo({ to: applications })} />
      </Form>
    </Card>
  );
};
