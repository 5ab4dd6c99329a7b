import { Type, type TArray, type TInteger, type TObject, type TOptional } from 'typebox';
import { Id } from './answer';
import { mostChosen, mostLeftOut } from './selection-constants';

/** Rows by id under the name of their id, or all that match a filter but some, with the number seen. */
export type Selection<Key extends string, Filter> = { [Name in Key]?: number[] } & {
  matching?: Filter;
  except?: number[];
  expected?: number;
};

/** The schema of a selection: `Selection('sourceId', SourceFilter)`. */
export const Selection = <Key extends string, Filter extends TObject>(key: Key, filter: Filter) => {
  const ids = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostChosen }));
  return Type.Object({
    ...({ [key]: ids } as Record<Key, TOptional<TArray<TInteger>>>),
    matching: Type.Optional(filter),
    except: Type.Optional(Type.Array(Id, { maxItems: mostLeftOut })),
    expected: Type.Optional(Type.Integer({ minimum: 0 })),
  });
};
