import type {
  DirectoryKind,
  UpsertOutcome,
} from 'server/contract/company/directory/directory-constants';
import type { ImportLine } from 'server/contract/company/directory/directory-import';
import { importFields } from 'server/contract/company/directory/directory-import-constants';
import type { Column } from 'shared-ui/table';
import { ImportLinesTable } from 'shell/sdk/import';

const outcomeTexts: Readonly<Record<UpsertOutcome, string>> = {
  refused: 'Refused',
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
};
const outcomeOrder = Object.keys(outcomeTexts);

const getReason = (kind: DirectoryKind, { fields = {} }: ImportLine): string =>
  Object.entries(fields)
    .map(([field, sentence]) => {
      const label = importFields(kind).find(({ name }) => name === field.replace(/Id$/, ''))?.label;
      return label ? `${label}: ${sentence}` : sentence;
    })
    .join(' ');

const columns: readonly Column<ImportLine>[] = [
  { id: 'name', header: 'Record', least: 180, share: 1, narrow: 'title', cell: ({ name }) => name },
  {
    id: 'outcome',
    header: 'What would happen',
    least: 150,
    narrow: 'line',
    cell: ({ outcome }) => outcomeTexts[outcome],
  },
];

interface Props {
  kind: DirectoryKind;
  lines: readonly ImportLine[];
}

export const CheckedRowsTable = ({ kind, lines }: Props) => (
  <ImportLinesTable
    label="First rows of each kind"
    columns={columns}
    rows={lines.toSorted(
      (one, other) => outcomeOrder.indexOf(one.outcome) - outcomeOrder.indexOf(other.outcome),
    )}
    rowId={({ line }) => String(line)}
    messageOf={(line) => getReason(kind, line)}
  />
);
