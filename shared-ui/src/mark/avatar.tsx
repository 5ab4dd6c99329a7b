import { chakra } from '@chakra-ui/react';
import { Letters } from './letters';
import { splitLetters } from './split-letters';
import { SafeImage } from './safe-image';

const RoundFrame = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: '#d9c7a7',
    color: '#4a3b1c',
    fontWeight: 600,
    lineHeight: 1,
  },
});

const getInitials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => splitLetters(word)[0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();

interface Props {
  name: string;
  src?: string | null | undefined;
  size?: number;
}

export const Avatar = ({ name, src, size = 30 }: Props) => (
  <RoundFrame width={`${size}px`} height={`${size}px`} fontSize={`${Math.round(size * 0.4)}px`}>
    <SafeImage
      src={src}
      alt=""
      width={`${size}px`}
      height={`${size}px`}
      objectFit="cover"
      fallback={<Letters letters={getInitials(name)} />}
    />
  </RoundFrame>
);
