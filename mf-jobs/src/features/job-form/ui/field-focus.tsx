import { useEffect, useRef } from 'react';
import { useAddressState } from 'shell/sdk/react';
import { wizardAddress } from '../wizard';

/** Goes to the field that the address names, for links that say what has to be mended. */
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
