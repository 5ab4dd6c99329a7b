import { useRef } from 'react';
import { draftKey, dropDraft, readDraft, writeDraft } from '../drafts/stored-draft';
import type { ApiError } from '../http/api-error';
import { randomKey } from '../http/random-key';
import { personKey } from '../person/person-key';

/** What a body holds, so that two forms with different fields are not taken for the same. */
const contentOf = (_: string, value: unknown): unknown => {
  if (value instanceof FormData) return [...value];
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
};

/** Stands for a text without telling it: what is asked for can hold what must not stay in a browser. */
const markOf = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x5f356495);
  }
  return [one, other, text.length].map((part) => (part >>> 0).toString(36)).join('-');
};

const placeOf = (call: string, asked: string): string | undefined => {
  const person = personKey();
  return person && draftKey(person, `once/${call}/${markOf(asked)}`);
};

/** The key under which this is on its way, also from before the page was loaded again. */
const keyAt = (place: string | undefined): string => {
  const known = place && readDraft(place, 1);
  if (typeof known === 'string') return known;
  const key = randomKey();
  if (place) writeDraft(place, 1, key);
  return key;
};

/** Whether this says that nothing was created; without an answer it may have been. */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500;

/**
 * A key that stays the same as long as the same thing is asked for. While its answer is out it is kept
 * beside the drafts, so that who loads the page again and repeats it does not create a second record.
 */
export const useWriteOnce = (call: string) => {
  const last = useRef({ asked: '', key: '' });
  return async <Reply>(input: object, send: (key: string) => Promise<Reply>): Promise<Reply> => {
    const asked = JSON.stringify(input, contentOf);
    const place = placeOf(call, asked);
    const forget = () => place && dropDraft(place);
    if (last.current.asked !== asked) last.current = { asked, key: keyAt(place) };
    else if (place) writeDraft(place, 1, last.current.key);
    try {
      const reply = await send(last.current.key);
      forget();
      return reply;
    } catch (cause) {
      if (isRefusal(cause as ApiError)) forget();
      throw cause;
    }
  };
};
