import { useState } from 'react';
import { useDraft, type Draft } from './use-draft';

export interface NewDraft<Values, Reply> extends Draft<Values> {
  /** The create that this draft was sent as before its form was opened, if it is not answered yet. */
  running: Promise<Reply> | undefined;
  /** Notes that what this draft holds is being created, until that is answered. */
  creating: (create: Promise<Reply>) => Promise<Reply>;
}

/** Creates that are on their way, by the draft that they were sent from; they outlive their form. */
const running = new Map<string, Promise<unknown>>();

/** As a page does that is loaded again, for tests. */
export const forgetRunningCreates = (): void => running.clear();

const creatingFrom =
  (name: string) =>
  <Reply>(create: Promise<Reply>): Promise<Reply> => {
    running.set(name, create);
    const end = () => {
      if (running.get(name) === create) running.delete(name);
    };
    create.then(end, end);
    return create;
  };

/** The draft of a record that does not exist yet, and the create that it becomes. */
export const useNewDraft = <Values, Reply>(name: string, version = 1): NewDraft<Values, Reply> => {
  const draft = useDraft<Values>(name, version);
  const [begun] = useState(() => running.get(name) as Promise<Reply> | undefined);
  return { ...draft, running: begun, creating: creatingFrom(name) };
};
