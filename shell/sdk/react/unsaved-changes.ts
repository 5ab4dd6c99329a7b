import { use, useEffect, useEffectEvent, useId } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { latestPlace, PlaceContext } from './embedded-page-id';

type Move = Parameters<BlockerFunction>[0];

export interface LeaveQuestion {
  place: string;
  answer: (leave: boolean) => void;
}

/** Maps the id of each form with unsaved changes to the id of its embedded page. */
const dirtyForms = new Map<string, string>();
const dropChecks = new Set<(move: Move) => boolean>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | undefined;

const setLeaveQuestion = (next: LeaveQuestion | undefined): void => {
  question = next;
  for (const listener of listeners) listener();
};

export const leaveQuestion = {
  current: () => question,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isDueAt: (move: Move, place = ''): boolean =>
    hasUnsavedChanges(place) &&
    (move.currentLocation.pathname !== move.nextLocation.pathname ||
      [...dropChecks].some((drops) => drops(move))),
};

export const hasUnsavedChanges = (place = latestPlace()): boolean =>
  [...dirtyForms.values()].includes(place);

/**
 * Registers a check whether a navigation discards input.
 * @returns a function that unregisters the check.
 */
export const registerDropCheck = (drops: (move: Move) => boolean): (() => void) => {
  dropChecks.add(drops);
  return () => void dropChecks.delete(drops);
};

/** Asks the user before unsaved input is discarded; resolves true at once if there is no unsaved input. */
export const confirmLeave = (): Promise<boolean> => {
  const place = latestPlace();
  if (!hasUnsavedChanges(place)) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (leave: boolean): void => {
      setLeaveQuestion(undefined);
      if (leave) for (const [id, where] of dirtyForms) if (where === place) dirtyForms.delete(id);
      resolve(leave);
    };
    setLeaveQuestion({ place, answer });
  });
};

export const leaveThen = async (go: () => void): Promise<void> => {
  if (await confirmLeave()) go();
};

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

const noFields: readonly string[] = [];

const toLocationParams = ({ search }: Move['currentLocation']) => new URLSearchParams(search);

/**
 * Makes navigation ask while a form has unsaved changes; `places` are address fields whose change discards
 * the form too, such as the step of a wizard.
 */
export const useUnsavedChanges = (isDirty: boolean, places = noFields): void => {
  const id = useId();
  const place = use(PlaceContext);
  const drops = useEffectEvent(({ currentLocation, nextLocation }: Move): boolean => {
    const [here, there] = [toLocationParams(currentLocation), toLocationParams(nextLocation)];
    return places.some((name) => here.get(name) !== there.get(name));
  });
  useEffect(() => (isDirty ? registerDropCheck((move) => drops(move)) : undefined), [isDirty]);
  useEffect(() => {
    if (!isDirty) return undefined;
    dirtyForms.set(id, place);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      dirtyForms.delete(id);
      // If the form is saved while the question is open, the question is closed.
      if (!hasUnsavedChanges(place)) question?.answer(false);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [id, isDirty, place]);
};
