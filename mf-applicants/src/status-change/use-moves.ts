import { useEffect, useRef, useState } from 'react';
import type { StatusChange } from 'server/contract/application-status';
import { refreshApplications } from '../application/refresh-applications';
import { nothingMoved, sendNext, type Moved, type Progress } from './send-moves';

/** How many of a large move are done. */
export interface MoveProgress {
  done: number;
  total: number;
}

const doneOf = ({ moved, unchanged, refused }: Moved): number => moved + unchanged + refused;

/**
 * Moves a selection, call after call. What failed on the way goes on where it stopped when the same is
 * asked for again; once the asker has left, nothing more is sent.
 */
export const useMoves = () => {
  const [progress, setProgress] = useState<MoveProgress>();
  const stopped = useRef<{ asked: string; at: Progress }>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const move = async (body: StatusChange): Promise<Moved> => {
    const asked = JSON.stringify(body);
    const isSame = stopped.current?.asked === asked;
    let at: Progress = (isSame && stopped.current?.at) || { sum: nothingMoved, next: null };
    try {
      do {
        at = await sendNext(body, at);
        const done = doneOf(at.sum);
        stopped.current = at.next ? { asked, at } : undefined;
        if (at.next) setProgress({ done, total: done + at.next.left });
      } while (at.next && !isGone.current);
    } finally {
      setProgress(undefined);
      void refreshApplications();
    }
    return at.sum;
  };
  return { move, progress };
};
