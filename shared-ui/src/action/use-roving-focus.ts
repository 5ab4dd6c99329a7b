import type { KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';
import { foldForSearch } from '../search/matches-search';

const nextIndexes: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const useRovingFocus = (list: RefObject<HTMLElement | null>, selector: string) => {
  const typed = useRef({ text: '', at: 0 });
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  const byLetters = (key: string, all: HTMLElement[], at: number) => {
    const now = Date.now();
    const text = now - typed.current.at > 600 ? key : typed.current.text + key;
    typed.current = { text, at: now };
    const from = text.length > 1 ? at : at + 1;
    const order = [...all.slice(from), ...all.slice(0, from)];
    return order.find((item) => foldForSearch(item.textContent).trim().startsWith(text));
  };

  return (event: KeyboardEvent) => {
    const all = items();
    if (all.length === 0) return;
    const at = all.indexOf(getDocumentOrShadowRoot(list.current).activeElement as HTMLElement);
    const move = nextIndexes[event.key];
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (!move && !isLetter) return;
    event.preventDefault();
    const target = move ? all[move(at, all.length)] : byLetters(foldForSearch(event.key), all, at);
    target?.focus();
  };
};
