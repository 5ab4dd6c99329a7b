import { useCallback, useEffect, useRef, useState } from 'react';
import { getPersonKey } from '../person/person-key';
import { onSignOut } from '../session/sign-out';
import { getDraftKey, dropDraft, readDraft, writeDraft } from './stored-draft';

const saveDelay = 400;

export interface Draft<Values> {
  /** Draft that was stored when the component mounted; undefined after `discard`. */
  draft: Values | undefined;
  save: (values: Values) => void;
  discard: () => void;
}

/**
 * Draft of a form in browser storage. Increase `version` when the shape of the values changes, so that older
 * drafts are ignored.
 */
export const useDraft = <Values>(name: string, version = 1): Draft<Values> => {
  const [person] = useState(getPersonKey);
  const key = person === undefined ? undefined : getDraftKey(person, name);
  const read = () => (key === undefined ? undefined : (readDraft(key, version) as Values));
  const [held, setHeld] = useState(() => ({ key, draft: read() }));
  const write = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef(false);
  if (held.key !== key) setHeld({ key, draft: read() });

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    write.current = undefined;
  }, []);
  const flush = useCallback(() => {
    const pending = write.current;
    forget();
    pending?.();
  }, [forget]);

  const save = useCallback(
    (values: Values) => {
      if (key === undefined || over.current) return;
      clearTimeout(timer.current);
      write.current = () => writeDraft(key, version, values);
      timer.current = setTimeout(flush, saveDelay);
    },
    [key, version, flush],
  );
  const discard = useCallback(() => {
    forget();
    if (key !== undefined) dropDraft(key);
    setHeld({ key, draft: undefined });
  }, [key, forget]);

  useEffect(() => flush, [key, flush]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && flush();
    const stopListening = onSignOut(() => {
      over.current = true;
      forget();
    });
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stopListening();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [flush, forget]);

  return { draft: held.draft, save, discard };
};
