import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';

const getFocusedElement = (form: HTMLFormElement) =>
  getDocumentOrShadowRoot(form).activeElement as HTMLElement | null;

const findSubmitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[type=submit]');

/** Disables the fields during a save, since changes would neither be saved nor be in a draft. */
export const useFormLock = (frame: RefObject<HTMLFormElement | null>, isSaving: boolean): void => {
  const left = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const form = frame.current;
    if (!isSaving || !form) return undefined;
    const foot = findSubmitButton(form);
    const held = [...form.children].filter((part) => !part.contains(foot));
    const focused = getDocumentOrShadowRoot(form).activeElement;
    if (focused instanceof HTMLElement && held.some((part) => part.contains(focused))) {
      left.current = focused;
      foot?.focus({ preventScroll: true });
    }
    for (const part of held) part.setAttribute('inert', '');
    return () => {
      for (const part of held) part.removeAttribute('inert');
    };
  }, [frame, isSaving]);
  // Restores the focus in a separate effect, since React itself restores the focus after the
  // cleanup of a layout effect.
  useEffect(() => {
    if (isSaving || !frame.current) return;
    if (
      [findSubmitButton(frame.current), document.body, null].includes(
        getFocusedElement(frame.current),
      )
    )
      left.current?.focus({ preventScroll: true });
    left.current = undefined;
  }, [frame, isSaving]);
};
