import { useEffect } from 'react';
import { EmptyState, EntryButton, PageHead } from 'shared-ui';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { usePanelActions, useRoute } from 'shell/sdk/react';
import { useApplicationEntries } from '../../application/application-entries';
import { storeSeenVersions } from '../../application/seen-versions';
import { applicationList } from './application-list';
import { getListPreset } from './list-presets';
import { AddApplicantButtons } from './ui/add-applicant-buttons';
import { ApplicantFilterTag } from './ui/applicant-filter-tag';
import { useApplicationDeletion, useApplicationExport } from './use-application-actions';
import { useApplicationColumns } from './use-application-columns';
import { useStatusChangeEntry } from './use-status-change-entry';

export const ApplicationsPage = () => {
  const preset = getListPreset(useRoute().path);
  const list = useList(applicationList);
  const { jobId, applicantId } = list.state;
  const deletion = useApplicationDeletion(list.selection.clear);
  const exportOf = useApplicationExport();
  const moveOf = useStatusChangeEntry();
  const actionsOf = usePanelActions('applicants.selected', (applicantIds) => ({ applicantIds }));
  const { selection, refusal } = list.selected;
  const entries = useApplicationEntries();
  const columns = useApplicationColumns(preset.columns);
  useEffect(() => storeSeenVersions(list.rows ?? []), [list.rows]);
  return (
    <>
      <PageHead
        title={preset.title}
        words={list.answer && list.matching.name}
        actions={
          <>
            <EntryButton entry={exportOf(list.matching)} />
            <AddApplicantButtons jobId={jobId} />
          </>
        }
      />
      <ListFilters list={list}>
        {applicantId === undefined ? null : (
          <ApplicantFilterTag
            id={applicantId}
            onRemove={() => list.change({ applicantId: undefined })}
          />
        )}
      </ListFilters>
      <ListTable
        list={list}
        label={preset.title}
        columns={columns}
        actionsHeader={preset.actionsHeader}
        rowActions={(row) =>
          preset.rowActions(row, {
            entries,
            exported: exportOf(list.ofRow(row)),
            deleted: {
              ...deletion.of(list.ofRow(row), row.may.includes('delete')),
              divided: true,
            },
          })
        }
        selectionActions={[
          moveOf(list.selected),
          ...actionsOf(selection.applicantId ?? [], refusal),
          exportOf(list.selected),
          deletion.of(list.selected),
        ]}
        empty={
          <EmptyState
            title="No applicants yet"
            words="People who apply for jobs that you may see appear here."
          />
        }
      />
      {deletion.question}
    </>
  );
};

ApplicationsPage.beginReading = applicationList.beginReading;
ApplicationsPage.readTotal = applicationList.readTotalAt;
