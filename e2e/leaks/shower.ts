import type { ShownPart } from './parts';

export interface PartDisplay {
  open: (part: ShownPart, input: unknown) => unknown;
  close: () => unknown;
  tree: () => ParentNode | null | undefined;
}

declare global {
  interface Window {
    shower: PartDisplay;
  }
}

interface Rounds {
  part: ShownPart;
  input: unknown;
  rounds: number;
  /** Milliseconds that a page or panel stays open after it is drawn. */
  stays: number;
}

export const showRepeatedly = async ({ part, input, rounds, stays }: Rounds): Promise<string> => {
  const { shower } = window;
  const heading = part.panel ? '[role=dialog]' : 'h1';
  const drawn = () => {
    const found = shower.tree()?.querySelector(heading);
    return found?.closest('[data-stand-in]') ? null : found;
  };
  const turn = () => new Promise((done) => setTimeout(done));
  const until = async (isSo: () => boolean, what: string) => {
    for (const end = Date.now() + 10_000; !isSo(); await turn())
      if (Date.now() > end) throw new Error(`${part.name} is not ${what}`);
  };
  let words = '';
  for (let round = 0; round < rounds; round += 1) {
    await shower.open(part, input);
    await until(() => Boolean(drawn()), 'there');
    if (stays) await new Promise((done) => setTimeout(done, stays));
    words = drawn()?.textContent ?? '';
    await shower.close();
    await until(() => !drawn(), 'gone');
  }
  return words;
};
