import type { MouseEvent } from 'react';

export const followRowLink = (event: MouseEvent<HTMLElement>): void => {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target)) return;
  if (target.closest('a,button,input,label,[role=menu]') || window.getSelection()?.toString())
    return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]');
  if (!link) return;
  if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
};
