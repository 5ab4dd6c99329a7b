import type { Meta, PageQuery } from '../../../contract/answer';

/** A requested page; requests may call the limit by its older name, `size`. */
export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

export const toPageRequest = ({ page = 1, limit, size }: PageQuery, usual: number): PageRequest => {
  const rows = limit ?? size ?? usual;
  return { page, limit: rows, offset: (page - 1) * rows };
};

export const toPageMeta = ({ page, limit, offset }: PageRequest, total: number): Meta => {
  const shown = Math.max(0, Math.min(limit, total - offset));
  return {
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
    from: shown > 0 ? offset + 1 : 0,
    to: shown > 0 ? offset + shown : 0,
  };
};
