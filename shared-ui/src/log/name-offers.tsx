import type { Ref, RefObject } from 'react';
import { FloatingLayer } from '../layer/floating-layer';
import { PickerList, type ListKeys } from '../picker/picker-list';
import type { PickerItem } from '../picker/picker-options';

interface Props {
  id: string;
  label: string;
  /** Text box of the suggestions, which keeps the focus and passes on key events. */
  anchor: RefObject<HTMLElement | null>;
  /** Typed text; when it changes, the first name becomes active. */
  search: string;
  people: readonly PickerItem[];
  keys: Ref<ListKeys>;
  onChoose: (name: string) => void;
  /** Called with the element id of the active name, for `aria-activedescendant`. */
  onActive: (id: string | undefined) => void;
  onDismiss: () => void;
}

const isOptionSelected = (): boolean => false;

export const NameOffers = ({ anchor, people, onChoose, onDismiss, ...rest }: Props) => (
  <FloatingLayer anchor={anchor} onDismiss={onDismiss}>
    <PickerList
      {...rest}
      useOptions={() => ({ items: people, hasMore: false, isLoading: false })}
      isSelected={isOptionSelected}
      onChoose={({ label }) => onChoose(label)}
    />
  </FloatingLayer>
);
