import type { SlabRow } from 'server/contract/referrals/referral-rules/slab';
import { useCompany } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { AmountField, PickerField, TextField } from 'shared-ui/forms';
import { RowTitle } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import type { EditableColumn } from 'shell/sdk/rows';
import { OpenReferrals } from '../../setup/open-referrals';
import { RowsPage } from '../../setup/rows-page';
import { useSetupRows } from '../../setup/use-setup-rows';
import { slabList } from './slab-list';
import { slabRows } from './slab-rows';

const departments = lookupSource('departments');
const positions = lookupSource('designations');

const CompanyAmount = () => (
  <AmountField name="amount" label="Amount" required currency={useCompany()?.currency} />
);

const columns: EditableColumn<SlabRow>[] = [
  {
    id: 'slug',
    header: 'Referral Slab',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 2,
    cell: ({ slug }) => <RowTitle title={slug} />,
    field: <TextField name="slug" label="Referral Slab" required />,
  },
  {
    id: 'department',
    header: 'Department',
    sortable: true,
    narrow: 'line',
    least: 180,
    share: 1,
    cell: ({ department }) => department?.departmentName ?? 'All departments',
    field: (
      <PickerField
        name="department"
        label="Department"
        {...departments}
        placeholder="All departments"
      />
    ),
  },
  {
    id: 'designation',
    header: 'Position',
    sortable: true,
    narrow: 'line',
    least: 180,
    share: 1,
    cell: ({ designation }) => designation?.designation ?? 'All positions',
    field: (
      <PickerField name="designation" label="Position" {...positions} placeholder="All positions" />
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'line',
    least: 140,
    cell: ({ amount, currency }) =>
      amount !== undefined && `${currency} ${amount.toLocaleString('en-IN')}`,
    field: <CompanyAmount />,
  },
];

export const SlabsPage = () => {
  const list = useList(slabList);
  const rows = useSetupRows(list, 'referral-amount', {
    ...slabRows,
    note: <OpenReferrals />,
  });
  return (
    <RowsPage
      title="Referral Amount Calculation"
      add="Add New Referral Slab"
      emptiness="Add the first one."
      {...{ list, rows, columns }}
    />
  );
};

SlabsPage.beginReading = slabList.beginReading;
