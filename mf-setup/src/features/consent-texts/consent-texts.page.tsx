import {
  consentLanguages,
  consentPurposes,
} from 'server/contract/applicants/applying/applying-constants';
import { consentTextCalls } from 'server/contract/applicants/applying/consent-text.calls';
import { StatusDot } from 'shared-ui';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const ConsentTextsPage = defineRecordListPage({
  kind: 'consent-text',
  title: 'Consent texts',
  one: 'consent text',
  many: 'consent texts',
  emptiness: 'Applicants are asked for no agreement until there is one.',
  calls: consentTextCalls,
  nameOf: ({ purpose, number }) => `${consentPurposes[purpose]} ${number}`,
  create: refs.createConsentText,
  useOwn: () => ({ nav: <SettingsNav /> }),
  columns: [
    {
      ...{
        id: 'text',
        header: 'Text',
        exportedAs: ['Text', 'Number'],
        narrow: 'title',
        wraps: true,
        least: 300,
        share: 4,
      },
    },
    {
      ...{ id: 'purpose', header: 'Purpose', sortable: true, least: 160, share: 1 },
      cell: ({ purpose, number }) => `${consentPurposes[purpose]}, version ${number}`,
    },
    {
      ...{ id: 'language', header: 'Language', least: 110 },
      cell: ({ language }) => consentLanguages[language],
    },
    {
      ...{ id: 'isInForce', header: 'State', least: 130 },
      cell: ({ isInForce }) => (
        <StatusDot tone={isInForce ? 'ok' : 'mute'}>{isInForce ? 'In force' : 'Earlier'}</StatusDot>
      ),
    },
    {
      ...{ id: 'agreed', header: 'Agreed', least: 90 },
      cell: ({ agreed }) => String(agreed),
      apart: ({ agreed }) => `${agreed} agreed`,
    },
  ],
});
