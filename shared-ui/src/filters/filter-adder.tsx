import { Menu } from '../action/menu';
import { Chip } from './chip';

interface Props {
  /** The filters that are not shown yet. */
  options: readonly { id: string; label: string }[];
  onAdd: (id: string) => void;
}

/** Offers the filters that are not in the bar; each can be added once. */
export const FilterAdder = ({ options, onAdd }: Props) =>
  options.length === 0 ? null : (
    <Menu
      label="Add a filter"
      entries={options.map(({ id, label }) => ({ id, label, onSelect: () => onAdd(id) }))}
      trigger={
        <Chip type="button" adds aria-label="Add a filter">
          + Filter
        </Chip>
      }
    />
  );
