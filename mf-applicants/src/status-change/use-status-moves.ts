import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StatusChange } from 'server/contract/applicants/applications/application-status';
import { toInterruptedError } from './to-interrupted-error';
import {
  countMoves,
  emptyMoveResult,
  sendNextMoves,
  type MoveResult,
  type MoveProgress,
} from './send-moves';
import { notifyMovesStopped } from './notify-moved';

interface UnfinishedMove {
  asked: string;
  at: MoveProgress;
}

const initialProgress: MoveProgress = { sum: emptyMoveResult, next: null };

const notifyUnfinished = (begun: RefObject<UnfinishedMove | undefined>): void => {
  if (begun.current) notifyMovesStopped(begun.current.at);
  begun.current = undefined;
};

/**
 * Sends a move in several calls. After a failure, the same request resumes where it stopped. After unmount
 * the hook sends no more calls and reports the result in a notification.
 */
export const useStatusMoves = () => {
  const [progress, setProgress] = useState<ReturnType<typeof countMoves>>();
  const begun = useRef<UnfinishedMove | undefined>(undefined);
  const isRunning = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (!isRunning.current) notifyUnfinished(begun);
    };
  }, []);

  /** @returns undefined if the component unmounted during the move. */
  const move = async (body: StatusChange): Promise<MoveResult | undefined> => {
    const asked = JSON.stringify({ ...body, expected: undefined });
    if (begun.current?.asked !== asked) notifyUnfinished(begun);
    let at = begun.current?.at ?? initialProgress;
    isRunning.current = true;
    try {
      do {
        at = await sendNextMoves(body, at);
        begun.current = { asked, at };
        if (at.next) setProgress(countMoves(at));
      } while (at.next && !isGone.current);
    } catch (error) {
      throw toInterruptedError(error, at);
    } finally {
      isRunning.current = false;
      setProgress(undefined);
      if (isGone.current) notifyUnfinished(begun);
    }
    begun.current = undefined;
    return isGone.current ? undefined : at.sum;
  };
  return { move, progress };
};
