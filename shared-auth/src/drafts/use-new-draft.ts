import { useRef, useState } from 'react';
import { randomKey } from '../http/random-key';
import { personKey } from '../person/person-key';
import { draftKey, dropDraft, readDraft, writeDraft } from './stored-draft';
import { useDraft, type Draft } from './use-draft';

export interface NewDraft<Values, Reply> extends Draft<Values> {
  /** The create that this draft was sent as before its form was opened, if it is not answered yet. */
  running: Promise<Reply> | undefined;
  /**
   * Sends what the draft holds with its own `Idempotency-Key`: however often it is sent, also changed or
   * after a reload, it becomes one record.
   */
  create: (send: (key: string) => Promise<Reply>) => Promise<Reply>;
}

/** Creates that are on their way, by the draft that they were sent from; they outlive their form. */
const running = new Map<string, Promise<unknown>>();

/** As a page does that is loaded again, for tests. */
export const forgetRunningCreates = (): void => running.clear();

const noteRunning = (name: string, create: Promise<unknown>): void => {
  running.set(name, create);
  const end = () => {
    if (running.get(name) === create) running.delete(name);
  };
  create.then(end, end);
};

/** Keeps the key that a draft was sent with beside it. */
const keyStoreOf = (name: string) => {
  const person = personKey();
  const place = person && draftKey(person, `key/${name}`);
  return {
    read: () => (place ? (readDraft(place, 1) as string | undefined) : undefined),
    write: (key: string) => place && writeDraft(place, 1, key),
    drop: () => place && dropDraft(place),
  };
};

/** The draft of a record that does not exist yet, which ends with the create that it becomes. */
export const useNewDraft = <Values, Reply>(name: string, version = 1): NewDraft<Values, Reply> => {
  const draft = useDraft<Values>(name, version);
  const [keys] = useState(() => keyStoreOf(name));
  const [begun] = useState(() => running.get(name) as Promise<Reply> | undefined);
  // Another form's create is none of this one's: only a draft that was put back goes on with its key.
  const [sentWith] = useState(() => (draft.draft === undefined ? undefined : keys.read()));
  const key = useRef(sentWith);
  return {
    ...draft,
    running: begun,
    create: (send) => {
      key.current ??= randomKey();
      keys.write(key.current);
      const create = send(key.current);
      noteRunning(name, create);
      return create;
    },
    discard: () => {
      key.current = undefined;
      keys.drop();
      draft.discard();
    },
  };
};
