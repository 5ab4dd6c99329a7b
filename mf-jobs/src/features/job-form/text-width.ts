/** Measures the width of a text in pixels; returns 0 in environments without a canvas. */
export type TextWidthMeasurer = (text: string) => number;

/** Creates a function that measures text in a font, given in CSS syntax such as `20px Arial`. */
export const createTextWidthMeasurer = (font: string): TextWidthMeasurer => {
  const context =
    typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return () => 0;
  context.font = font;
  return (text) => Math.round(context.measureText(text).width);
};

export const cutTextToWidth = (text: string, limit: number, widthOf: TextWidthMeasurer): string => {
  if (widthOf(text) <= limit) return text;
  const letters = [...text];
  let fits = 0;
  let reach = letters.length;
  while (fits < reach) {
    const middle = Math.ceil((fits + reach) / 2);
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= limit) fits = middle;
    else reach = middle - 1;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
};
