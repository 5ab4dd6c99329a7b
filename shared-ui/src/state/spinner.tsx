import { chakra } from '@chakra-ui/react';

const SpinnerRing = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
  },
});

/** Spinner without delay; use `DelayedSpinner`, which appears only after 800 ms. */
export const Spinner = ({ size = 18, label }: { size?: number; label?: string }) => (
  <SpinnerRing
    width={`${size}px`}
    height={`${size}px`}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
