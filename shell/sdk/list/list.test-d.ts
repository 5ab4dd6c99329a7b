import { expectTypeOf } from 'expect-type';
import type { Many } from 'server/contract/answer';
import { addressField, type Selected } from '../react';
import { defineList, useList } from '.';
import type { ListReader } from './list';

interface Sailor {
  sailorId: number;
  name: string;
}
interface SailorQuery {
  page?: number;
  limit?: number;
  search?: string;
  sort?: 'name' | '-name';
  watch?: 'day' | 'night';
}

declare const reader: ListReader<SailorQuery, Sailor, Many<Sailor>, undefined>;
declare const crewReader: ListReader<SailorQuery, Sailor, Many<Sailor>, { shipId: number }>;

const named = { reader, key: 'sailorId', one: 'sailor', many: 'sailors' } as const;
const nameOf = ({ name }: Sailor) => name;
const fields = { watch: addressField.choice(['', 'day', 'night'], '') };

const sailors = defineList({
  ...named,
  nameOf,
  fields,
  sorts: ['name'],
  filterOf: ({ watch }) => ({ watch: watch === '' ? undefined : watch }),
});
const useSailors = () => useList(sailors);
type Live = ReturnType<typeof useSailors>;

expectTypeOf<Live['state']['page']>().toEqualTypeOf<number>();
expectTypeOf<Live['state']['search']>().toEqualTypeOf<string>();
expectTypeOf<Live['state']['watch']>().toEqualTypeOf<'' | 'day' | 'night'>();
expectTypeOf<Live['state']>().not.toHaveProperty('deck');
expectTypeOf<Parameters<Live['change']>[0]>().toExtend<{ watch?: '' | 'day' | 'night' }>();
expectTypeOf<Live['rows']>().toEqualTypeOf<readonly Sailor[] | undefined>();
expectTypeOf<Live['answer']>().toEqualTypeOf<Many<Sailor> | undefined>();

expectTypeOf<ReturnType<Live['ofRow']>>().toExtend<Selected<object>>();
type Named = ReturnType<Live['ofRow']>['selection'];
expectTypeOf<Named['sailorId']>().toEqualTypeOf<number[] | undefined>();
expectTypeOf<Named['matching']>().toEqualTypeOf<
  { search?: string; watch?: 'day' | 'night' } | undefined
>();

// @ts-expect-error a row has no such key
defineList({ ...named, key: 'shipId', nameOf });
// @ts-expect-error the server knows no such filter
defineList({ ...named, nameOf, fields, filterOf: () => ({ deck: 1 }) });
// @ts-expect-error the list has no such field
defineList({ ...named, nameOf, fields, kept: ['deck'] });

const crews = defineList({ ...named, nameOf, reader: crewReader });
const useCrew = () => useList(crews, { shipId: 7 });
expectTypeOf<ReturnType<typeof useCrew>['rows']>().toEqualTypeOf<readonly Sailor[] | undefined>();
// @ts-expect-error the call has a parameter
const useNobody = () => useList(crews);
