import type { ComponentType } from 'react';
import type { CurrentRoute } from './current-route';

/** `search` includes the question mark. */
export interface PageAddress extends CurrentRoute {
  search: string;
}

/**
 * `beginReading` starts a page's first reads: `JobsPage.beginReading = ({ search }) => …`. The shell waits
 * a moment for it before it renders the page. It returns undefined when data is cached, and must not throw.
 */
export type Page = ComponentType<object> & {
  beginReading?: (address: PageAddress) => Promise<void> | undefined;
  /** Counts a list's rows at this address; only for lists. @throws ApiError */
  readTotal?: (address: PageAddress) => Promise<number>;
};
