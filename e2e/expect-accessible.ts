import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The minified build parses in half the time. */
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
 * axe would judge a fading element by its intermediate colours. Endless animations are ignored. Two
 * frames let a new colour scheme start its transitions.
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
    async (rules) =>
      (await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations,
    runOnly,
  );
  expect(violations.map(describeViolation)).toEqual([]);
};

export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'tag', values: tags });

/** Colour rules only, enough for a page in a second scheme. */
export const expectLegible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

declare global {
  interface Window {
    axe: typeof axe;
  }
}
