import { useEffect, useState } from 'react';
import { Box } from 'shared-ui';
import { useConsoleMap } from '../registry/use-console-map';
import { findOutlinedRegions, type OutlinedRegion } from './find-regions';

/** Milliseconds between measurements of regions, since layout changes fire no event. */
const updateDelay = 200;

const useOutlinedRegions = (): OutlinedRegion[] => {
  const [regions, setRegions] = useState(findOutlinedRegions);
  useEffect(() => {
    const look = () => setRegions(findOutlinedRegions());
    const timer = setInterval(look, updateDelay);
    addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
    };
  }, []);
  return regions;
};

const insideStyle = { insetInlineEnd: '0', maxWidth: 'full' } as const;
const besideStyle = { insetInlineStart: '100%' } as const;

export const Regions = () => {
  const regions = useOutlinedRegions();
  const { remotes } = useConsoleMap();
  const wordsOf = ({ kind, remoteId }: OutlinedRegion): string => {
    const found = remotes.find(({ remote }) => remote.id === remoteId);
    const { version = '' } = found?.remote ?? {};
    const { owner } = found?.contributions ?? {};
    return [kind, `${remoteId} ${version}`, owner].filter(Boolean).join(' · ');
  };
  return (
    <Box as="ul" aria-label="Regions of this page" listStyleType="none">
      {regions.map((region, at) => (
        <Box
          as="li"
          key={at}
          position="fixed"
          pointerEvents="none"
          outline="2px solid"
          outlineColor="accent"
          outlineOffset="-2px"
          style={{
            zIndex: region.kind === 'menu entry' ? 2_000_001 : 2_000_000,
            left: region.left,
            top: region.top,
            width: region.width,
            height: region.height,
          }}
        >
          <Box
            as="span"
            position="absolute"
            top="0"
            {...(region.kind === 'menu entry' ? besideStyle : insideStyle)}
            px="1.5"
            bg="accent"
            color="accentInk"
            textStyle="small"
            whiteSpace="nowrap"
            overflow="hidden"
            textOverflow="ellipsis"
          >
            {wordsOf(region)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
