import { useState } from 'react';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { Progress } from 'shared-ui';
import { useUnsavedChanges } from 'shell/sdk/react';
import { ChangedMeanwhile } from '../application/changed-meanwhile';
import type { MoveOptions } from './move-options';
import { MovesResult } from './moves-result';
import { destinationOf } from './destination-of';
import { bodyOf } from './selection-body';
import type { Moved } from './send-moves';
import type { StatusChangeProps } from './status-change';
import { StatusForm } from './status-form';
import { moveOf, type StatusValues } from './status-values';
import { tellMoved } from './tell-moved';
import type { MoveOptionsRead } from './use-move-options';
import { useMoves } from './use-moves';
import { useSeenVersion } from '../application/use-seen-version';
import { Whom } from './whom';

interface Props extends StatusChangeProps {
  options: MoveOptions;
  read: MoveOptionsRead;
}

/** The form of a status change, and what becomes of it once it is saved. */
export const LoadedStatusChange = ({ selection, options, read, onClose, onCancel }: Props) => {
  const { applicant, reload } = read;
  const { move, progress } = useMoves();
  const [isDirty, setDirty] = useState(false);
  const { seen, isOld, accept } = useSeenVersion(options.version);
  const [isRefused, setRefused] = useState(false);
  const [partly, setPartly] = useState<{ moved: Moved; values: StatusValues }>();
  useUnsavedChanges(isDirty || progress !== undefined);

  const save = async (values: StatusValues) => {
    setRefused(false);
    const moved = await move({
      ...bodyOf(selection),
      ...moveOf(options, values),
      ...(seen !== undefined && { version: [seen] }),
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) setRefused(true);
      throw error;
    });
    if (!moved) return;
    const refused = moved.results.find(({ outcome }) => outcome === 'refused');
    if (applicant && refused) {
      setRefused(true);
      throw new Error(refused.message ?? messages.status.stale);
    }
    if (moved.moved > 0 || moved.refused === 0) tellMoved(moved);
    if (moved.refused > 0) setPartly({ moved, values });
    else onClose(destinationOf(options, values, moved));
  };

  if (partly) {
    const { moved, values } = partly;
    return (
      <MovesResult moved={moved} onClose={() => onClose(destinationOf(options, values, moved))} />
    );
  }
  return (
    <>
      <Whom applicant={applicant} total={options.total} />
      {isRefused || isOld ? (
        <ChangedMeanwhile
          words={isRefused ? 'Load the latest, then save again.' : messages.status.stale}
          onReload={() => {
            setRefused(false);
            accept();
            reload();
          }}
        />
      ) : null}
      {progress ? <Progress {...progress} things="applicants" /> : null}
      <StatusForm
        options={options}
        joiningDate={applicant?.joiningDate ?? null}
        onSubmit={save}
        onDirty={setDirty}
        onCancel={onCancel}
      />
    </>
  );
};
