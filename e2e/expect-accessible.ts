import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

const describeViolation = ({ id, help, nodes }: Violation): string =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`;

/** Fails with each violation of WCAG 2.2 AA that axe finds on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (values) => (await window.axe.run({ runOnly: { type: 'tag', values } })).violations,
    tags,
  );
  expect(violations.map(describeViolation)).toEqual([]);
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}
