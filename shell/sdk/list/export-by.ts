import type { ExportColumns } from 'server/contract/platform/files/file-ticket';
import type { MenuEntry } from 'shared-ui';
import { notifyFailure, type Offer, type Selected } from '../react';

const nothingToExport = 'The list is empty, so there is nothing to export.';

interface ExportedRows<Selection> extends Selected<Selection> {
  /** Returns the columns as the user arranged them; undefined for columns as declared. */
  getExportColumns?: (() => ExportColumns | undefined) | undefined;
}

type ExportDownload<Selection> = (
  selection: Selection,
  columns: ExportColumns | undefined,
) => Promise<void>;

/**
 * Creates menu entries to export a row, the selected rows or all matching rows: `exportBy(useListExport(),
 * (rows, columns) => download({ kind: 'list', list: 'job', rows, columns }))`. `columns` are those that the
 * user chose to see. A failed call shows a notification.
 */
export const exportBy =
  <Selection>(may: Offer, download: ExportDownload<Selection>) =>
  ({ selection, count, refusal, getExportColumns }: ExportedRows<Selection>): MenuEntry => {
    const offered = may.offer();
    return {
      id: 'export',
      label: 'Export',
      ...offered,
      disabledReason: (count === 0 ? nothingToExport : refusal) ?? offered.disabledReason,
      onSelect: () =>
        void download(selection, getExportColumns?.()).catch(
          notifyFailure('The export did not start.'),
        ),
    };
  };
