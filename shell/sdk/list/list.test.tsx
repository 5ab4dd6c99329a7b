import { act, screen, waitFor } from '@testing-library/react';
import { useNavigateTo } from '../react';
import { answer, failure, pageOf, pick, press, rowOf, user } from '../testing';
import { openSailors } from '../testing/sample-list/open-sailors';
import {
  getSailors,
  SailorsPage,
  sailorList,
  SearchedSailors,
} from '../testing/sample-list/sailors.page';

const standard = { deck: 'upper', watch: 'day', page: 1, limit: 10 };

describe('the address of a list', () => {
  test('a link with a page, a sort order and filters opens the list with them', async () => {
    const page = openSailors(57, {
      address: '/crew?page=2&limit=20&sort=-age&deck=lower&watch=any&department=4&from=2026-01-31',
    });
    await rowOf('Sailor 21\\b');
    expect(page.queries(getSailors)[0]).toEqual({
      deck: 'lower',
      departmentId: 4,
      fromDate: '2026-01-31',
      page: 2,
      limit: 20,
      sort: '-age',
    });
  });

  test('invalid values in the address are not sent', async () => {
    const page = openSailors(1, {
      address: '/crew?page=-1&limit=9999&sort=mood&watch=dog&department=x',
    });
    await rowOf('Sailor 1\\b');
    expect(page.queries(getSailors)).toEqual([standard]);
  });

  test('the address determines the query of the first rows, also when it starts before the page opens', async () => {
    const page = openSailors(30);
    await rowOf('Sailor 1\\b');
    await act(async () => sailorList.beginReading({ search: '?page=3&watch=night' }));
    expect(page.queries(getSailors)).toContainEqual({ ...standard, watch: 'night', page: 3 });
  });

  test('a new search, sort order, filter or number of rows opens page 1, and is part of the address', async () => {
    const page = openSailors(57, { address: '/crew?page=3' });
    await rowOf('Sailor 21\\b');
    await press('Name');
    await waitFor(() => expect(page.address()).toBe('/crew?sort=name'));
    await press('Name');
    await waitFor(() => expect(page.address()).toBe('/crew?sort=-name'));
    await press('Name');
    await waitFor(() => expect(page.address()).toBe('/crew'));
    await press(/^Rows per page/);
    await user.click(await screen.findByRole('menuitemradio', { name: '20 rows' }));
    await pick(/^Watch Day watch/, 'Night watch');
    await waitFor(() => expect(page.address()).toBe('/crew?limit=20&watch=night'));
    await user.type(screen.getByRole('searchbox', { name: 'Search sailors' }), 'x{Enter}');
    await waitFor(() => expect(page.address()).toBe('/crew?limit=20&watch=night&search=x'));
    await waitFor(() =>
      expect(page.queries(getSailors)).toContainEqual({
        ...standard,
        watch: 'night',
        limit: 20,
        search: 'x',
      }),
    );
  });

  test('a page number beyond the end opens the last page', async () => {
    const page = openSailors(57, { address: '/crew?page=9' });
    await rowOf('Sailor 51\\b');
    expect(page.address()).toBe('/crew?page=6');
  });

  test('a filter in the navigation state of a link is added to the address, and applies at once', async () => {
    const Go = () => {
      const go = useNavigateTo();
      return (
        <button onClick={() => go({ to: '/crew' }, { state: { department: 4, deck: 'lower' } })}>
          Go
        </button>
      );
    };
    const page = openSailors(1, {
      page: (
        <>
          <Go />
          <SailorsPage />
        </>
      ),
    });
    await rowOf('Sailor 1\\b');
    await press('Go');
    await waitFor(() => expect(page.address()).toBe('/crew?department=4'));
    expect(page.queries(getSailors)).toEqual([standard, { ...standard, departmentId: 4 }]);
  });
});

