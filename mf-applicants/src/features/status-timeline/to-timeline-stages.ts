import type { ReactNode } from 'react';
import type { HistoryEntry } from 'server/contract/applicants/applications/application';
import type {
  CandidateHistory,
  StatusChoice,
  StatusState,
} from 'server/contract/applicants/applications/application-status';
import type { TimelineStage } from 'shared-ui/timeline';
import { listCurrentEntries } from './steps.rule';

type TimelineStatus = StatusChoice & { state: StatusState };

export const toTimelineStages = (
  { history, stages, statuses, withoutHiringProcess }: CandidateHistory,
  noteOn: (entry: HistoryEntry) => ReactNode,
): TimelineStage[] => {
  const latest = history[0];
  const steps = listCurrentEntries(history);
  const noteOf = (stageId: number | null, statusId: number): ReactNode => {
    const entry = steps.find((one) => one.stageId === stageId && one.statusId === statusId);
    return entry && noteOn(entry);
  };
  const statusesOf = (stageId: number | null, offered: readonly TimelineStatus[]) =>
    offered.map(({ id, name, category, state }) => ({
      id,
      name,
      category,
      state,
      isCurrent: latest?.stageId === stageId && latest.statusId === id,
      note: noteOf(stageId, id),
    }));
  if (withoutHiringProcess) {
    return [{ id: 'none', name: 'Statuses', colour: null, statuses: statusesOf(null, statuses) }];
  }
  return stages.map(({ id, name, colour, state, status }) => ({
    id,
    name,
    colour,
    state,
    statuses: statusesOf(id, status),
  }));
};
