import { expectTypeOf } from 'expect-type';
import { useForm, useRecordForm } from '.';

interface Values {
  name: string;
  city: string;
}
interface Stored extends Values {
  id: number;
  version: number;
}

const labels = { name: 'Name', city: 'City' };
const refusal = 'The source was not saved.';
const valuesOf = ({ name, city }: Stored): Values => ({ name, city });
declare const record: Stored;
declare const sent: Promise<{ id: number }>;

const useNew = () =>
  useForm({
    initial: { name: '', city: '' },
    labels,
    refusal,
    save: (values, key) => {
      expectTypeOf(values).toEqualTypeOf<Values>();
      expectTypeOf(key).toEqualTypeOf<string | undefined>();
      return sent;
    },
    goOn: (result) => {
      expectTypeOf(result).toEqualTypeOf<{ id: number }>();
    },
  });
expectTypeOf<ReturnType<typeof useNew>['form']['initialValues']>().toEqualTypeOf<Values>();

const useEdit = () =>
  useRecordForm({
    record,
    valuesOf,
    labels,
    refusal,
    save: (values, base) => {
      expectTypeOf(values).toEqualTypeOf<Values>();
      expectTypeOf(base.version).toEqualTypeOf<number>();
      expectTypeOf(base.values).toEqualTypeOf<Values>();
      expectTypeOf(base.record).toEqualTypeOf<Stored>();
      return sent;
    },
  });
expectTypeOf<ReturnType<typeof useEdit>['form']['initialValues']>().toEqualTypeOf<Values>();

const useWithoutVersion = () =>
  useRecordForm({
    // @ts-expect-error the stored record needs a version
    record: { name: '', city: '' },
    // @ts-expect-error the stored record needs a version
    valuesOf: (stored: Values) => stored,
    labels,
    refusal,
    save: () => sent,
  });
