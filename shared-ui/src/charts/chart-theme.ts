export const chartTheme = {
  background: 'transparent',
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--ui-colors-ink3)' },
  axis: { ticks: { line: { stroke: 'transparent' } } },
  grid: { line: { stroke: 'var(--ui-colors-line)' } },
  tooltip: {
    container: {
      background: 'var(--ui-colors-raised)',
      color: 'var(--ui-colors-ink)',
      border: '1px solid var(--ui-colors-line-strong)',
      borderRadius: 8,
      boxShadow: 'var(--ui-shadows-float)',
      fontSize: 12,
    },
  },
};

const colorNames = ['accent', 'info', 'wait', 'ok', 'bad', 'mute'];

export const chartColors = colorNames.map((name) => `var(--ui-colors-${name})`);

/**
 * Returns a CSS colour by name, since nivo would compute the colour only once and ignore changes of the
 * colour mode.
 */
export const getFigureFill = (figure: number) => ({ fill: colorNames[figure % colorNames.length] });
