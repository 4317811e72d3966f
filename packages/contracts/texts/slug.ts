import { foldText } from './fold-text.ts';

/** Makes a slug of a title. Danish and German letters are spelled out. */
export function slugFrom(title: string): string {
	return foldText(title)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 96);
}
