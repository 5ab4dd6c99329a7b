import { type ReactElement } from 'react';
import { answer, lookupAnswer, pageOf } from 'shared-auth/testing';
import { renderPage, type PageTest, type RenderPageOptions } from '../render-page';
import { deleteSailors, exportSailors, getSailors, SailorsPage } from './sailors.page';

interface Options extends RenderPageOptions {
  page?: ReactElement;
}

/** Opens the sample list with a fake server that has `count` sailors; a search finds none. */
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
      answer(getSailors, ({ query }) => pageOf(query.search ? [] : sailors, query)),
      answer(deleteSailors, ({ body }) => {
        sailors = sailors.filter(({ sailorId }) => body.sailorId?.includes(sailorId) === false);
        return {};
      }),
      answer(exportSailors, {}),
      lookupAnswer('departments', [{ departmentId: 4, departmentName: 'Engine room' }]),
    ],
    ...options,
  });
};
