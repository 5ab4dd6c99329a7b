/**
 * CSS height of a full-height page: that of the window, or of the host's element when embedded, minus
 * `around` pixels.
 */
export const pageRoom = (around: number): string => `var(--page-room, calc(100dvh - ${around}px))`;
