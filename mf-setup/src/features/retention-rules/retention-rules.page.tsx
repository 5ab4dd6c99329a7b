import { retentionRuleCalls } from 'server/contract/privacy/retention/retention-rule.calls';
import { StatusDot } from 'shared-ui';
import * as refs from '../../../contract/privacy';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { formatMonths } from '../../setup/format-months';
import { retentionOutcomeNames } from './outcome-names';
import { LatestRetentionRunNotice } from './runs-note';

export const RetentionRulesPage = defineRecordListPage({
  kind: 'retention-rule',
  title: 'Retention rules',
  one: 'retention rule',
  many: 'retention rules',
  emptiness: 'Without a rule, the data of applicants are kept for ever.',
  calls: retentionRuleCalls,
  nameOf: ({ name }) => name,
  create: refs.createRetentionRule,
  links: { Edit: refs.editRetentionRule },
  useOwn: () => ({
    nav: (
      <>
        <SettingsNav at={refs.retentionRules} />
        <LatestRetentionRunNotice />
      </>
    ),
  }),
  columns: [
    { ...{ id: 'name', header: 'Rule', sortable: true, narrow: 'title', least: 200, share: 2 } },
    {
      ...{ id: 'outcome', header: 'Outcome', sortable: true, least: 130, share: 1 },
      cell: ({ outcome }) => retentionOutcomeNames[outcome],
    },
    {
      ...{
        id: 'country',
        header: 'Country of the job',
        exportedAs: ['Country'],
        least: 160,
        share: 1,
      },
      cell: ({ country }) => country ?? 'All countries',
    },
    {
      ...{ id: 'source', header: 'Source', least: 140, share: 1 },
      cell: ({ source }) => source ?? 'All sources',
    },
    {
      ...{
        id: 'keepMonths',
        header: 'Kept for',
        exportedAs: ['Months to keep', 'Asks days before'],
        sortable: true,
        least: 120,
      },
      cell: ({ keepMonths }) => formatMonths(keepMonths),
    },
    {
      ...{ id: 'isOn', header: 'State', exportedAs: ['In force'], least: 120 },
      cell: ({ isOn }) => (
        <StatusDot tone={isOn ? 'ok' : 'mute'}>{isOn ? 'In force' : 'Off'}</StatusDot>
      ),
    },
  ],
});
