import { useState } from 'react';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { Box, Notice } from 'shared-ui';
import { Progress } from 'shared-ui/page';
import { PanelForm, useForm } from 'shell/sdk/forms';
import type { ApplicantSelection, StatusChangedTo } from '../../contract';
import { ChangedMeanwhileNotice } from './changed-meanwhile-notice';
import { LetterFields } from './letter-fields';
import type { MoveOptions } from './move-options';
import { MovesResult } from './moves-result';
import { getMoveDestination } from './get-move-destination';
import { toRefusalError } from './to-refusal-error';
import {
  toSelectionBody,
  countMissingApplicants,
  getTargetStage,
  getSelectedVersions,
} from './selection-body';
import type { MoveResult } from './send-moves';
import { setJoiningDate } from './set-joining-date';
import { StatusFields } from './status-fields';
import { findSaveRefusal } from './save-refusal.rule';
import { findTargetRefusal } from './target-refusal.rule';
import {
  getInitialStatusValues,
  isNewJoiningDate,
  toStatusMove,
  type StatusValues,
} from './status-values';
import { notifyMovesDone } from './notify-moved';
import type { MoveOptionsRead } from './use-move-options';
import { useStatusMoves } from './use-status-moves';
import { useSeenVersion } from './use-seen-version';
import { MovedApplicants } from './moved-applicants';

export interface StatusChangeProps {
  selection: ApplicantSelection;
  onClose: (result?: StatusChangedTo) => void;
}

interface Props extends StatusChangeProps {
  options: MoveOptions;
  read: MoveOptionsRead;
}

interface SavedChange {
  values: StatusValues;
  moved: MoveResult;
}

/** The applicant page opens this form by the `dialog` field of its address. */
const discardingFields = ['dialog'];

export const LoadedStatusChange = ({ selection, options, read, onClose }: Props) => {
  const { applicant, reload } = read;
  const { move, progress } = useStatusMoves();
  const target = getTargetStage(selection);
  const refusedTarget = findTargetRefusal(options, target);
  const [seenBefore] = applicant ? (getSelectedVersions(selection) ?? []) : [];
  const { seen, isOld, accept } = useSeenVersion(options.version, seenBefore);
  const [isStale, setStale] = useState(false);
  const [isSeenAnew, setSeenAnew] = useState(false);
  const [partly, setPartly] = useState<SavedChange>();
  const close = ({ values, moved }: SavedChange) =>
    onClose(getMoveDestination(options, values, moved));

  const moveAll = async (values: StatusValues): Promise<SavedChange | undefined> => {
    const version = seen === undefined ? getSelectedVersions(selection) : [seen];
    const moved = await move({
      ...toSelectionBody(selection, isSeenAnew ? options.total : undefined),
      ...toStatusMove(options, values),
      ...(version && { version }),
    });
    if (!moved) return undefined;
    const refused = moved.results.find(({ outcome }) => outcome === 'refused');
    if (applicant && refused) throw toRefusalError(refused);
    if (moved.moved > 0 || moved.refused === 0) notifyMovesDone(moved);
    return { values, moved };
  };

  const changeDate = async (id: number, values: StatusValues): Promise<undefined> => {
    const { joiningDate } = values;
    const comment = values.comment.trim();
    await setJoiningDate(id, {
      joiningDate,
      ...(comment && { comment }),
      ...(seen !== undefined && { version: seen }),
    });
  };

  const save = async (values: StatusValues): Promise<SavedChange | undefined> => {
    setStale(false);
    try {
      return applicant && isNewJoiningDate(options, values)
        ? await changeDate(applicant.applicantId, values)
        : await moveAll(values);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setStale(status === 409);
      // The reload replaces the form by the reason why the applicant is gone or can no longer be moved.
      if (applicant && (status === 403 || status === 404)) reload();
      throw error;
    }
  };

  const form = useForm<StatusValues, SavedChange | undefined>({
    initial: getInitialStatusValues(options, target),
    places: discardingFields,
    save,
    refusal: 'The status was not changed.',
    notifySaved: () => undefined,
    goOn: (saved) => {
      if (!saved) onClose();
      else if (saved.moved.refused > 0) setPartly(saved);
      else close(saved);
    },
  });

  if (partly) return <MovesResult moved={partly.moved} onClose={() => close(partly)} />;
  return (
    <>
      <MovedApplicants
        applicant={applicant}
        total={options.total}
        missing={countMissingApplicants(selection, options.total)}
      />
      {refusedTarget === undefined ? null : (
        <Box role="alert" mb="4">
          <Notice
            tone="wait"
            title="The move to that stage is not possible"
            words={refusedTarget}
          />
        </Box>
      )}
      {progress ? <Progress {...progress} things="applicants" /> : null}
      <PanelForm
        form={form}
        onCancel={() => onClose()}
        disabledReason={(values: StatusValues) => findSaveRefusal(options, values)}
      >
        {isStale || isOld ? (
          <ChangedMeanwhileNotice
            words={isStale ? 'Load the latest, then save again.' : messages.status.stale}
            onReload={() => {
              setStale(false);
              setSeenAnew(true);
              accept();
              reload();
            }}
          />
        ) : null}
        <StatusFields options={options} />
        <LetterFields selection={selection} options={options} />
      </PanelForm>
    </>
  );
};
