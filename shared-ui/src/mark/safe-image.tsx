import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useConsoleAddress } from '../provider/origin';

const Picture = chakra('img');

interface Props extends Omit<ComponentProps<typeof Picture>, 'src' | 'alt'> {
  src: string | null | undefined;
  alt: string;
  fallback: ReactNode;
}

/** Image that shows `fallback` without a URL or if the image cannot be loaded. */
export const SafeImage = ({ src, alt, fallback, ...rest }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  const address = useConsoleAddress(src);
  if (!src || failed === src) return fallback;
  return <Picture src={address} alt={alt} onError={() => setFailed(src)} {...rest} />;
};
