/** Maximum number of ids in a selection, and of ids in `except`. */
export const mostChosen = 1_000;
export const mostLeftOut = 10_000;
