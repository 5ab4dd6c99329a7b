import { useState } from 'react';
import { Button, ConfirmDialog, EmptyState, notify, PageHead, StatusDot, Tag, Text } from '../src';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  type DateRange,
  DateRangeFilter,
  FilterAdder,
  FilterBar,
  optionsFromList,
  PickerFilter,
  type PickerItem,
  RowTitle,
  SearchBox,
  SelectionBar,
  type Sort,
  useRowSelection,
} from '../src/table';
import { type Job, jobs } from './jobs';

const columns: Column<Job>[] = [
  {
    id: 'title',
    header: 'Job',
    least: 200,
    share: 3,
    sortable: true,
    narrow: 'title',
    cell: (job) => <RowTitle title={job.title} second={`${job.code} · ${job.city}`} to="#job" />,
  },
  {
    id: 'positions',
    header: 'Positions',
    least: 100,
    align: 'end',
    sortable: true,
    cell: (job) => job.positions,
  },
  {
    id: 'applicants',
    header: 'Applicants',
    least: 104,
    align: 'end',
    cell: (job) => job.applicants,
  },
  {
    id: 'opened',
    header: 'Open date',
    least: 110,
    cell: (job) => (
      <Text as="span" tone="second">
        {job.opened}
      </Text>
    ),
  },
  {
    id: 'department',
    header: 'Department',
    least: 150,
    share: 1,
    cell: (job) => job.department,
  },
  {
    id: 'kind',
    header: 'Type',
    least: 100,
    stepsBack: { turn: 1, under: 'department' },
    cell: (job) => <Tag>{job.kind}</Tag>,
    apart: (job) => job.kind,
  },
  {
    id: 'status',
    header: 'Status',
    least: 110,
    narrow: 'corner',
    cell: (job) => <StatusDot tone={job.tone}>{job.status}</StatusDot>,
  },
];

const departments: PickerItem[] = [...new Set(jobs.map((job) => job.department))].map((name) => ({
  id: name,
  label: name,
}));
const useDepartments = optionsFromList(departments);
const optional = [
  { id: 'department', label: 'Department' },
  { id: 'opened', label: 'Open date' },
];

export const ListExample = ({ state }: { state: 'full' | 'empty' | 'loading' | 'error' }) => {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const [search, setSearch] = useState('');
  const [type, setType] = useState('active');
  const [department, setDepartment] = useState<PickerItem | null>(null);
  const [opened, setOpened] = useState<DateRange>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<Sort | null>(null);
  const [deleting, setDeleting] = useState(false);
  const found = jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(search.toLowerCase()) &&
      (!department || job.department === department.id),
  );
  const rows = found.slice((page - 1) * limit, page * limit);
  const scope = [search, type, department?.id].join(' ');
  const selection = useRowSelection({
    pageIds: rows.map((job) => job.id),
    total: found.length,
    scope,
  });
  const drop = (id: string) => setAdded(added.filter((other) => other !== id));
  const several = selection.count > 1 ? 'Select one job only.' : undefined;
  return (
    <>
      <PageHead
        title="Jobs"
        words="38 published, 19 saved, 112 openings"
        actions={
          <>
            <Button onClick={() => notify.info('The export is on its way.')}>Export</Button>
            <Button variant="main">Create Job</Button>
          </>
        }
      />
      <FilterBar>
        <SearchBox label="Search jobs" value={search} onChange={setSearch} />
        <ChoiceFilter
          label="Type"
          name="Filter job"
          value={type}
          onChange={setType}
          options={[
            { value: 'active', label: 'Active Jobs' },
            { value: 'expired', label: 'Expired Jobs' },
            { value: 'all', label: 'All Jobs' },
          ]}
        />
        {added.includes('department') ? (
          <PickerFilter
            label="Department"
            value={department}
            useOptions={useDepartments}
            onChange={setDepartment}
            onRemove={() => {
              setDepartment(null);
              drop('department');
            }}
            startOpen
          />
        ) : null}
        {added.includes('opened') ? (
          <DateRangeFilter
            today="2026-11-21"
            order="day-first"
            label="Open date"
            value={opened}
            onChange={setOpened}
            onRemove={() => drop('opened')}
            startOpen
          />
        ) : null}
        <FilterAdder
          options={optional.filter(({ id }) => !added.includes(id))}
          onAdd={(id) => setAdded([...added, id])}
        />
      </FilterBar>
      <DataTable
        label="Jobs"
        columns={columns}
        rows={state === 'loading' ? undefined : state === 'empty' ? [] : rows}
        total={state === 'empty' ? 0 : found.length}
        rowId={(job) => job.id}
        rowLabel={(job) => job.title}
        page={page}
        limit={limit}
        onPage={setPage}
        onLimit={setLimit}
        sort={sort}
        onSort={setSort}
        selection={selection}
        error={
          state === 'error'
            ? {
                title: 'The jobs could not be loaded',
                words: 'The server did not answer. Try again in a moment.',
                reference: 'a1b2-c3d4',
                details: 'GET /api/v1/job 503',
              }
            : null
        }
        onRetry={() => undefined}
        empty={
          <EmptyState
            title="No job matches these filters"
            words="Take a filter away, or search for something else."
            action={<Button size="sm">Clear filters</Button>}
          />
        }
        rowActions={(job) => [
          { id: 'edit', label: 'Edit Job', to: '#edit', disabledReason: several },
          { id: 'view', label: 'View Job', to: '#view', disabledReason: several },
          {
            id: 'delete',
            label: 'Delete',
            tone: 'bad',
            divided: true,
            onSelect: () => setDeleting(Boolean(job)),
          },
        ]}
      />
      <SelectionBar
        selection={selection}
        actions={[
          { id: 'export', label: 'Export', onSelect: () => notify.success('Exported') },
          { id: 'delete', label: 'Delete', tone: 'bad', onSelect: () => setDeleting(true) },
        ]}
      />
      <ConfirmDialog
        open={deleting}
        title="Delete job"
        words="12 open applicants go with it."
        confirmLabel="Delete"
        danger
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 600))}
        onClose={() => setDeleting(false)}
      />
    </>
  );
};
