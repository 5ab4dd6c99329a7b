import { jobs } from 'mf-jobs/contract';
import { messages } from 'server/contract/messages';
import type { PriorityRow } from 'server/contract/jobs/priorities/priority';
import { priorityCalls } from 'server/contract/jobs/priorities/priority.calls';
import { yup } from 'shared-ui/forms';
import type { SetupRows } from '../../setup/use-setup-rows';

const labels = { name: 'Priority name', isEnabled: 'Enabled' };

interface Values {
  name: string;
  isEnabled: boolean;
}

/** The server enables no priority by default, so a new one sends its status only when enabled. */
export const priorityRows: SetupRows<Values, PriorityRow> = {
  calls: priorityCalls,
  edit: 'setup:edit-hiring',
  usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', priority: id } }) },
  empty: { name: '', isEnabled: false },
  valuesOf: ({ name, status }) => ({ name, isEnabled: status === '1' }),
  bodyOf: ({ name, isEnabled }, isNew) =>
    isNew && !isEnabled ? { name } : { name, status: isEnabled ? '1' : '0' },
  labels,
  schema: () =>
    yup.object({
      name: yup
        .string()
        .trim()
        .required(messages.priority.name)
        .max(100, 'Use at most 100 characters.'),
    }),
};
