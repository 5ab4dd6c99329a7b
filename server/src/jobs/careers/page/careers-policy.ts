import { createHash } from 'node:crypto';
import { careersStyles } from './careers-styles';

export const toPolicyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styleHash = toPolicyHash(careersStyles.text);

export interface PolicyOptions {
  /** Texts of inline scripts, of which most pages have none. */
  scripts?: readonly string[] | undefined;
  /** Further inline styles. */
  styles?: readonly string[] | undefined;
  /** Origin of the logo, if it is not the page's own. */
  imageOrigin?: string;
  /** Sites that may show the page in a frame; none by default. */
  frameAncestors?: string;
}

/** Hashes instead of nonces, since the same bytes are sent to many. */
export const writePolicy = ({
  scripts = [],
  styles = [],
  imageOrigin = '',
  frameAncestors = "'none'",
}: PolicyOptions): string =>
  [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.map(toPolicyHash).join(' ')}`] : []),
    // Lets audit tools that run inside the page read robots.txt, too.
    "connect-src 'self'",
    `style-src ${[styleHash, ...styles.map(toPolicyHash)].join(' ')}`,
    `img-src 'self' data: ${imageOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
