import { render, screen } from '@testing-library/react';
import { Heading } from '../layout/heading';
import { TextInput } from '../layout/text-input';
import { StatusDot } from '../mark/status-dot';
import { Dialog } from '../overlay/dialog';
import { PickerTags } from '../picker/picker-tags';
import { UiProvider } from '../provider/ui-provider';
import { DataTable } from './data-table';
import { FoldedCellsLine } from './folded-cells-line';
import { RowTitle } from './row-title';

const name = 'محمد عبد الرحمن الأنصاري';

const places = {
  'a row’s title': <RowTitle title={name} />,
  'a row’s second line': <RowTitle title="Baker" second={name} />,
  'a cell': (
    <DataTable
      label="People"
      columns={[{ id: 'name', header: 'Name', cell: () => name, least: 100, share: 1 }]}
      rows={[{}]}
      rowId={() => 1}
      rowLabel={() => 'row'}
      total={1}
      page={1}
      limit={10}
      onPage={() => undefined}
      onLimit={() => undefined}
      empty={null}
    />
  ),
  'a page’s title': <Heading level={1}>{name}</Heading>,
  'a dialog’s title': (
    <Dialog open title={name} onClose={() => undefined}>
      Sure?
    </Dialog>
  ),
  'a status': <StatusDot tone="ok">{name}</StatusDot>,
  'a chosen entry': (
    <PickerTags items={[{ id: 1, label: name }]} disabled onRemove={() => undefined} />
  ),
};

test.each(Object.entries(places))(
  'a right-to-left name starts at the right in %s, and is cut at its end',
  async (_, drawn) => {
    render(<UiProvider>{drawn}</UiProvider>);
    expect((await screen.findByText(name)).closest('[dir]')).toHaveAttribute('dir', 'auto');
  },
);

test('right-to-left input starts at the right', () => {
  render(
    <UiProvider>
      <TextInput aria-label="Name" />
    </UiProvider>,
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
});

test('a right-to-left name leaves the figures beside it in their order', () => {
  const columns = [
    { id: 'name', header: 'Name', cell: () => name, least: 100 },
    { id: 'count', header: 'Jobs', cell: () => '12', least: 100 },
  ];
  render(
    <UiProvider>
      <FoldedCellsLine row={{}} guests={columns} />
    </UiProvider>,
  );
  expect(screen.getByText(name).tagName).toBe('BDI');
});
