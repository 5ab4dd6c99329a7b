import { notify, type MenuEntry } from 'shared-ui';
import type { Offer, Selected } from '../react';

const nothingToExport = 'The list is empty, so there is nothing to export.';

const notifyFailure = (error: unknown): void => {
  if (!(error instanceof Error && 'requestId' in error)) throw error;
  const { message, requestId } = error;
  notify.error(
    `The export did not start. ${message}`,
    typeof requestId === 'string' ? { reference: requestId } : {},
  );
};

/** Usage: `exportBy(useListExport(), (rows) => download({ kind: 'list', list: 'job', rows }))`. */
export const exportBy =
  <Selection>(may: Offer, download: (selection: Selection) => Promise<void>) =>
  ({ selection, count, refusal }: Selected<Selection>): MenuEntry => {
    const offered = may.offer();
    return {
      id: 'export',
      label: 'Export',
      ...offered,
      disabledReason: (count === 0 ? nothingToExport : refusal) ?? offered.disabledReason,
      onSelect: () => void download(selection).catch(notifyFailure),
    };
  };
