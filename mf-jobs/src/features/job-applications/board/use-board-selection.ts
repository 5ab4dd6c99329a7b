import { applicantStatus } from 'mf-applicants/contract';
import type { JobBoard } from 'server/contract/jobs/postings/job-board';
import type { MenuEntry } from 'shared-ui';
import { useRowSelection } from 'shared-ui/table';
import { openPanel, usePanelActions, useShell } from 'shell/sdk/react';
import type { BoardListState } from './board-list';

export const useBoardSelection = (board: JobBoard, { filter }: BoardListState) => {
  const selection = useRowSelection({
    pageIds: [],
    total: board.columns.reduce((sum, { total }) => sum + total, 0),
    scope: JSON.stringify(filter),
  });
  const actionsOf = usePanelActions('applicants.selected', (applicantIds) => ({ applicantIds }));
  const move = useShell().findPanel(applicantStatus)?.offer(board.may.includes('status'));
  const ids = selection.chosen.kind === 'ids' ? selection.chosen.ids.map(Number) : [];
  const status: MenuEntry = {
    ...{ id: 'status', label: 'Update Status', isHidden: move?.isHidden ?? true },
    ...(move?.disabledReason !== undefined && { disabledReason: move.disabledReason }),
    onSelect: () => void openPanel(applicantStatus, { applicantIds: ids }),
  };
  const actions = [status, ...actionsOf(ids)];
  return { selection, actions, isOffered: actions.some(({ isHidden }) => !isHidden) };
};
