import { useState } from 'react';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { Progress } from 'shared-ui';
import { useUnsavedChanges } from 'shell/sdk/react';
import type { MoveOptions } from './move-options';
import { MovesResult } from './moves-result';
import { destinationOf } from './destination-of';
import { refusalOf } from './refusal-of';
import { bodyOf, missingOf, versionsOf } from './selection-body';
import type { Moved } from './send-moves';
import { setJoiningDate } from './set-joining-date';
import type { StatusChangeProps } from './status-change';
import { StatusForm } from './status-form';
import { isNewDate, moveOf, type StatusValues } from './status-values';
import { tellMoved } from './tell-moved';
import type { MoveOptionsRead } from './use-move-options';
import { useMoves } from './use-moves';
import { useSeenVersion } from '../application/use-seen-version';
import { Whom } from './whom';

interface Props extends StatusChangeProps {
  options: MoveOptions;
  read: MoveOptionsRead;
}

/** The dialog of the applicant's page stands in its address. */
const dialogPlace = ['dialog'];

/** The form of a status change, and what becomes of it once it is saved. */
export const LoadedStatusChange = ({ selection, options, read, onClose, onCancel }: Props) => {
  const { applicant, reload } = read;
  const { move, progress } = useMoves();
  const [isDirty, setDirty] = useState(false);
  const { seen, isOld, accept } = useSeenVersion(options.version);
  const [isStale, setStale] = useState(false);
  const [isSeenAnew, setSeenAnew] = useState(false);
  const [partly, setPartly] = useState<{ moved: Moved; values: StatusValues }>();
  useUnsavedChanges(isDirty || progress !== undefined, dialogPlace);

  const moveAll = async (values: StatusValues) => {
    const version = seen === undefined ? versionsOf(selection) : [seen];
    const moved = await move({
      ...bodyOf(selection, isSeenAnew ? options.total : undefined),
      ...moveOf(options, values),
      ...(version && { version }),
    });
    if (!moved) return;
    const refused = moved.results.find(({ outcome }) => outcome === 'refused');
    if (applicant && refused) throw refusalOf(refused);
    if (moved.moved > 0 || moved.refused === 0) tellMoved(moved);
    if (moved.refused > 0) setPartly({ moved, values });
    else onClose(destinationOf(options, values, moved));
  };

  const changeDate = async (id: number, { joiningDate }: StatusValues) => {
    await setJoiningDate(id, { joiningDate, ...(seen !== undefined && { version: seen }) });
    onClose();
  };

  const save = async (values: StatusValues) => {
    setStale(false);
    try {
      if (applicant && isNewDate(options, values)) await changeDate(applicant.applicantId, values);
      else await moveAll(values);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setStale(status === 409);
      // Whoever is gone, or not to be moved any more, gives way to the reason.
      if (applicant && (status === 403 || status === 404)) reload();
      throw error;
    }
  };

  if (partly) {
    const { moved, values } = partly;
    return (
      <MovesResult moved={moved} onClose={() => onClose(destinationOf(options, values, moved))} />
    );
  }
  return (
    <>
      <Whom
        applicant={applicant}
        total={options.total}
        missing={missingOf(selection, options.total)}
      />
      {progress ? <Progress {...progress} things="applicants" /> : null}
      <StatusForm
        options={options}
        stale={
          isStale || isOld
            ? {
                words: isStale ? 'Load the latest, then save again.' : messages.status.stale,
                onReload: () => {
                  setStale(false);
                  setSeenAnew(true);
                  accept();
                  reload();
                },
              }
            : undefined
        }
        onSubmit={save}
        onDirty={setDirty}
        onCancel={onCancel}
      />
    </>
  );
};
