import { createContext } from 'react';

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

/** Connects a field to a form without a dependency on the form library. */
export const FieldWiringContext = createContext<
  ((name: string, hint?: string) => WiredField<string>) | null
>(null);
