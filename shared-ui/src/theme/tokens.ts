const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 32, 40];

const spacingTokens = Object.fromEntries([
  ['px', { value: '1px' }],
  ['0.5', { value: '2px' }],
  ['1.5', { value: '6px' }],
  ['2.5', { value: '10px' }],
  ['3.5', { value: '14px' }],
  ['4.5', { value: '18px' }],
  ...steps.map((step) => [String(step), { value: `${step * 4}px` }] as const),
]) as Record<string, { value: string }>;

export const themeTokens = {
  fonts: {
    body: {
      value: '"Inter Variable","Inter fallback",ui-sans-serif,system-ui,"Segoe UI",sans-serif',
    },
  },
  spacing: spacingTokens,
  sizes: { ...spacingTokens, full: { value: '100%' } },
  radii: {
    sm: { value: '6px' },
    md: { value: '8px' },
    lg: { value: '12px' },
    full: { value: '9999px' },
  },
  zIndex: {
    bar: { value: 5 },
    head: { value: 10 },
    modal: { value: 100 },
    layer: { value: 200 },
    notice: { value: 300 },
  },
};

export const shadowTokens = {
  float: {
    value: {
      base: '0 1px 2px rgba(28,27,25,.05),0 8px 24px rgba(28,27,25,.08)',
      _dark: '0 1px 2px rgba(0,0,0,.4),0 12px 32px rgba(0,0,0,.45)',
    },
  },
};

export const textStyles = {
  body: { value: { fontSize: '14px', lineHeight: '20px' } },
  small: { value: { fontSize: '12px', lineHeight: '16px' } },
  title: {
    value: { fontSize: '17px', lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' },
  },
  page: {
    value: { fontSize: '22px', lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.015em' },
  },
};

export const keyframes = {
  fadeIn: { from: { opacity: 0 } },
  riseIn: { from: { opacity: 0, transform: 'translateY(4px)' } },
  slideIn: { from: { transform: 'translateX(24px)', opacity: 0 } },
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: 0.5 } },
};
