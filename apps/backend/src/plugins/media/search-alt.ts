import type { CollectionBeforeOperationHook } from 'payload';
import { whereInAnyLanguage } from '../../documents/where-in-any-language.ts';

/** What files show is searched and filtered in all languages: a picture described in Danish is found by an editor who works in English. */
export const searchAltInAnyLanguage: CollectionBeforeOperationHook = ({ args }) =>
	'where' in args && args.where
		? { ...args, where: whereInAnyLanguage(args.where, 'alt', 'alt') }
		: args;
