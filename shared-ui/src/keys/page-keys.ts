import { hasOpenLayer } from '../layer/open-layers';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';

export interface PageKey {
  /** Values of `KeyboardEvent.key`. */
  keys: readonly string[];
  label: string;
  /** Without it the key is only listed. False if there is nothing to do, so that others may take the key. */
  act?: (target: Element) => boolean;
}

export interface KeyGroup {
  title: string;
  /** The part of the page that the keys belong to; without it they belong to the whole page. */
  getRegion: () => Element | null | undefined;
  getKeys: () => readonly PageKey[];
}

const groups = new Set<KeyGroup>();
let areOn = true;

/** WCAG 2.1.4: whoever speaks to a computer must be able to switch keys without modifier off. */
export const switchSingleKeys = (on: boolean): void => {
  areOn = on;
};

const typingTargets = [
  'input:not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable=true]',
  ...['dialog', 'alertdialog', 'menu', 'listbox', 'combobox', 'slider'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/** From the search of a list, the arrow leads on to its rows. */
const isTyping = (target: Element, pressed: string): boolean =>
  target.closest(typingTargets) !== null &&
  !(pressed === 'ArrowDown' && target.matches('input[type=search]:not([role])'));

/** A letter with Shift is no key. Lower case, so that Caps Lock changes nothing; on other alphabets the key in the Latin place. */
const readKey = ({ key, code, shiftKey }: KeyboardEvent): string => {
  const isLetter = key.length > 1 || key.toLowerCase() !== key.toUpperCase();
  if (shiftKey && isLetter) return '';
  if (key.length > 1) return key;
  const isForeign = key > '~' && code.startsWith('Key');
  return (isForeign ? code.slice(3) : key).toLowerCase();
};

const compareRegions = (one: KeyGroup, other: KeyGroup): number => {
  const [a, b] = [one.getRegion(), other.getRegion()];
  if (!a || !b) return Number(!a) - Number(!b);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** Groups in the order of the page, those of the whole page last. */
export const listKeyGroups = (): KeyGroup[] => [...groups].sort(compareRegions);

const onKeyDown = (event: KeyboardEvent): void => {
  if (!areOn || event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const path = event.composedPath();
  const [target] = path;
  const pressed = readKey(event);
  if (!(target instanceof Element) || isTyping(target, pressed) || hasOpenLayer()) return;
  const inOrder = listKeyGroups().filter((group) =>
    path.includes(getDocumentOrShadowRoot(group.getRegion() ?? null)),
  );
  const around = inOrder.filter((group) => group.getRegion()?.contains(target));
  for (const group of new Set([...around, ...inOrder])) {
    for (const { keys, act } of group.getKeys()) {
      if (!keys.includes(pressed) || !act?.(target)) continue;
      event.preventDefault();
      return;
    }
  }
};

export const addKeyGroup = (group: KeyGroup): (() => void) => {
  if (groups.size === 0) document.addEventListener('keydown', onKeyDown);
  groups.add(group);
  return () => {
    groups.delete(group);
    if (groups.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
};
