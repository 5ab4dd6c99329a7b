import { chakra } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { memoizeRecipes } from './memoize-recipes';
import { getPageSystem } from './system';

const look = { base: { color: 'ink' }, variants: { loud: { true: { fontWeight: 600 } } } };

test('a style recipe is created once, however often its component renders', () => {
  const system = getPageSystem();
  const cva = jest.fn(system.cva);
  const remembering = memoizeRecipes({ ...system, cva: cva as typeof system.cva });
  expect(remembering.cva(look)).toBe(remembering.cva(look));
  expect(cva).toHaveBeenCalledTimes(1);
});

test('styles of two components and of two variants are cached separately', () => {
  const Loud = chakra('p', look);
  const Other = chakra('p', { base: { color: 'bad' } });
  render(
    <UiProvider>
      <Loud>quiet</Loud>
      <Loud loud>loud</Loud>
      <Other>other</Other>
    </UiProvider>,
  );
  const looks = ['quiet', 'loud', 'other'].map((words) => screen.getByText(words).className);
  expect(new Set(looks).size).toBe(3);
});
