import { type FormEvent, type RefObject, useEffect, useRef } from 'react';

const busyPickers = '[role=combobox][aria-busy=true]';

/** Submits after the pickers' pending searches; a picker without a match cancels the submit. */
export const useSubmitAfterSearches = (
  frame: RefObject<HTMLFormElement | null>,
  send: (event: FormEvent<HTMLFormElement>) => void,
) => {
  const watch = useRef<MutationObserver>(undefined);
  useEffect(() => () => watch.current?.disconnect(), []);
  return (event: FormEvent<HTMLFormElement>): void => {
    const form = frame.current;
    const pickers = [...(form?.querySelectorAll<HTMLElement>(busyPickers) ?? [])];
    if (!form || pickers.length === 0) return send(event);
    event.preventDefault();
    watch.current?.disconnect();
    watch.current = new MutationObserver((_, observer) => {
      if (form.querySelector(busyPickers)) return;
      observer.disconnect();
      const failed = pickers.find((picker) => picker.matches('[aria-invalid=true]'));
      if (failed) failed.focus();
      else form.requestSubmit();
    });
    watch.current.observe(form, { subtree: true, attributeFilter: ['aria-busy'] });
  };
};
