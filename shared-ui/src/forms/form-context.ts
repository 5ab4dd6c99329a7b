import { createContext, use } from 'react';
import { createFileRefusals, type Refusals } from './file-refusals';

interface FormContextValue {
  id: string;
  /** Delays the pending validation until the form has rendered with a new value. */
  pauseCheck: () => void;
  /** Validates now, after a change other than a change of values. */
  check: () => void;
  /** Refused files; the form cannot be saved while there are any. */
  refusals: Refusals;
}

export const FormContext = createContext<FormContextValue>({
  id: 'form',
  pauseCheck: () => undefined,
  check: () => undefined,
  refusals: createFileRefusals(),
});

export const useControlId = (name: string): string => `${use(FormContext).id}-${name}`;
