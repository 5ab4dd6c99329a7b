import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StatusChange } from 'server/contract/applicants/application-status';
import { brokenOff } from './broken-off';
import { countsOf, nothingMoved, sendNext, type Moved, type Progress } from './send-moves';
import { tellLeft } from './tell-moved';

interface Begun {
  asked: string;
  at: Progress;
}

const nothingYet: Progress = { sum: nothingMoved, next: null };

const tellBegun = (begun: RefObject<Begun | undefined>): void => {
  if (begun.current) tellLeft(begun.current.at);
  begun.current = undefined;
};

/**
 * Moves a selection, call after call. What failed on the way goes on where it stopped when the same is
 * asked for again; once the asker has left, nothing more is sent, and what was moved is told.
 */
export const useMoves = () => {
  const [progress, setProgress] = useState<ReturnType<typeof countsOf>>();
  const begun = useRef<Begun | undefined>(undefined);
  const isRunning = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (!isRunning.current) tellBegun(begun);
    };
  }, []);

  /** @returns nothing when the asker left meanwhile. */
  const move = async (body: StatusChange): Promise<Moved | undefined> => {
    const asked = JSON.stringify({ ...body, expected: undefined });
    if (begun.current?.asked !== asked) tellBegun(begun);
    let at = begun.current?.at ?? nothingYet;
    isRunning.current = true;
    try {
      do {
        at = await sendNext(body, at);
        begun.current = { asked, at };
        if (at.next) setProgress(countsOf(at));
      } while (at.next && !isGone.current);
    } catch (error) {
      throw brokenOff(error, at);
    } finally {
      isRunning.current = false;
      setProgress(undefined);
      if (isGone.current) tellBegun(begun);
    }
    begun.current = undefined;
    return isGone.current ? undefined : at.sum;
  };
  return { move, progress };
};
