import { useEffect, useEffectEvent, useId } from 'react';
import type { BlockerFunction } from 'react-router-dom';

/** A move to another entry of the history that is about to be made. */
type Move = Parameters<BlockerFunction>[0];

/** A question that waits for its answer. */
export interface LeaveQuestion {
  answer: (leave: boolean) => void;
}

const dirty = new Set<string>();
const droppers = new Set<(move: Move) => boolean>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | undefined;

const ask = (next: LeaveQuestion | undefined): void => {
  question = next;
  for (const listener of listeners) listener();
};

/** The question whether to leave, as a store that the shell draws. */
export const leaveQuestion = {
  current: () => question,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Whether a move would drop something unsaved: with its page, or with a drawer over the page. */
  isDueAt: (move: Move): boolean =>
    hasUnsavedChanges() &&
    (move.currentLocation.pathname !== move.nextLocation.pathname ||
      [...droppers].some((drops) => drops(move))),
};

/** Whether anything in the console is typed and not saved. */
export const hasUnsavedChanges = (): boolean => dirty.size > 0;

/**
 * Says of a drawer which moves within the page would drop it.
 * @returns ends that.
 */
export const droppedAt = (drops: (move: Move) => boolean): (() => void) => {
  droppers.add(drops);
  return () => void droppers.delete(drops);
};

/** Asks before unsaved input is dropped; answers true at once when there is none. */
export const confirmLeave = (): Promise<boolean> => {
  if (!hasUnsavedChanges()) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (leave: boolean): void => {
      ask(undefined);
      if (leave) dirty.clear();
      resolve(leave);
    };
    ask({ answer });
  });
};

/** Does what leaves a form or its drawer: at once, or once the question has been answered so. */
export const leaveThen = async (go: () => void): Promise<void> => {
  if (await confirmLeave()) go();
};

const holdBack = (event: BeforeUnloadEvent): void => event.preventDefault();

const nowhere: readonly string[] = [];

const queryOf = ({ search }: Move['currentLocation']) => new URLSearchParams(search);

/**
 * While `isDirty`, leaving this page or closing the tab asks first. `places` names the fields of the
 * address that what is typed stands and falls with, such as the step of a wizard: a move that changes
 * one of them asks as well.
 */
export const useUnsavedChanges = (isDirty: boolean, places = nowhere): void => {
  const id = useId();
  const drops = useEffectEvent(({ currentLocation, nextLocation }: Move): boolean => {
    const [here, there] = [queryOf(currentLocation), queryOf(nextLocation)];
    return places.some((name) => here.get(name) !== there.get(name));
  });
  useEffect(() => (isDirty ? droppedAt((move) => drops(move)) : undefined), [isDirty]);
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.add(id);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      dirty.delete(id);
      // Saved while the question stood: there is nothing left to ask about.
      if (!hasUnsavedChanges()) question?.answer(false);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [id, isDirty]);
};
