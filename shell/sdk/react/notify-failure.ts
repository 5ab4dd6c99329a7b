import { notify } from 'shared-ui';

/**
 * Shows a notification that a call failed, with the reason: `send(…).catch(notifyFailure('The import did not
 * start.'))`.
 */
export const notifyFailure =
  (words: string) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'requestId' in error)) throw error;
    const { message, requestId } = error;
    notify.error(
      `${words} ${message}`,
      typeof requestId === 'string' ? { reference: requestId } : {},
    );
  };
