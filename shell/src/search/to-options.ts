import type { HitAction, SearchGroup } from 'server/contract/console/search/search';
import type { ShellPort } from '../../sdk/react';
import { resolve } from '../../sdk/react';
import type { PageMatch } from '../frame/find-pages';
import type { RecentPage } from './recent-pages';

export interface SearchOption {
  key: string;
  group: string;
  address: string;
  title: string;
  detail: string;
  reason: string;
  actions: readonly HitAction[];
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const toOption = (group: string, address: string, title: string, detail: string): SearchOption => ({
  key: `${group} ${address}`,
  group,
  address,
  title,
  detail,
  reason: '',
  actions: [],
});

export const toPageOptions = (pages: readonly PageMatch[]): SearchOption[] =>
  pages.map(({ title, address }) => toOption('Pages', address, title, address));

export const toRecentOptions = (pages: readonly RecentPage[]): SearchOption[] =>
  pages.map(({ title, address, page }) => toOption('Opened lately', address, title, page));

/**
 * Converts hits to options, except hits without a page in the console; recently opened records come first in
 * their group.
 */
export const toHitOptions = (
  groups: readonly SearchGroup[],
  shell: ShellPort,
  recent: readonly RecentPage[],
): SearchOption[] => {
  const opened = new Set(recent.map(({ address }) => address));
  return groups.flatMap(({ many, hits }) => {
    const options = hits.flatMap(({ route, params, query, ...hit }): SearchOption[] => {
      const { href } = resolve<Record<string, string>>({ to: route, params, search: query }, shell);
      if (href === undefined) return [];
      const { title, detail, reason, actions } = hit;
      return [{ ...toOption(withCapital(many), href, title, detail), reason, actions }];
    });
    const isOpened = ({ address }: SearchOption): boolean => opened.has(address);
    return [...options.filter(isOpened), ...options.filter((option) => !isOpened(option))];
  });
};
