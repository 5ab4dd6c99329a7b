/** The weights that the console is written in; its font is built with no others. */
export const fontWeights = { min: 400, max: 700 };
