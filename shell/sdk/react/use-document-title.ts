import { useEffect } from 'react';
import { announceTitle } from './document-title';

/** Sets the page's title in the browser tab and for screen readers, in place of the route's title. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) announceTitle(title);
  }, [title]);
};
