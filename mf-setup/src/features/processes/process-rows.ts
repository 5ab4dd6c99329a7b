import { messages } from 'server/contract/messages';
import type { PipelineRow } from 'server/contract/jobs/pipelines/pipeline';
import { processCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { yup } from 'shared-ui/forms';
import type { SetupRows } from '../../setup/use-setup-rows';
import { pipelineUsedIn } from '../../status/pipeline-usage';

interface Values {
  name: string;
}

export const processRows: SetupRows<Values, PipelineRow> = {
  calls: processCalls,
  edit: 'setup:edit-hiring',
  usedIn: pipelineUsedIn,
  empty: { name: '' },
  valuesOf: ({ name }) => ({ name }),
  bodyOf: (values) => values,
  labels: { name: 'Process name' },
  schema: () =>
    yup.object({
      name: yup
        .string()
        .trim()
        .required(messages.setup.processName)
        .max(100, 'Use at most 100 characters.'),
    }),
};
