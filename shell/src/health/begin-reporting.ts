import { whenIdle } from 'shared-auth';

export const beginHealthReporting = (): void => {
  const fetchIt = async (): Promise<void> => {
    const { reportRemotes } = await import('./report-remotes');
    reportRemotes();
  };
  // Without the reporting code the tab works; only its reports are missing.
  setTimeout(() => whenIdle(() => void fetchIt().catch(() => undefined)), 3_000);
};
