import type { ComponentProps, ReactNode } from 'react';
import { withFixedStyles } from './with-fixed-styles';

const CardSection = withFixedStyles('section', {
  gridColumn: { base: '1 / -1', lg: 'span var(--span)' },
  minHeight: { base: 'var(--narrow-height)', md: 'var(--height)' },
  '&:empty': { display: 'none' },
});

const CardFrame = withFixedStyles('div', {
  position: 'relative',
  height: 'full',
  p: '4',
  bg: 'panel',
  '--surface': 'colors.panel',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  '& h2': { textStyle: 'title' },
  '& p': { textStyle: 'body', display: 'none', _print: { display: 'block' } },
});

interface CardPlaceProps extends ComponentProps<'section'> {
  /** Width of the card on wide screens, in columns of twelve. */
  span: number;
  /** Height in pixels that is reserved until the card has loaded. */
  height: number;
  narrowHeight?: number | undefined;
}

export const CardPlace = ({ span, height, narrowHeight = height, ...rest }: CardPlaceProps) => (
  <CardSection
    style={{
      ['--span' as string]: span,
      ['--height' as string]: `${String(height)}px`,
      ['--narrow-height' as string]: `${String(narrowHeight)}px`,
    }}
    {...rest}
  />
);

interface WaitingCardProps {
  title: string;
  children?: ReactNode;
}

/** Frame of a card that is loading, so that its title can already be found, read out and printed. */
export const CardInWaiting = ({ title, children }: WaitingCardProps) => (
  <CardFrame>
    <h2>{title}</h2>
    <p>This card was still being loaded. Print the page again to have it.</p>
    {children}
  </CardFrame>
);
