/** Most rows that a selection names by id, and most that one of all that match leaves out. */
export const mostChosen = 1_000;
export const mostLeftOut = 10_000;
