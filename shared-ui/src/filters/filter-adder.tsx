import { Menu } from '../action/menu';
import { Chip } from './chip';

interface Props {
  options: readonly { id: string; label: string }[];
  onAdd: (id: string) => void;
}

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
