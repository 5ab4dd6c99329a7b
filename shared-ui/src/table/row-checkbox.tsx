import { Checkbox } from '../layout/checkbox';

interface Props {
  label: string;
  checked: boolean;
  onToggle: (shift: boolean) => void;
}

export const RowCheckbox = ({ label, checked, onToggle }: Props) => (
  <Checkbox
    aria-label={`Select ${label}`}
    checked={checked}
    onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
  />
);
