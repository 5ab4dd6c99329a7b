import type { EligibilityRow } from 'server/contract/referrals/referral-rules/eligibility';
import { lookupSource } from 'shared-auth/lookups';
import { PickerField, SelectField } from 'shared-ui/forms';
import { RowTitle } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import type { EditableColumn } from 'shell/sdk/rows';
import { RowsPage } from '../../setup/rows-page';
import { useSetupRows } from '../../setup/use-setup-rows';
import { eligibilityList } from './eligibility-list';
import { eligibilityRows } from './eligibility-rows';

const positions = lookupSource('designations');

const answers = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

const columns: EditableColumn<EligibilityRow>[] = [
  {
    id: 'designation',
    header: 'Position',
    sortable: true,
    narrow: 'title',
    least: 240,
    share: 2,
    cell: ({ designation }) => <RowTitle title={designation} />,
    field: <PickerField name="designation" label="Position" {...positions} required />,
  },
  {
    id: 'eligibilityStatus',
    header: 'Eligible',
    sortable: true,
    narrow: 'line',
    least: 140,
    share: 1,
    cell: ({ eligibilityStatus }) => (eligibilityStatus === 1 ? 'Yes' : 'No'),
    field: <SelectField name="eligible" label="Eligible" options={answers} alwaysSet />,
  },
];

export const EligibilityPage = () => {
  const list = useList(eligibilityList);
  const rows = useSetupRows(list, 'referral-eligibility', eligibilityRows);
  return (
    <RowsPage
      title="Referrer Eligibility"
      add="Add New Position"
      emptiness="Every position may refer."
      {...{ list, rows, columns }}
    />
  );
};

EligibilityPage.beginReading = eligibilityList.beginReading;
