import { useEffect, useRef } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize as serializeInfinite } from 'swr/infinite';
import type { Offered, One } from 'server/contract/answer';
import type { StatusCategory } from 'server/contract/applicants/applications/application-constants';
import { call } from 'server/contract/call';
import { closedJobStatusId } from 'server/contract/jobs/postings/job-constants';
import { lookups, type Lookup, type LookupName } from 'server/contract/lookups';
import { toCallCacheKey, onRefresh, getShownRecordKinds } from '../data/cache';
import { useRetainedKeys } from '../data/retained-keys';
import type { ApiError } from '../http/api-error';
import { send } from '../http/send';
import { useLiveRead } from '../realtime/use-live-read';
import { findLookupRefusal } from './refusals';

export interface LookupItem {
  id: number;
  label: string;
  hint?: string | undefined;
  avatar?: string | undefined;
  category?: StatusCategory | undefined;
  disabled?: boolean;
  reason?: string | undefined;
}

export interface LookupRead {
  items: LookupItem[];
  hasMore: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
  loadMore: () => void;
  retry: () => void;
  /** Advice for the user when the picker has no options. */
  hint: string | undefined;
  /**
   * Adds an option by name; defined only if a name is sufficient and the user has the permission.
   * @throws ApiError
   */
  add: ((name: string) => Promise<LookupItem>) | undefined;
}

export interface LookupInput {
  search?: string | undefined;
  ids?: readonly number[] | undefined;
}

interface LookupQuery {
  search?: string | undefined;
  id?: readonly number[] | undefined;
  page: number;
  limit: number;
}

type LookupEntry = Record<string, unknown>;
type Page = Offered<LookupEntry>;

const lookupPageSize = 30;

const toNonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const getItemHint = ({ hint, jobStatus }: Lookup, entry: LookupEntry): string | undefined =>
  [
    hint && toNonEmptyText(entry[hint]),
    jobStatus && entry[jobStatus] === closedJobStatusId && 'Closed',
  ]
    .filter(Boolean)
    .join(' · ') || undefined;

const toLookupItem = (name: LookupName, entry: LookupEntry): LookupItem => {
  const lookup: Lookup = lookups[name];
  const reason = findLookupRefusal(name, entry);
  return {
    id: Number(entry[lookup.id]),
    label: toNonEmptyText(entry[lookup.label]) ?? '',
    hint: getItemHint(lookup, entry),
    avatar: lookup.avatar === undefined ? undefined : (toNonEmptyText(entry[lookup.avatar]) ?? ''),
    category:
      lookup.category === undefined ? undefined : (entry[lookup.category] as StatusCategory),
    disabled: reason !== undefined,
    reason,
  };
};

/**
 * Reads the options of a picker page by page; the server does the search, and `null` as input reads nothing.
 */
export const useLookup = (name: LookupName, input: LookupInput | null = {}): LookupRead => {
  const getEntries = call<{ query: LookupQuery; reply: Page }>('GET', lookups[name].path);
  const { query: narrowed }: Lookup = lookups[name];
  const queryOf = (page: number): LookupQuery => ({
    ...narrowed,
    search: input?.search?.trim(),
    id: input?.ids,
    page,
    limit: lookupPageSize,
  });
  const pageKey = (index: number) =>
    input && toCallCacheKey(getEntries, { query: queryOf(index + 1) });
  const { data, error, isLoading, isValidating, setSize, mutate } = useSWRInfinite<Page, ApiError>(
    (index: number, previous: Page | null) =>
      !input || (previous && previous.meta.current_page >= previous.meta.last_page)
        ? null
        : pageKey(index),
    ([, , { query }]: ReturnType<typeof toCallCacheKey>) =>
      send(getEntries, { query: query as LookupQuery }),
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  const shows = getShownRecordKinds(getEntries);
  useLiveRead(shows, input !== null);
  const again = useRef(mutate);
  useEffect(() => {
    again.current = mutate;
  });
  const { cache } = useSWRConfig();
  const first = input && !input.ids ? unstable_serialize(pageKey(0)) : '';
  useEffect(() => {
    // Cached options from an earlier opening are shown until the new response arrives.
    if (first && cache.get(first)?.data !== undefined) void again.current();
  }, [cache, first]);
  const kind = shows.join(' ');
  useEffect(() => onRefresh((kinds) => kinds.includes(kind) && void again.current()), [kind]);
  useRetainedKeys(
    ...(input ? [serializeInfinite(pageKey)] : []),
    ...(data ?? []).map((_, index) => unstable_serialize(pageKey(index))),
  );
  const last = data?.at(-1)?.meta;
  const addedAt = last?.add;
  const hasMore = last !== undefined && last.current_page < last.last_page;
  return {
    items: (data ?? []).flatMap((page) => page.data.map((entry) => toLookupItem(name, entry))),
    hasMore,
    isLoading,
    error,
    loadMore: () => {
      if (hasMore && !isValidating) void setSize((size) => size + 1);
    },
    retry: () => void mutate(),
    hint: last?.hint,
    add:
      addedAt === undefined
        ? undefined
        : async (label) => {
            const add = call<{ body: { name: string }; reply: One<{ id: number }> }>(
              'POST',
              addedAt,
              { changes: shows },
            );
            const { data: entry } = await send(add, { body: { name: label } });
            return { id: entry.id, label };
          },
  };
};
