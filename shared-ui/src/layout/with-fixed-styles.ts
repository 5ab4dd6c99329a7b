import { type SystemStyleObject, useChakraContext } from '@chakra-ui/react';
import { css, type SerializedStyles, withEmotionCache } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { type ComponentProps, createElement, useInsertionEffect } from 'react';

type Tag = 'span' | 'div' | 'section' | 'form' | 'input' | 'td' | 'th' | 'tr' | 'time' | 'button';

/**
 * Creates a component whose styles are computed once, not per render, which matters for hundreds of elements.
 */
export const withFixedStyles = <T extends Tag>(tag: T, styles: SystemStyleObject) => {
  const known = new WeakMap<object, SerializedStyles>();
  return withEmotionCache<ComponentProps<T>>((props, cache, ref) => {
    const system = useChakraContext();
    const look = known.get(system) ?? css(system.css(styles));
    known.set(system, look);
    useInsertionEffect(() => void insertStyles(cache, look, true), [cache, look]);
    return createElement(tag, { ...props, ref, className: `${cache.key}-${look.name}` });
  });
};
