import type { MenuEntry } from 'shared-ui';
import { notifyFailure, type Offer, type Selected } from '../react';

const nothingToExport = 'The list is empty, so there is nothing to export.';

/**
 * Offers the export of a row, of the ticked rows or of all that match: `exportBy(useListExport(),
 * (rows) => download({ kind: 'list', list: 'job', rows }))`. A failed call shows a notification.
 */
export const exportBy =
  <Selection>(may: Offer, download: (selection: Selection) => Promise<void>) =>
  ({ selection, count, refusal }: Selected<Selection>): MenuEntry => {
    const offered = may.offer();
    return {
      id: 'export',
      label: 'Export',
      ...offered,
      disabledReason: (count === 0 ? nothingToExport : refusal) ?? offered.disabledReason,
      onSelect: () => void download(selection).catch(notifyFailure('The export did not start.')),
    };
  };
