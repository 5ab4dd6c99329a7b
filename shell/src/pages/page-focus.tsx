import { useEffect, useRef, type ReactNode } from 'react';
import { announceTitle } from '../../sdk/react';

interface PageFocusProps {
  title: string;
  children: ReactNode;
}

/** False until the first page was drawn: then the focus stays where the browser put it. */
let arrived = false;

const focusHeading = (page: HTMLElement): boolean => {
  const heading = page.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!page.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
};

/** Names the tab after a page that was just opened, and moves the focus to its heading when that is drawn. */
export const PageFocus = ({ title, children }: PageFocusProps) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (title) announceTitle(title);
  }, [title]);

  useEffect(() => {
    const element = page.current;
    if (!arrived || !element) {
      arrived = true;
      return undefined;
    }
    window.scrollTo(0, 0);
    if (focusHeading(element)) return undefined;
    const watcher = new MutationObserver(() => focusHeading(element) && watcher.disconnect());
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);

  return <div ref={page}>{children}</div>;
};
