import { notify, type MenuEntry } from 'shared-ui';
import type { Offer, Selected } from '../react';

interface ExportOptions<Selection> {
  may: Offer;
  /** Downloads the file, by a ticket of shared-auth. */
  download: (selection: Selection) => Promise<void>;
}

const nothingToExport = 'The list is empty, so there is nothing to export.';

const referenceOf = (error: Error): { reference?: string } =>
  'requestId' in error && typeof error.requestId === 'string' ? { reference: error.requestId } : {};

/** Offers the export of a row, of the ticked rows or of all that match; a failure says what to do. */
export const exportEntry = <Selection>(
  { may, download }: ExportOptions<Selection>,
  { selection, count, refusal }: Selected<Selection>,
): MenuEntry => {
  const offered = may.offer();
  return {
    id: 'export',
    label: 'Export',
    ...offered,
    disabledReason: (count === 0 ? nothingToExport : refusal) ?? offered.disabledReason,
    onSelect: () => {
      void download(selection).catch((error: unknown) => {
        if (!(error instanceof Error && 'requestId' in error)) throw error;
        notify.error(`The export did not start. ${error.message}`, referenceOf(error));
      });
    },
  };
};
