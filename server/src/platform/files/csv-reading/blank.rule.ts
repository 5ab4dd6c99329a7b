const blankText = /^([-–—]+|n\/a|n\.a\.|nil|none|null|#n\/a)$/i;

export const isBlankCell = (cell: string): boolean => cell === '' || blankText.test(cell);
