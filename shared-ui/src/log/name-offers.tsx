import type { Ref, RefObject } from 'react';
import { Floating } from '../layer/floating';
import { PickerList, type ListKeys } from '../picker/picker-list';
import type { PickerItem } from '../picker/picker-options';

interface Props {
  id: string;
  /** What is offered; its name for screen readers. */
  label: string;
  /** The text box that it stands beside, which keeps the focus and passes the keys. */
  anchor: RefObject<HTMLElement | null>;
  /** What was typed; another text begins at the first name again. */
  search: string;
  people: readonly PickerItem[];
  keys: Ref<ListKeys>;
  onChoose: (name: string) => void;
  /** Id of the name that the keys are on, for `aria-activedescendant`. */
  onActive: (id: string | undefined) => void;
  onDismiss: () => void;
}

const isSelected = (): boolean => false;

/** Names to choose from beside a text in which one is being typed. */
export const NameOffers = ({ anchor, people, onChoose, onDismiss, ...rest }: Props) => (
  <Floating anchor={anchor} onDismiss={onDismiss}>
    <PickerList
      {...rest}
      useOptions={() => ({ items: people, hasMore: false, isLoading: false })}
      isSelected={isSelected}
      onChoose={({ label }) => onChoose(label)}
    />
  </Floating>
);
