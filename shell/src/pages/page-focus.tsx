import { useEffect, useRef, type ReactNode } from 'react';
import { announceTitle } from '../../sdk/react';
import { regionOf } from '../outline/outline-mode';

interface PageFocusProps {
  title: string;
  /** Whose page it is. */
  remoteId: string;
  children: ReactNode;
}

/** False until the first page was drawn: then the focus stays where the browser put it. */
let arrived = false;

const isFree = (): boolean => document.activeElement === document.body;

/** Answers whether the heading is that of the page, not of what stands in for it until its code is here. */
const focusHeading = (page: HTMLElement, mayTake: boolean): boolean => {
  const heading = page.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (mayTake && !page.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return !heading.closest('[data-stand-in]');
};

/** Names the tab after a page that was just opened, and moves the focus to its heading when that is drawn. */
export const PageFocus = ({ title, remoteId, children }: PageFocusProps) => {
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
    if (focusHeading(element, true)) return undefined;
    let hadHeading = element.querySelector('h1') !== null;
    const watcher = new MutationObserver(() => {
      if (focusHeading(element, !hadHeading || isFree())) watcher.disconnect();
      hadHeading ||= element.querySelector('h1') !== null;
    });
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);

  return (
    <div ref={page} {...regionOf('page', remoteId)}>
      {children}
    </div>
  );
};
