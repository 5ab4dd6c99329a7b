import { createContext } from 'react';

/** A field's value and message, and what its control needs to be named and described by them. */
export interface WiredField<Value> {
  id: string;
  value: Value;
  error: string | undefined;
  setValue: (value: Value) => void;
  parts: {
    id: string;
    invalid: boolean;
    describedBy: string | undefined;
    onBlur: () => void;
  };
}

/** How a field of another entry takes part in a form, without knowing what drives it. */
export const WiringContext = createContext<
  ((name: string, hint?: string) => WiredField<string>) | null
>(null);
