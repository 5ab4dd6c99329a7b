import type { StatusCategory } from 'server/contract/applicants/applications/application-constants';
import { messages } from 'server/contract/messages';
import type { StatusRecord } from 'server/contract/jobs/pipelines/status';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { TextField, yup } from 'shared-ui/forms';
import { applicantStatuses, editApplicantStatus } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';
import { categoryName } from '../../status/categories';
import { CategoryField } from '../../status/category-field';

interface Values {
  status: string;
  category: StatusCategory;
}

const labels = { status: 'Status', category: 'Category' };

export const applicantStatusForm: RecordForm<Values, StatusRecord> = {
  title: 'Applicant Status',
  noun: { one: 'status', many: 'statuses', list: applicantStatuses },
  calls: applicantStatusCalls,
  edit: editApplicantStatus,
  anew: applicantStatuses,
  empty: { status: '', category: 'active' },
  valuesOf: ({ status, category }) => ({ status, category }),
  labels,
  wordsOf: ({ category }) => ({ category: categoryName(category) }),
  schema: yup.object({
    status: yup
      .string()
      .trim()
      .required(messages.setup.statusName)
      .max(100, 'Use at most 100 characters.'),
  }),
  Fields: () => (
    <>
      <TextField name="status" label={labels.status} required />
      <CategoryField />
    </>
  ),
};
