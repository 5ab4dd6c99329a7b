import type { ComponentType } from 'react';
import type { CurrentRoute } from './current-route';

/** Where a page is about to be opened; `search` is the address's query with its question mark. */
export interface PageAddress extends CurrentRoute {
  search: string;
}

/**
 * A page, and how to ask for what it reads first: `JobsPage.beginReading = ({ search }) => …`. The shell
 * calls it as soon as the page's code is here, and waits a moment before it draws the page. Nothing is
 * answered where there is something to show already. It must not throw: a failure is met when the page
 * reads.
 */
export type Page = ComponentType<object> & {
  beginReading?: (address: PageAddress) => Promise<void> | undefined;
};
