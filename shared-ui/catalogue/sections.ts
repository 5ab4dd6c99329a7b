import { actions } from './sections/actions';
import { board } from './sections/board';
import { charts } from './sections/charts';
import { fields } from './sections/fields';
import { forms } from './sections/forms';
import { layout } from './sections/layout';
import { lists } from './sections/lists';
import { log } from './sections/log';
import { marks } from './sections/marks';
import { overlays } from './sections/overlays';
import { richText } from './sections/rich-text';
import { states } from './sections/states';
import { timeline } from './sections/timeline';

export const sections = [
  layout,
  actions,
  marks,
  states,
  overlays,
  lists,
  fields,
  forms,
  richText,
  charts,
  timeline,
  board,
  log,
];
