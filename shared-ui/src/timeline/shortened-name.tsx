import { chakra } from '@chakra-ui/react';
import { Tooltip } from '../action/tooltip';
import { VisuallyHidden } from '../layout/visually-hidden';

const StyledName = chakra('span', { base: { borderRadius: 'sm' } });

interface Props {
  name: string;
  shown: string;
}

export const ShortenedName = ({ name, shown }: Props) => {
  if (shown === name) return <StyledName dir="auto">{name}</StyledName>;
  return (
    <Tooltip text={name} names>
      <StyledName tabIndex={0} dir="auto">
        <span aria-hidden>{shown}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </StyledName>
    </Tooltip>
  );
};
