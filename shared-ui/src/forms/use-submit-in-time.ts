import { type FormEvent, type RefObject, useEffect, useRef } from 'react';

const busy = '[role=combobox][aria-busy=true]';

/**
 * Sends a form once no picker in it looks for what was typed: that belongs to what is saved. A picker
 * that then did not find it takes the focus, and nothing is sent.
 */
export const useSubmitInTime = (
  frame: RefObject<HTMLFormElement | null>,
  send: (event: FormEvent<HTMLFormElement>) => void,
) => {
  const watch = useRef<MutationObserver>(undefined);
  useEffect(() => () => watch.current?.disconnect(), []);
  return (event: FormEvent<HTMLFormElement>): void => {
    const form = frame.current;
    const pickers = [...(form?.querySelectorAll<HTMLElement>(busy) ?? [])];
    if (!form || pickers.length === 0) return send(event);
    event.preventDefault();
    watch.current?.disconnect();
    watch.current = new MutationObserver((_, observer) => {
      if (form.querySelector(busy)) return;
      observer.disconnect();
      const failed = pickers.find((picker) => picker.matches('[aria-invalid=true]'));
      if (failed) failed.focus();
      else form.requestSubmit();
    });
    watch.current.observe(form, { subtree: true, attributeFilter: ['aria-busy'] });
  };
};
