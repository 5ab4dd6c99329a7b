import type { ComponentType } from 'react';
import type { CurrentRoute } from './current-route';

/** `search` includes the question mark. */
export interface PageAddress extends CurrentRoute {
  search: string;
}

/**
 * Component of a page. `beginReading` starts its first reads: `JobsPage.beginReading = ({ search }) => …`.
 * The shell waits shortly for its promise before it renders the page. It returns undefined if the data is
 * cached, and must not throw.
 */
export type Page = ComponentType<object> & {
  beginReading?: (address: PageAddress) => Promise<void> | undefined;
  /**
   * Requests the number of rows at an address; only for pages with a list.
   * @throws ApiError
   */
  readTotal?: (address: PageAddress) => Promise<number>;
};
