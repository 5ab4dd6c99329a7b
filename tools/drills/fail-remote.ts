import type { Page, Route } from '@playwright/test';

export type RemoteFault = 'manifest' | 'entry' | 'chunk' | 'hang' | 'render';

const answer404 = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const answer500 = (route: Route) => route.fulfill({ status: 500, body: 'Broken' });
const never = () => undefined;

/** Wraps the remote's real code so that each exported component throws an error until the drill ends. */
const throwInRender = async (route: Route) => {
  const answer = await route.fetch();
  const code = await answer.text();
  const exported = /\b([A-Z]\w*(?:Page|Card|Panel)):\(\)=>([\w$]+)/g;
  const broken = '$1:()=>props=>{if(window.mended)return $2(props);throw Error("On purpose")}';
  await route.fulfill({ response: answer, body: code.replace(exported, broken) });
};

const fileOf = (route: Route): string => new URL(route.request().url()).pathname;

const isManifest = (file: string): boolean => file.endsWith('/mf-manifest.json');
const isEntry = (file: string): boolean => file.endsWith('/remoteEntry.js');
const isChunk = (file: string): boolean => file.endsWith('.js') && !isEntry(file);

const faults: Record<
  RemoteFault,
  { hits: (file: string) => boolean; act: (route: Route) => unknown }
> = {
  manifest: { hits: isManifest, act: answer404 },
  entry: { hits: isEntry, act: answer500 },
  chunk: { hits: isChunk, act: answer500 },
  hang: { hits: isManifest, act: never },
  render: { hits: isChunk, act: throwInRender },
};

/**
 * Makes a remote fail in one way.
 * @returns a function that ends the fault.
 */
export const failRemote = async (
  page: Page,
  remote: string,
  fault: RemoteFault,
): Promise<() => Promise<void>> => {
  const { hits, act } = faults[fault];
  const address = `**/remotes/${remote}/**`;
  const handle = async (route: Route) => {
    if (hits(fileOf(route))) await act(route);
    else await route.fallback();
  };
  await page.route(address, handle);
  return async () => {
    await page.unroute(address, handle);
    await page.evaluate(() => Object.assign(window, { mended: true }));
  };
};
