import { useLocation } from 'react-router-dom';

/** What came along with the link or the move that led here, beside the address; `null` when nothing did. */
export const useTravelled = (): unknown => useLocation().state;
