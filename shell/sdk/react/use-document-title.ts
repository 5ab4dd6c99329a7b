import { useEffect } from 'react';
import { announceTitle } from './document-title';

/** Names the page in the browser's tab and to screen readers, in place of its route's title. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) announceTitle(title);
  }, [title]);
};
