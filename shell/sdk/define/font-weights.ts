/** The build includes only these weights of the font. */
export const fontWeights = { min: 400, max: 700 };
