import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const written = 'tracing:pino_asJson:end';

export const readLog = () => {
  const lines: Record<string, unknown>[] = [];
  const note = (event: unknown): void => {
    const { result } = event as { result: string };
    lines.push(JSON.parse(result) as Record<string, unknown>);
  };
  subscribe(written, note);
  return { lines, stop: () => unsubscribe(written, note) };
};
