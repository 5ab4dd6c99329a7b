import { useEffect, useRef, useState } from 'react';
import type { SearchGroup } from 'server/contract/console/search/search';
import { searchConsole } from 'server/contract/console/search/search.calls';
import { send, type ApiError } from 'shared-auth';

export interface ConsoleSearch {
  /** Text that the shown results belong to; differs from the typed text while a request is running. */
  text: string;
  groups: readonly SearchGroup[];
  /** Plural names of kinds whose search failed. */
  failed: readonly string[];
  error?: ApiError;
}

const nothing: ConsoleSearch = { text: '', groups: [], failed: [] };

const search = async (text: string, limit: number): Promise<ConsoleSearch> => {
  try {
    const { data, meta } = await send(searchConsole, { query: { search: text, limit } });
    return { text, groups: data, failed: meta.failed };
  } catch (error) {
    return { ...nothing, text, error: error as ApiError };
  }
};

/**
 * Searches while the user types, with one request at a time: newer text is searched next, and the outdated
 * response is dropped.
 */
export const useConsoleSearch = (
  typed: string,
  limit: number,
): ConsoleSearch & { retry: () => void } => {
  const [found, setFound] = useState(nothing);
  const [tries, setTries] = useState(0);
  const isBusy = useRef(false);
  const wanted = typed.trim();
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
    const run = async (): Promise<void> => {
      isBusy.current = true;
      let answer = nothing;
      while (latest.current !== '' && answer.text !== latest.current)
        answer = await search(latest.current, limit);
      isBusy.current = false;
      setFound(answer);
    };
    if (wanted !== '' && !isBusy.current) void run();
  }, [wanted, limit, tries]);
  return { ...(wanted === '' ? nothing : found), retry: () => setTries(tries + 1) };
};
