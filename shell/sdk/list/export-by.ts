import type { ExportColumns } from 'server/contract/platform/files/file-ticket';
import type { MenuEntry } from 'shared-ui';
import { notifyFailure, type Offer, type Selected } from '../react';

const nothingToExport = 'The list is empty, so there is nothing to export.';

interface ExportedRows<Selection> extends Selected<Selection> {
  /** Columns of the list as somebody arranged it; undefined for columns as declared. */
  getExportColumns?: (() => ExportColumns | undefined) | undefined;
}

type ExportDownload<Selection> = (
  selection: Selection,
  columns: ExportColumns | undefined,
) => Promise<void>;

/**
 * Offers the export of a row, of the ticked rows or of all that match: `exportBy(useListExport(),
 * (rows, columns) => download({ kind: 'list', list: 'job', rows, columns }))`. `columns` are those
 * that somebody chose to see. A failed call shows a notification.
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
