import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationRow } from 'server/contract/applicants/application';
import type { ApplicationSort } from 'server/contract/applicants/application-constants';
import { EntryButton, PageHead, shownEntries } from 'shared-ui';
import {
  DataTable,
  listError,
  SelectionBar,
  sortOf,
  sortWord,
  useSelection,
} from 'shared-ui/table';
import {
  readAddress,
  useAddressState,
  usePageInRange,
  useRoute,
  useTravelled,
  type PageAddress,
} from 'shell/sdk/react';
import { useApplicationEntries } from '../../application/application-entries';
import {
  DeleteApplications,
  type ApplicationsToDelete,
} from '../../application/deletion/delete-applications';
import { counted } from '../../application/counted';
import { nameOf } from '../../application/name-of';
import { noteVersions, seenVersionsOf } from '../../application/seen-versions';
import {
  beginReadingApplications,
  useApplications,
  useNextApplications,
} from './api/get-applications';
import { useListActions } from './list-actions';
import { presetOf } from './list-presets';
import { filterOf, isNarrowed, listState, queryOf, scopeOf, showsAll } from './list-state';
import { selectedApplications } from './selected-applications.rule';
import { travelledFilter } from './travelled-filter';
import { AddingButtons } from './ui/adding-buttons';
import { ApplicantFilters } from './ui/applicant-filters';
import { NoApplicants } from './ui/no-applicants';
import { useColumns } from './use-columns';

const nothingToExport = 'The list is empty, so there is nothing to export.';

/** The applicant lists: one table, drawn as its route wants it. */
export const ApplicationsPage = () => {
  const preset = presetOf(useRoute().path);
  const [addressed, change] = useAddressState(listState);
  const travelled = travelledFilter(useTravelled());
  const state = { ...addressed, ...travelled };
  const filter = filterOf(state);
  const { data, error, isRefreshing, reload } = useApplications(queryOf(state));
  useNextApplications(queryOf(state), isRefreshing || error ? undefined : data?.meta);
  const total = data?.meta.total ?? 0;
  const selection = useSelection({
    pageIds: data?.data.map(({ applicantId }) => applicantId) ?? [],
    total,
    scope: scopeOf(state),
  });
  const [toDelete, setToDelete] = useState<ApplicationsToDelete>();
  const actions = useListActions(setToDelete);
  const entries = useApplicationEntries();
  const columns = useColumns(preset.columns);
  usePageInRange(state.page, data?.meta, (page) => change({ page }, { replace: true }));

  useEffect(() => noteVersions(data?.data ?? []), [data]);

  const brought = travelled && JSON.stringify(travelled);
  const writeDown = useEffectEvent(() => change({ ...travelled }, { replace: true }));
  useEffect(() => {
    if (brought) writeDown();
  }, [brought]);

  const rowActions = (row: ApplicationRow) => preset.rowActions(row, { entries, actions });
  const isOlder = preset.columns === 'older';
  const ofSelection = shownEntries(
    actions.ofSelection(selectedApplications(selection, filter, seenVersionsOf), selection.count),
  );
  const exportAll = actions.exported({ matching: filter, expected: total });

  return (
    <>
      <PageHead
        title={preset.title}
        words={data && counted(total)}
        actions={
          <>
            <EntryButton
              entry={total === 0 ? { ...exportAll, disabledReason: nothingToExport } : exportAll}
            />
            <AddingButtons jobId={state.jobId} />
          </>
        }
      />
      <ApplicantFilters state={state} onChange={change} />
      <DataTable
        label={preset.title}
        columns={columns}
        rows={data?.data}
        total={total}
        rowId={({ applicantId }) => applicantId}
        rowLabel={nameOf}
        page={state.page}
        limit={state.limit}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
        sort={sortOf(state.sort)}
        onSort={(sort) => change({ sort: sortWord<ApplicationSort>(sort) })}
        loading={isRefreshing}
        error={listError('The applicants could not be loaded', error)}
        onRetry={reload}
        empty={<NoApplicants onClear={isNarrowed(state) ? () => change(showsAll) : undefined} />}
        {...(ofSelection.length > 0 && { selection })}
        rowActions={rowActions}
        {...(isOlder && { actionsHeader: 'Action' })}
      />
      <SelectionBar selection={selection} actions={ofSelection} />
      {toDelete ? (
        <DeleteApplications
          {...toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={selection.clear}
        />
      ) : null}
    </>
  );
};

ApplicationsPage.beginReading = ({ search }: PageAddress) =>
  beginReadingApplications(queryOf(readAddress(listState, search)));
