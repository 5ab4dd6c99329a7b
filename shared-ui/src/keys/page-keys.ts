import { hasOpenLayer } from '../layer/open-layers';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';

export interface PageKey {
  /** Keys of the shortcut, as values of `KeyboardEvent.key`. */
  keys: readonly string[];
  label: string;
  /**
   * Runs the shortcut and returns true, or returns false if there is nothing to do, so that other shortcuts
   * with the key can run. Without `act` the shortcut is only listed.
   */
  act?: (target: Element) => boolean;
}

export interface KeyGroup {
  title: string;
  /** Part of the page to which the shortcuts belong; undefined for the whole page. */
  getRegion: () => Element | null | undefined;
  getKeys: () => readonly PageKey[];
}

const groups = new Set<KeyGroup>();
let areOn = true;

/** Switches shortcuts without modifier keys on or off; WCAG 2.1.4 requires this for users of speech input. */
export const setSingleKeyShortcuts = (on: boolean): void => {
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

/**
 * True if the key is typed into a text input; except ArrowDown in a search box, which moves to the rows of
 * the list.
 */
const isTyping = (target: Element, pressed: string): boolean =>
  target.closest(typingTargets) !== null &&
  !(pressed === 'ArrowDown' && target.matches('input[type=search]:not([role])'));

/**
 * Normalises a pressed key: empty for a letter with Shift, lower case because of Caps Lock, and the Latin
 * letter of the same key on other alphabets.
 */
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

/** Lists groups of shortcuts in the order of their parts on the page; groups of the whole page come last. */
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
