export const longText =
  'Regional category buyer for whole and ground spices, responsible for supplier development, quality at the source and the yearly contracts of the southern plants. ';

export const unbrokenText =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const arabicText = 'مشتري التوابل';

export const doNothing = (): void => undefined;

export const resolveSoon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 800));

export const rejectWithMessage = (): Promise<never> =>
  Promise.reject(new Error('This record is still in use by 3 jobs. Take it out of them first.'));
