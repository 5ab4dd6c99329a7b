import { notify } from 'shell/sdk/react';

/** Says that something was not saved where the form that would have said so was left: `The resume was not saved.` */
export const tellUnsaved =
  (what: string) =>
  (reason: unknown): void => {
    const why = reason instanceof Error ? reason.message : 'Try again.';
    notify.error(`${what} ${why}`);
  };
