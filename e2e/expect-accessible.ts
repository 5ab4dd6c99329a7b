import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The small build: a page takes it in within half of the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

const describeViolation = ({ id, help, nodes }: Violation): string =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`;

/**
 * What fades in would be judged by the colours on its way; what turns for ever is not waited for. A scheme
 * that was just chosen begins its changes with the next frame.
 */
const standsStill = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
};

const expectNone = async (page: Page, runOnly: RunOnly): Promise<void> => {
  await standsStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    // What passes is counted and not described.
    async (rules) =>
      (await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations,
    runOnly,
  );
  expect(violations.map(describeViolation)).toEqual([]);
};

/** Fails with each violation of WCAG 2.2 AA that axe finds on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'tag', values: tags });

/** The same for what colours decide: enough for a page in another scheme. */
export const expectLegible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

declare global {
  interface Window {
    axe: typeof axe;
  }
}
