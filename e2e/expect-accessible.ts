import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The minified build of axe parses in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  help: string;
  nodes: Node[];
}

interface Node {
  html: string;
  failureSummary?: string;
  target: unknown[];
}

const isAt = ({ target }: Node, selector: string): boolean => String(target.at(-1)) === selector;

/**
 * Splits off targets that are too small, since those that a bar at the edge of the window partly covers are
 * checked again in its middle.
 */
const splitTargets = (violations: readonly Violation[]): [Violation[], Violation[]] => [
  violations.filter(({ id }) => id === 'target-size'),
  violations.filter(({ id }) => id !== 'target-size'),
];

const describeViolation = ({ id, help, nodes }: Violation): string =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`;

/**
 * axe would judge a fading element by its intermediate colours. Endless animations are ignored. Two frames
 * let a new colour scheme start its transitions.
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
  const find = (rules: RunOnly): Promise<Violation[]> =>
    page.evaluate(
      async (wanted) =>
        (await window.axe.run({ runOnly: wanted, resultTypes: ['violations'] })).violations,
      rules,
    );
  const [targets, others] = splitTargets(await find(runOnly));
  const covered = targets.flatMap(({ nodes }) => nodes.map(({ target }) => String(target.at(-1))));
  for (const selector of covered) {
    await page.locator(selector).evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const still = await find({ type: 'rule', values: ['target-size'] });
    others.push(...still.filter(({ nodes }) => nodes.some((node) => isAt(node, selector))));
  }
  expect(others.map(describeViolation)).toEqual([]);
};

export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'tag', values: tags });

/** Checks the colour rules of axe only, which is enough for a page in its second colour scheme. */
export const expectLegible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

declare global {
  interface Window {
    axe: typeof axe;
  }
}
