/** What people write into a cell that has no value. */
const nothing = /^([-–—]+|n\/a|n\.a\.|nil|none|null|#n\/a)$/i;

/** An empty cell, also where somebody wrote into it that it is empty. */
export const isBlank = (cell: string): boolean => cell === '' || nothing.test(cell);
