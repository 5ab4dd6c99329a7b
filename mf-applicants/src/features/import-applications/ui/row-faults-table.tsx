import type {
  ImportForecast,
  RowFault,
} from 'server/contract/applicants/intake/application-import';
import { Text } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { ImportLinesTable } from 'shell/sdk/import';
import { importFieldLabels } from '../column-values';

const faultColumns: readonly Column<RowFault & { line: number }>[] = [
  {
    id: 'field',
    header: 'Field',
    least: 160,
    narrow: 'title',
    cell: ({ field }) => (field === 'row' ? 'Row' : importFieldLabels[field]),
  },
];

export const RowFaultsTable = ({ forecast: { bad, faults } }: { forecast: ImportForecast }) => (
  <>
    <ImportLinesTable
      label="Rows that would be rejected"
      columns={faultColumns}
      rows={faults.flatMap(({ line, faults: ofRow }) => ofRow.map((fault) => ({ ...fault, line })))}
      rowId={({ line, field }) => `${line} ${field}`}
      messageOf={({ message }) => message}
    />
    {bad > faults.length ? (
      <Text
        tone="second"
        mt="2"
      >{`These are the first ${faults.length} of ${bad}. After the import, all of them can be downloaded with the reason beside each.`}</Text>
    ) : null}
  </>
);
