import { useEffect, useRef, type ReactNode } from 'react';
import { announceTitle } from '../../sdk/react';
import { getRegionProps } from '../outline/outline-mode';
import { useReturnToPosition } from './use-return-to-position';
import { watchPageUntilDone } from './watch-page';

interface PageFocusProps {
  title: string;
  remoteId: string;
  children: ReactNode;
}

/** False until the first page has rendered, which must not change the browser's initial focus. */
let hasArrived = false;

const isNothingFocused = (): boolean => document.activeElement === document.body;

/** Focuses the heading of a page, but not the heading of a skeleton. */
const focusHeading = (page: HTMLElement, mayTake: boolean): boolean => {
  const heading = page.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (mayTake && !page.contains(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return !heading.closest('[data-stand-in]');
};

export const PageFocus = ({ title, remoteId, children }: PageFocusProps) => {
  const page = useRef<HTMLDivElement>(null);
  const { isBack, noteRow } = useReturnToPosition(page);
  useEffect(() => {
    if (title) announceTitle(title);
  }, [title]);

  useEffect(() => {
    const element = page.current;
    if (!hasArrived || !element) {
      hasArrived = true;
      return undefined;
    }
    if (!isBack.current) window.scrollTo(0, 0);
    if (focusHeading(element, true)) return undefined;
    let hadHeading = element.querySelector('h1') !== null;
    return watchPageUntilDone(element, () => {
      const isDone = focusHeading(element, !hadHeading || isNothingFocused());
      hadHeading ||= element.querySelector('h1') !== null;
      return isDone;
    });
  }, [isBack]);

  return (
    <div
      ref={page}
      onClickCapture={noteRow}
      onFocusCapture={noteRow}
      {...getRegionProps('page', remoteId)}
    >
      {children}
    </div>
  );
};
