import { demographicQuestionCalls } from 'server/contract/applicants/demographics/demographic-question.calls';
import { StatusDot } from 'shared-ui';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const DemographicQuestionsPage = defineRecordListPage({
  kind: 'demographic-question',
  title: 'Demographic questions',
  one: 'demographic question',
  many: 'demographic questions',
  emptiness:
    'Applicants are asked nothing of the kind until there is one. Answers are free, and are counted without their applicants.',
  calls: demographicQuestionCalls,
  nameOf: ({ englishQuestion }) => englishQuestion,
  create: refs.createDemographicQuestion,
  links: { Edit: refs.editDemographicQuestion },
  useOwn: () => ({ nav: <SettingsNav /> }),
  columns: [
    {
      ...{ id: 'englishQuestion', header: 'Question', narrow: 'title', sortable: true },
      ...{ wraps: true, least: 240, share: 2 },
    },
    {
      ...{ id: 'englishChoices', header: 'Choices', wraps: true, least: 260, share: 3 },
      cell: ({ englishChoices }) => englishChoices.join(', '),
    },
    {
      ...{
        id: 'germanQuestion',
        header: 'In German',
        exportedAs: ['German question', 'German choices'],
        least: 200,
        share: 2,
        wraps: true,
      },
      cell: ({ germanQuestion }) => germanQuestion || 'As in English',
      apart: ({ germanQuestion }) => germanQuestion || 'In German as in English',
    },
    {
      ...{ id: 'isAsked', header: 'State', exportedAs: ['Asked'], sortable: true, least: 120 },
      cell: ({ isAsked }) => (
        <StatusDot tone={isAsked ? 'ok' : 'mute'}>{isAsked ? 'Asked' : 'Not asked'}</StatusDot>
      ),
    },
  ],
});
