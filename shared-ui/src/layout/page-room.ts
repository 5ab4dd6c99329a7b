/** Height of a full-height page: the window minus `around` pixels, or the host's element when embedded. */
export const pageRoom = (around: number): string => `var(--page-room, calc(100dvh - ${around}px))`;
