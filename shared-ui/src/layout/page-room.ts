/**
 * How high a page is that fills its place: the window but for what the console draws around a page, in
 * pixels; in a page of another app the element that it stands in.
 */
export const pageRoom = (around: number): string => `var(--page-room, calc(100dvh - ${around}px))`;