describe('a list without rows', () => {
  test('the list says that there are no records yet', async () => {
    openSailors(0, { address: '/crew?watch=any&deck=lower' });
    expect(await screen.findByText('No sailors yet')).toBeVisible();
  });

  test('without any records the list says that there are none yet, whatever the filters are', async () => {
    const page = openSailors(0, { address: '/crew?search=x&department=4&limit=50&page=2' });
    expect(await screen.findByText('No sailors yet')).toBeVisible();
    expect(page.queries(getSailors)).toContainEqual({ deck: 'upper', page: 1, limit: 1 });
  });

  test('the list offers to remove the filters where it is unknown whether there are any records', async () => {
    openSailors(3, {
      address: '/crew?search=x',
      answers: [
        answer(getSailors, ({ query }) => {
          if (query.limit === 1) throw failure(500, 'Something failed on our side.');
          return pageOf([], query);
        }),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Show all sailors' })).toBeVisible();
  });

  test('one button removes all filters and the search that leave no rows', async () => {
    const page = openSailors(3, { address: '/crew?search=x&deck=lower&department=4&sort=name' });
    expect(await screen.findByText('No sailors match these filters')).toBeVisible();
    await press('Show all sailors');
    await rowOf('Sailor 3\\b');
    expect(page.address()).toBe('/crew?deck=lower&sort=name&watch=any');
  });

  test('a list without filters mentions only the search', async () => {
    openSailors(3, { page: <SearchedSailors />, address: '/crew?search=x' });
    expect(await screen.findByText('No sailor matches the search')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search the crew' })).toHaveValue('x');
    expect(screen.queryByRole('button', { name: 'Add a filter' })).toBeNull();
  });

  test('a failed load shows a message with a reference, and Retry loads the list', async () => {
    let fails = true;
    openSailors(3, {
      answers: [
        answer(getSailors, () => {
          if (fails) throw failure(500, 'Something failed on our side.');
          return pageOf([{ sailorId: 1, name: 'Sailor 1' }]);
        }),
      ],
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The sailors could not be loaded');
    expect(alert).toHaveTextContent('Something failed on our side.');
    expect(alert).toHaveTextContent('Reference r-77');
    fails = false;
    await press('Retry');
    expect(await rowOf('Sailor 1\\b')).toBeVisible();
  });
});

describe('the next page of a list', () => {
  test('the next page of a list is preloaded, and shown without another call', async () => {
    const page = openSailors(15);
    await rowOf('Sailor 1\\b');
    await waitFor(() =>
      expect(page.queries(getSailors)).toEqual([standard, { ...standard, page: 2 }]),
    );
    await press('Page 2');
    await rowOf('Sailor 11\\b');
    expect(page.queries(getSailors)).toHaveLength(2);
  });
});

describe('filters of a list', () => {
  test('filters are added, opened at once, and removed again', async () => {
    const page = openSailors(3);
    await rowOf('Sailor 1\\b');
    const offered = async () => {
      await press('Add a filter');
      const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names;
    };
    expect(await offered()).toEqual(['Department', 'Aboard']);
    await press('Add a filter');
    await user.click(await screen.findByRole('menuitem', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name: 'Engine room' }));
    await waitFor(() => expect(page.address()).toBe('/crew?department=4'));
    expect(await screen.findByRole('button', { name: 'Department Engine room' })).toBeVisible();
    expect(await offered()).toEqual(['Aboard']);
    await press('Remove filter Department');
    await waitFor(() => expect(page.address()).toBe('/crew'));
    expect(await offered()).toEqual(['Department', 'Aboard']);
  });

  test('filters of the address are shown, also a range of dates', async () => {
    const page = openSailors(3, { address: '/crew?from=2026-01-01&to=2026-01-31' });
    await press('Aboard 1 January 2026 to 31 January 2026');
    await press('Last 7 days');
    await waitFor(() => expect(page.address()).not.toContain('2026-01'));
    expect(page.address()).toMatch(/^\/crew\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await press('Remove filter Aboard');
    await waitFor(() => expect(page.address()).toBe('/crew'));
  });
});
