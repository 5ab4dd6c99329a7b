import { createHash } from 'node:crypto';
import { careersStyles } from './careers-styles';

export const toPolicyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styleHash = toPolicyHash(careersStyles.text);

export interface PolicyOptions {
  /** Texts of inline scripts; most pages have none. */
  scripts?: readonly string[] | undefined;
  /** Inline styles in addition to those of all pages. */
  styles?: readonly string[] | undefined;
  /** Origin of the logo, if it is not the page's own. */
  imageOrigin?: string;
  /** Sites that may show the page in a frame; none by default. */
  frameAncestors?: string;
}

/**
 * The policy permits styles and scripts by hash instead of by nonce, since the same bytes are sent to many
 * visitors.
 */
export const writePolicy = ({
  scripts = [],
  styles = [],
  imageOrigin = '',
  frameAncestors = "'none'",
}: PolicyOptions): string =>
  [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.map(toPolicyHash).join(' ')}`] : []),
    // Allows audit tools that run inside the page to read robots.txt.
    "connect-src 'self'",
    `style-src ${[styleHash, ...styles.map(toPolicyHash)].join(' ')}`,
    `img-src 'self' data: ${imageOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
