import { defaultStatusTexts } from 'server/contract/applicants/applying/status-text-constants';
import { statusTextCalls } from 'server/contract/applicants/applying/status-text.calls';
import { getCategoryName } from '../../status/categories';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const StatusTextsPage = defineRecordListPage({
  kind: 'status-text',
  title: 'Status page',
  one: 'kind of status',
  many: 'kinds of status',
  emptiness: 'Applicants read the usual texts.',
  calls: statusTextCalls,
  nameOf: ({ category }) => getCategoryName(category),
  links: { Edit: refs.editStatusText },
  isNeverDeleted: true,
  useOwn: () => ({ nav: <SettingsNav />, create: { isHidden: true } }),
  columns: [
    {
      ...{
        id: 'category',
        header: 'Kind of status',
        exportedAs: ['Kind of status'],
        narrow: 'title',
        sortable: true,
      },
      ...{ least: 140, share: 1 },
      cell: ({ category }) => getCategoryName(category),
    },
    {
      ...{
        id: 'englishHeading',
        header: 'Applicants read',
        exportedAs: ['Heading', 'Sentence', 'Next step'],
        wraps: true,
        least: 260,
        share: 2,
      },
      cell: ({ category, englishHeading }) =>
        englishHeading || defaultStatusTexts.en[category].heading,
    },
    {
      ...{
        id: 'germanHeading',
        header: 'In German',
        exportedAs: ['German heading', 'German sentence', 'German next step'],
        wraps: true,
        least: 260,
        share: 2,
      },
      cell: ({ category, germanHeading }) =>
        germanHeading || defaultStatusTexts.de[category].heading,
    },
    {
      ...{
        id: 'answerDays',
        header: 'Answer within',
        exportedAs: ['Days until an answer'],
        least: 120,
      },
      cell: ({ answerDays }) =>
        answerDays === 0 ? 'No promise' : answerDays === 1 ? '1 day' : `${answerDays} days`,
      apart: ({ answerDays }) =>
        answerDays === 0 ? 'No promised answer' : `Answer within ${answerDays} days`,
    },
  ],
});
