import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { changeImage } from '../../platform/files/change-image';
import { deleteFiles } from '../../platform/files/file-changes';
import type { FileVisibility } from '../../platform/files/get-file';
import type { FileStorage } from '../../platform/files/storage/storage';
import type { RecordTable } from '../../platform/lists/record-table';
import type { ReceivedGraph } from './received-graph';

export const isGraphImageVisibleSql: FileVisibility = ({ grants }) =>
  grants.has('setup:view-hiring')
    ? sql`exists (select 1 from seo_graph where image_file_id = stored_file.id)`
    : undefined;

export const writeGraphImage =
  (storage: FileStorage): NonNullable<RecordTable['writeParts']> =>
  (tx, id, body, { userId }) => {
    const { checkedImage, image } = body as ReceivedGraph;
    return changeImage(tx, storage, {
      record: { table: 'seo_graph', column: 'image_file_id', id },
      actorId: userId,
      image: checkedImage,
      left: { field: 'image', id: image },
    });
  };

/**
 * Removes the graphs' images; returns a function that removes their files, to be called after the graphs were
 * deleted.
 */
export const removeGraphImages = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<() => Promise<void>> => {
  const images = await tx.many<{ id: string }>(sql`
    select image_file_id as id from seo_graph
    where id = any(${[...ids]}::integer[]) and image_file_id is not null`);
  return () =>
    deleteFiles(
      tx,
      images.map(({ id }) => id),
    );
};
