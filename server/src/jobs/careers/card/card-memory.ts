import pLimit from 'p-limit';
import { AppError } from '../../../platform/errors';
import { toStorageName, type FileStorage } from '../../../platform/files/storage/storage';
import { toCardVersion, type ShareCard } from './card';
import { drawCard } from './draw-card';

/** Maximum of pictures in memory: about 10 MB. */
const maxCards = 250;
const maxWaiting = 100;
const maxLogoBytes = 2 * 1024 * 1024;

const readLogo = async (storage: FileStorage, id: string | null): Promise<Buffer | undefined> => {
  const content = id === null ? undefined : await storage.read(toStorageName(id));
  if (!content) return undefined;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > maxLogoBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/**
 * Pictures of job cards, cached by their content and drawn one after another; only changed content is drawn
 * again.
 */
export const createShareCardCache = (storage: FileStorage) => {
  const cards = new Map<string, Promise<Buffer>>();
  const limit = pLimit(1);

  /** @throws AppError 429 when too many pictures wait to be drawn. */
  return (card: ShareCard): Promise<Buffer> => {
    const version = toCardVersion(card);
    const known = cards.get(version);
    if (!known && limit.pendingCount >= maxWaiting) throw new AppError('TOO_MANY');
    const drawn =
      known ?? limit(async () => drawCard(card, await readLogo(storage, card.logoFileId)));
    cards.delete(version);
    cards.set(version, drawn);
    drawn.catch(() => cards.delete(version));
    const [oldest] = cards.keys();
    if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest);
    return drawn;
  };
};
