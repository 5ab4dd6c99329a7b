import { useRef, useState } from 'react';
import { randomKey } from '../http/random-key';
import { getPersonKey } from '../person/person-key';
import { getDraftKey, dropDraft, readDraft, writeDraft } from './stored-draft';
import { useDraft, type Draft } from './use-draft';

export interface NewDraft<Values, Reply> extends Draft<Values> {
  /**
   * Request to create this draft's record that was sent before the form was opened again and is still
   * running.
   */
  running: Promise<Reply> | undefined;
  /**
   * Sends the create request with the draft's `Idempotency-Key`, so that repeated requests, also after a page
   * reload, create only one record.
   */
  create: (send: (key: string) => Promise<Reply>) => Promise<Reply>;
}

const runningCreates = new Map<string, Promise<unknown>>();

export const forgetRunningCreates = (): void => runningCreates.clear();

const trackRunningCreate = (name: string, create: Promise<unknown>): void => {
  runningCreates.set(name, create);
  const end = () => {
    if (runningCreates.get(name) === create) runningCreates.delete(name);
  };
  create.then(end, end);
};

const createIdempotencyKeyStore = (name: string) => {
  const person = getPersonKey();
  const place = person && getDraftKey(person, `key/${name}`);
  return {
    read: () => (place ? (readDraft(place, 1) as string | undefined) : undefined),
    write: (key: string) => place && writeDraft(place, 1, key),
    drop: () => place && dropDraft(place),
  };
};

export const useNewDraft = <Values, Reply>(name: string, version = 1): NewDraft<Values, Reply> => {
  const draft = useDraft<Values>(name, version);
  const [keys] = useState(() => createIdempotencyKeyStore(name));
  const [begun] = useState(() => runningCreates.get(name) as Promise<Reply> | undefined);
  // Only a restored draft reuses the stored `Idempotency-Key`; a new draft must not repeat the
  // request of another form.
  const [sentWith] = useState(() => (draft.draft === undefined ? undefined : keys.read()));
  const key = useRef(sentWith);
  return {
    ...draft,
    running: begun,
    create: (send) => {
      key.current ??= randomKey();
      keys.write(key.current);
      const create = send(key.current);
      trackRunningCreate(name, create);
      return create;
    },
    discard: () => {
      key.current = undefined;
      keys.drop();
      draft.discard();
    },
  };
};
