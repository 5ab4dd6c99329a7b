import type { StatusCategory } from 'server/contract/applicants/applications/application-constants';
import { messages } from 'server/contract/messages';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { applicantStatuses, editApplicantStatus } from '../../../contract';
import { textField } from '../../setup/fields';
import { defineRecordPages } from '../../setup/define-record-pages';
import { getCategoryName } from '../../status/categories';
import { CategoryField } from '../../status/category-field';
import { statusNoun } from '../../status/status-usage';

const pages = defineRecordPages({
  title: 'Applicant Status',
  noun: statusNoun,
  calls: applicantStatusCalls,
  edit: editApplicantStatus,
  anew: applicantStatuses,
  fields: {
    status: textField({ label: 'Status', required: messages.setup.statusName }),
    category: {
      label: 'Category',
      empty: 'active' as StatusCategory,
      show: getCategoryName,
      input: () => <CategoryField />,
    },
  },
});

export const CreateApplicantStatusPage = pages.CreatePage;
export const EditApplicantStatusPage = pages.EditPage;
export const ViewApplicantStatusPage = pages.ViewPage;
