import { useEffect } from 'react';
import { announceTitle } from './document-title';

/** Replaces the title of the route, in the tab and for screen readers. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) announceTitle(title);
  }, [title]);
};
