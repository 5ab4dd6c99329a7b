import { type ReactElement } from 'react';
import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { lookups } from 'server/contract/lookups';
import { answer } from 'shared-auth/testing';
import { renderPage, type PageTest, type RenderPageOptions } from '../render-page';
import { deleteSailors, exportSailors, getSailors, SailorsPage } from './sailors.page';

export const pageOf = <Row,>(rows: readonly Row[], page = 1, limit = 10): Many<Row> => ({
  data: rows.slice((page - 1) * limit, page * limit),
  meta: {
    total: rows.length,
    current_page: page,
    last_page: Math.max(1, Math.ceil(rows.length / limit)),
    from: 1,
    to: rows.length,
  },
});

interface Options extends RenderPageOptions {
  page?: ReactElement;
}

/** A list over a server that keeps this many sailors; a search finds none. */
export const openSailors = (
  count: number,
  { answers = [], page = <SailorsPage />, ...options }: Options = {},
): PageTest => {
  let sailors = Array.from({ length: count }, (_, at) => ({
    sailorId: at + 1,
    name: `Sailor ${at + 1}`,
  }));
  return renderPage(page, {
    address: '/crew',
    answers: [
      ...answers,
      answer(getSailors, ({ query }) =>
        pageOf(query.search ? [] : sailors, query.page, query.limit),
      ),
      answer(deleteSailors, ({ body }) => {
        sailors = sailors.filter(({ sailorId }) => body.sailorId?.includes(sailorId) === false);
        return {};
      }),
      answer(exportSailors, {}),
      answer(
        call<{ reply: Many<object> }>('GET', lookups.departments.path),
        pageOf([{ departmentId: 4, departmentName: 'Engine room' }]),
      ),
    ],
    ...options,
  });
};

/** What the list was asked for, in order. */
export const queriesOf = ({ calls }: PageTest) =>
  calls.flatMap(({ call: made, query }) => (made === 'GET /api/v1/sailor' ? [query] : []));

/** What a write was sent, in order. */
export const bodiesOf = ({ calls }: PageTest, write: 'sailor-delete' | 'sailor-export') =>
  calls.flatMap(({ call: made, body }) => (made === `POST /api/v1/${write}` ? [body] : []));
