import { whenIdle } from 'shared-auth';

export const beginHealthReporting = (): void => {
  const fetchIt = async (): Promise<void> => {
    const { reportRemotes } = await import('./report-remotes');
    reportRemotes();
  };
  // Errors are ignored, since the tab works without the reporting code.
  setTimeout(() => whenIdle(() => void fetchIt().catch(() => undefined)), 3_000);
};
