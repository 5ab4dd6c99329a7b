import { use, useEffect, useEffectEvent, useId } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { latestPlace, PlaceContext } from './place';

/** A move to another entry of the history that is about to be made. */
type Move = Parameters<BlockerFunction>[0];

/** A question that waits for its answer. */
export interface LeaveQuestion {
  place: string;
  answer: (leave: boolean) => void;
}

/** What is unsaved, with the embedded page that it is in. */
const dirty = new Map<string, string>();
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
  isDueAt: (move: Move, place = ''): boolean =>
    hasUnsavedChanges(place) &&
    (move.currentLocation.pathname !== move.nextLocation.pathname ||
      [...droppers].some((drops) => drops(move))),
};

/** Whether anything in the console, or in one embedded page, is typed and not saved. */
export const hasUnsavedChanges = (place = latestPlace()): boolean =>
  [...dirty.values()].includes(place);

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
  const place = latestPlace();
  if (!hasUnsavedChanges(place)) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (leave: boolean): void => {
      ask(undefined);
      if (leave) for (const [id, where] of dirty) if (where === place) dirty.delete(id);
      resolve(leave);
    };
    ask({ place, answer });
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
  const place = use(PlaceContext);
  const drops = useEffectEvent(({ currentLocation, nextLocation }: Move): boolean => {
    const [here, there] = [queryOf(currentLocation), queryOf(nextLocation)];
    return places.some((name) => here.get(name) !== there.get(name));
  });
  useEffect(() => (isDirty ? droppedAt((move) => drops(move)) : undefined), [isDirty]);
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.set(id, place);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      dirty.delete(id);
      // Saved while the question stood: there is nothing left to ask about.
      if (!hasUnsavedChanges(place)) question?.answer(false);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [id, isDirty, place]);
};
