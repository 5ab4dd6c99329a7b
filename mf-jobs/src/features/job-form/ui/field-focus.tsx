import { useEffect, useRef } from 'react';
import { useAddressState } from 'shell/sdk/react';
import { wizardAddress } from '../wizard';

/** Focuses the field that the page address names, for links to a field that must be corrected. */
export const FieldFocus = () => {
  const [{ field }] = useAddressState(wizardAddress);
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!field) return;
    const form = here.current?.closest('form');
    const target = form?.querySelector<HTMLElement>(`[id$="-${CSS.escape(field)}"]`);
    target?.focus();
    target?.scrollIntoView?.({ block: 'center' });
  }, [field]);
  return <span ref={here} hidden />;
};
