const blankText = /^([-–—]+|n\/a|n\.a\.|nil|none|null|#n\/a)$/i;

export const isBlank = (cell: string): boolean => cell === '' || blankText.test(cell);
