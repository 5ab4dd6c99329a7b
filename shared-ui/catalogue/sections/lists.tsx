import { useState } from 'react';
import { Box, Checkbox, Stack } from '../../src';
import {
  ChoiceFilter,
  DataTable,
  type DateRange,
  DateRangeFilter,
  FilterAdder,
  FilterBar,
  FigureTable,
  optionsFromList,
  Pagination,
  NarrowLine,
  PickerFilter,
  type PickerItem,
  RowButton,
  RowMenu,
  RowTitle,
  SearchBox,
  SecondLine,
  SelectionBar,
  Trimmed,
  useRowSelection,
} from '../../src/table';
import { demo, type Section, state } from '../demo';
import { ListExample } from '../list-example';
import { arabicText, longText, doNothing, unbrokenText } from '../words';

const useCities = optionsFromList(['Pune', 'Kochi', longText].map((label, id) => ({ id, label })));

const Filters = () => {
  const [search, setSearch] = useState('');
  const [type, setType] = useState('active');
  const [city, setCity] = useState<PickerItem | null>(null);
  const [opened, setOpened] = useState<DateRange>({});
  return (
    <FilterBar>
      <SearchBox label="Search jobs" value={search} onChange={setSearch} />
      <ChoiceFilter
        label="Type"
        value={type}
        onChange={setType}
        options={[
          { value: 'active', label: 'Active Jobs' },
          { value: 'all', label: 'All Jobs' },
        ]}
      />
      <PickerFilter label="City" value={city} useOptions={useCities} onChange={setCity} />
      <DateRangeFilter
        label="Open date"
        today="2026-11-21"
        order="day-first"
        value={opened}
        onChange={setOpened}
        onRemove={doNothing}
      />
      <FilterAdder options={[{ id: 'type', label: 'Job type' }]} onAdd={doNothing} />
    </FilterBar>
  );
};

const Pages = ({ total }: { total: number }) => {
  const [page, setPage] = useState(1);
  return <Pagination label="jobs" page={page} limit={10} total={total} onPage={setPage} />;
};

const Selected = () => {
  const selection = useRowSelection({ pageIds: [1, 2], total: 57, scope: 'catalogue' });
  return (
    <>
      <label>
        <Checkbox checked={selection.count > 0} onChange={() => selection.togglePage()} /> Select
        two
      </label>
      <SelectionBar
        selection={selection}
        actions={[
          { id: 'export', label: 'Export' },
          {
            id: 'delete',
            label: 'Delete',
            tone: 'bad',
            disabledReason: 'Your role does not allow it.',
          },
        ]}
      />
    </>
  );
};

const rows = [
  { id: 1, name: longText },
  { id: 2, name: unbrokenText },
  { id: 3, name: arabicText },
];

export const lists: Section = {
  id: 'lists',
  title: 'Lists',
  demos: [
    demo(
      'DataTable',
      'Below 700 px rows become cards with the columns that matter.',
      state('Full, with many rows', () => <ListExample state="full" />, true),
      state('Empty', () => <ListExample state="empty" />, true),
      state('Loading', () => <ListExample state="loading" />, true),
      state('Error', () => <ListExample state="error" />, true),
      state(
        'Long and unbroken text',
        () => (
          <DataTable
            label="Names"
            columns={[
              {
                id: 'name',
                header: 'Name',
                least: 160,
                share: 1,
                narrow: 'title',
                cell: ({ name }) => <RowTitle title={name} second={name} />,
              },
              { id: 'again', header: 'Again', least: 120, share: 1, cell: ({ name }) => name },
            ]}
            rows={rows}
            total={3}
            rowId={({ id }) => id}
            rowLabel={({ name }) => name}
            page={1}
            limit={10}
            onPage={doNothing}
            onLimit={doNothing}
            empty={null}
          />
        ),
        true,
      ),
    ),
    demo(
      'FilterBar SearchBox ChoiceFilter PickerFilter DateRangeFilter FilterAdder',
      'A filter reads like a sentence; the key / leads to the search.',
      state('All of them', () => <Filters />, true),
    ),
    demo(
      'Pagination',
      '',
      state('One page', () => <Pages total={4} />),
      state('Some', () => <Pages total={57} />),
      state('Many', () => <Pages total={25_000} />),
    ),
    demo(
      'SelectionBar',
      'Appears once something is selected.',
      state('Two of 57', () => <Selected />, true),
    ),
    demo(
      'RowMenu',
      'Draws nothing where nothing can be done.',
      state('With one that is closed', () => (
        <RowMenu
          label="Cook"
          entries={[
            { id: 'view', label: 'View', onSelect: doNothing },
            { id: 'delete', label: 'Delete', tone: 'bad', disabledReason: 'Ask an administrator.' },
          ]}
        />
      )),
      state('Without entries', () => <RowMenu label="Cook" entries={[]} />),
    ),
    demo(
      'RowButton',
      'What can be done with a row that is edited in its place.',
      state('All of them', () => (
        <>
          <RowButton does="save" label="Save" variant="main" />
          <RowButton does="cancel" label="Cancel" />
          <RowButton does="edit" label="Edit Cook" />
          <RowButton does="delete" label="Delete Cook" />
        </>
      )),
      state('Saving, and one that is closed', () => (
        <>
          <RowButton does="save" label="Save" variant="main" busy />
          <RowButton does="delete" label="Delete" disabledReason="This row is not saved yet." />
        </>
      )),
    ),
    demo(
      'RowTitle',
      '',
      state('With its second line', () => (
        <RowTitle title="Category Buyer" second="KF-0147 · Kochi" />
      )),
      state('As a link, longText, right to left', () => (
        <Stack gap="2">
          <RowTitle title={longText} second={longText} to="#lists" />
          <RowTitle title={arabicText} />
        </Stack>
      )),
    ),
    demo(
      'SecondLine',
      'Cut to the width of its cell.',
      state('Short, longText, right to left', () => (
        <Box width="240px">
          <SecondLine>+91 98 7654 3210</SecondLine>
          <SecondLine>{longText}</SecondLine>
          <SecondLine>{arabicText}</SecondLine>
        </Box>
      )),
    ),
    demo(
      'NarrowLine',
      'Only below 700 px, in the corner of a row.',
      state('Words', () => <NarrowLine>3 applicants</NarrowLine>),
    ),
    demo(
      'Trimmed',
      'Cut to the width of its cell; whole on hover and for screen readers.',
      state('Short, longText, right to left', () => (
        <Stack gap="2" width="92px">
          <Trimmed words="Engineering" />
          <Trimmed words={longText} />
          <Trimmed words={arabicText} />
        </Stack>
      )),
    ),
    demo(
      'FigureTable',
      'A few lines of figures; each is named by its first cell.',
      state('Two figures', () => (
        <FigureTable
          label="Applicants by source"
          columns={[
            { name: 'Source', isFigure: false },
            { name: 'Applicants', isFigure: true },
          ]}
          lines={[
            { key: 1, cells: ['Careers page', 42] },
            { key: 2, cells: [longText, 7] },
          ]}
        />
      )),
    ),
  ],
};
