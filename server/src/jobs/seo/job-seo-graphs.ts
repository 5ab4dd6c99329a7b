import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { JobExtension } from '../postings/job-extension';
import { announceRecords } from '../../platform/lists/announce-records';
import { removeGraphImages } from './graph-images';
import { seoGraphList } from './seo-graphs.list';

export const seoGraphJobExtension: JobExtension = {
  deleting: async (tx, { ids: jobIds, actorId }) => {
    const graphs = await tx.many<{ id: number; name: string }>(sql`
      select id, title as name from seo_graph
      where job_id = any(${jobIds}::integer[]) order by id for update`);
    if (graphs.length === 0) return undefined;
    const ids = graphs.map(({ id }) => id);
    const whenGone = await removeGraphImages(tx, ids);
    await tx.run(sql`delete from seo_graph where id = any(${ids}::integer[])`);
    await whenGone();
    await audit(tx, actorId, 'seo-graph.delete', graphs);
    announceRecords(tx, seoGraphList, ids);
    return undefined;
  },
};
