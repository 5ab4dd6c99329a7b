const pageSize = 20;

export const toOutboxStatement = (condition: string, offset: number): string => `
  select json_agg(row_to_json(page)) as data,
    (select count(*) from mail_message where ${condition}) as total
  from (
    select id, kind, address, state, subject, problem, attempts, created_at, sent_at
    from mail_message where ${condition}
    order by created_at desc, id desc limit ${pageSize} offset ${offset}) page`;
