import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { questionGroups } from '../../../contract';
import { longTextField, statusField, textField } from '../../setup/fields';
import { defineRecordPages } from '../../setup/define-record-pages';

const pages = defineRecordPages({
  title: 'Question Group',
  noun: { one: 'question group', many: 'question groups', list: questionGroups },
  calls: questionGroupCalls,
  fields: {
    questionGroupName: textField({
      label: 'Template Name',
      required: 'Enter the template name.',
    }),
    description: longTextField({ label: 'Description', required: 'Enter the description.' }),
    status: statusField('An inactive group cannot be chosen on a job.'),
  },
});

export const CreateQuestionGroupPage = pages.CreatePage;
export const EditQuestionGroupPage = pages.EditPage;
