import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentEntry } from '../frame/use-current-entry';
import { storeRecentPage } from './recent-pages';

/** Milliseconds after which a record's page has its title and is stored as recent. */
const titlePatience = 1_500;

/** Stores visited pages of records, whose paths have a placeholder, as recent pages. */
export const useRecentPages = (): void => {
  const { pathname } = useLocation();
  const { matched } = useCurrentEntry();
  const page = matched?.route.path.includes(':') ? matched.route.title : undefined;
  useEffect(() => {
    if (page === undefined) return;
    const timer = setTimeout(() => {
      const [title = page] = document.title.split(' · ');
      storeRecentPage({ address: pathname, title, page });
    }, titlePatience);
    return () => clearTimeout(timer);
  }, [pathname, page]);
};
