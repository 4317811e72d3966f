import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { translationService } from './deepl.ts';
import { translationStatesPlugin } from './states/track.ts';

/** Translation states, copying between locales, side-by-side translation, and machine translation. */
export const translations = (): Plugin =>
	inOrder(translationStatesPlugin, add({ custom: { canTranslate: translationService !== null } }));
