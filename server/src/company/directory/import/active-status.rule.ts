const statusTexts = {
  1: 'active yes y true t 1 enabled on working current employed present onroll onrolls confirmed probation permanent inservice serving hired onleave noticeperiod innoticeperiod ja oui si sim tak aktiv actif activo ativo',
  0: 'inactive no n false f 0 disabled off terminated left resigned relieved retired separated exited exit ex exemployee former deactivated deceased dismissed absconded suspended notactive archived closed nein non nie inaktiv inactif inactivo inativo',
} as const;

const statesByText = new Map(
  ([1, 0] as const).flatMap((state) =>
    statusTexts[state].split(' ').map((word) => [word, state] as const),
  ),
);

/** 1 for active, 0 for inactive; undefined for an unknown word. */
export const parseActiveStatus = (cell: string): 0 | 1 | undefined =>
  statesByText.get(cell.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
