import type { MailTemplateRecord } from 'server/contract/applicants/mail-templates/mail-template';
import { mailTemplateCalls } from 'server/contract/applicants/mail-templates/mail-template.calls';
import {
  placeholderPattern,
  placeholders,
  templateLanguages,
  templatePurposes,
  type TemplateLanguage,
} from 'server/contract/applicants/mail-templates/mail-template-constants';
import { StatusDot } from 'shared-ui';
import { RowTitle } from 'shared-ui/table';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { choiceFilter } from '../../setup/list-filter';

const formatPurpose = ({ purpose, statuses }: MailTemplateRecord): string =>
  purpose === 'status'
    ? `To ${statuses.map(({ name }) => name).join(', ')}`
    : templatePurposes[purpose];

const formatDelay = (hours: number): string => {
  if (hours === 0) return '';
  return hours === 1 ? ' after 1 hour' : ` after ${hours} hours`;
};

const formatSubject = (subject: string): string =>
  subject.replace(
    placeholderPattern,
    (_, name: string) => (placeholders as Readonly<Record<string, string>>)[name] ?? '',
  );

const modeLabels = { off: 'Off', offered: 'Offered', always: 'Always' } as const;
const tones = { off: 'mute', offered: 'info', always: 'ok' } as const;

export const MailTemplatesPage = defineRecordListPage({
  kind: 'mail-template',
  title: 'Mail templates',
  one: 'mail template',
  many: 'mail templates',
  emptiness: 'Applicants are told nothing until there is one.',
  calls: mailTemplateCalls,
  nameOf: ({ name }) => name,
  create: refs.createMailTemplate,
  links: { Edit: refs.editMailTemplate },
  useOwn: () => ({ nav: <SettingsNav /> }),
  filters: [
    choiceFilter('purpose', 'Kind', [
      ['all', 'All'],
      ['receipt', templatePurposes.receipt, { purpose: 'receipt' }],
      ['status', templatePurposes.status, { purpose: 'status' }],
      ['withdrawal', templatePurposes.withdrawal, { purpose: 'withdrawal' }],
    ]),
  ],
  columns: [
    {
      ...{ id: 'name', header: 'Name', narrow: 'title', sortable: true, least: 220, share: 2 },
      cell: ({ name, subject }) => <RowTitle title={name} second={formatSubject(subject)} />,
    },
    {
      ...{ id: 'purpose', header: 'Purpose', sortable: true, wraps: true, least: 180, share: 2 },
      cell: formatPurpose,
    },
    {
      ...{
        id: 'mode',
        header: 'Sent',
        exportedAs: ['Mode', 'Delay in hours'],
        sortable: true,
        least: 190,
        share: 1,
      },
      cell: ({ mode, delayHours }) => (
        <StatusDot tone={tones[mode]}>
          {`${modeLabels[mode]}${mode === 'off' ? '' : formatDelay(delayHours)}`}
        </StatusDot>
      ),
    },
    {
      ...{ id: 'language', header: 'Language', least: 110, share: 1 },
      cell: ({ language }) => templateLanguages[language as TemplateLanguage],
    },
  ],
});
