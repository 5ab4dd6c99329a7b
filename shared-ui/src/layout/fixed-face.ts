import { type SystemStyleObject, useChakraContext } from '@chakra-ui/react';
import { css, jsx, type SerializedStyles } from '@emotion/react';
import type { ComponentProps } from 'react';

type Tag = 'span' | 'div' | 'form' | 'input' | 'td' | 'tr';

/**
 * An element whose look never changes. Its styles are worked out once instead of each time it is
 * drawn, which counts where a screen has hundreds of it; it takes no style properties.
 */
export const fixedFace = <T extends Tag>(tag: T, styles: SystemStyleObject) => {
  const known = new WeakMap<object, SerializedStyles>();
  const FixedFace = (props: ComponentProps<T>) => {
    const system = useChakraContext();
    const look = known.get(system) ?? css(system.css(styles));
    known.set(system, look);
    return jsx(tag, { ...props, css: look });
  };
  return FixedFace;
};
