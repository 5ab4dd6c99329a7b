/** Limits of the ids that a selection names, and that `except` leaves out. */
export const mostChosen = 1_000;
export const mostLeftOut = 10_000;
