import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { translationService } from './machine/configured-service.ts';
import { translationStatesPlugin } from './states/track.ts';

/** What is missing or outdated in which language; copying, side by side, machine translation, translators' files. */
export const translations = (): Plugin =>
	inOrder(translationStatesPlugin, add({ custom: { canTranslate: translationService !== null } }));
