const address = new URLSearchParams(location.search).get('console');

/** Origin of the console. */
export const origin = address ?? import.meta.env.VITE_CONSOLE ?? 'http://127.0.0.1:4000';

const { connectConsole, createHandOver } = await import(
  /* @vite-ignore */ `${origin}/embed/host.js`
);

export const handOver = createHandOver({ origin, app: 'crm' });
export const hiring = connectConsole({ origin, getAccessToken: handOver.getAccessToken });
