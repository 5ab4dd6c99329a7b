import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { announceTitle } from '../../sdk/react';
import { isHostNavigation } from './host-navigation';

/** Moves the focus to a page's heading after a navigation by the user, but not by the host. */
export const HeadingFocus = ({ title, children }: { title: string; children: ReactNode }) => {
  const page = useRef<HTMLDivElement>(null);
  const place = useLocation();
  const [isOfHost] = useState(place.key === 'default' || isHostNavigation(place.state));
  useEffect(() => {
    if (title) announceTitle(title);
  }, [title]);
  useEffect(() => {
    const element = page.current;
    if (isOfHost || !element) return undefined;
    const focus = (): boolean => {
      const heading = element.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus();
      return !heading.closest('[data-stand-in]');
    };
    if (focus()) return undefined;
    const watcher = new MutationObserver(() => {
      if (focus()) watcher.disconnect();
    });
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [isOfHost]);
  return <div ref={page}>{children}</div>;
};
