import { chakra } from '@chakra-ui/react';
import { Tooltip } from '../action/tooltip';
import { VisuallyHidden } from '../layout/visually-hidden';

const Face = chakra('span', { base: { borderRadius: 'sm' } });

interface Props {
  name: string;
  shown: string;
}

export const CutName = ({ name, shown }: Props) => {
  if (shown === name) return <Face dir="auto">{name}</Face>;
  return (
    <Tooltip text={name} names>
      <Face tabIndex={0} dir="auto">
        <span aria-hidden>{shown}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Face>
    </Tooltip>
  );
};
