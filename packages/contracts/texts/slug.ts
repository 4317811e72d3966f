import { foldText } from './fold-text.ts';

/** A slug made of any title, with Danish and German letters spelled out. */
export function slugFrom(title: string): string {
	return foldText(title)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 96);
}
