import { Type, type TArray, type TInteger, type TObject, type TOptional } from 'typebox';
import { Id } from './answer';
import { mostChosen, mostLeftOut } from './selection-constants';

/**
 * Selection of rows: by ids, or all that match the filter `matching` except the ids in `except`. `expected`
 * is the number of rows that the user saw.
 */
export type Selection<Key extends string, Filter> = { [Name in Key]?: number[] } & {
  matching?: Filter;
  except?: number[];
  expected?: number;
};

export const Selection = <Key extends string, Filter extends TObject>(key: Key, filter: Filter) => {
  const ids = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostChosen }));
  return Type.Object({
    ...({ [key]: ids } as Record<Key, TOptional<TArray<TInteger>>>),
    matching: Type.Optional(filter),
    except: Type.Optional(Type.Array(Id, { maxItems: mostLeftOut })),
    expected: Type.Optional(Type.Integer({ minimum: 0 })),
  });
};
