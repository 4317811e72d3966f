import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import type { DraftView } from '../../content/drafts/draft-view.ts';
import { pathOf } from '../../content/preview/document-path.ts';
import { readMembers } from './release-members.ts';

/** The id of a release in the target of a token or link; null for a document. */
export function releaseOf(target: string): number | null {
	const [, id] = /^releases:(\d{1,10})$/.exec(target) ?? [];
	return id === undefined ? null : Number(id);
}

/** A view with the drafts of one document, or of all members of a release. */
export async function viewOf(
	payload: Payload,
	target: string,
	languages: readonly LocaleCode[] | 'all',
): Promise<DraftView> {
	const release = releaseOf(target);
	const keys =
		release === null
			? [target]
			: (await readMembers({ payload }, release)).map((member) => member.target);
	return {
		drafts: new Set(keys),
		languages: languages === 'all' ? 'all' : new Set(languages),
	};
}

/**
 * The paths at which the draft of a document, or the drafts of a release's members, can be previewed in these locales: the document's own
 * path, or a public page that shows it. Locales without such a path are omitted.
 */
export async function previewPaths(
	payload: Payload,
	target: string,
	languages: readonly LocaleCode[],
): Promise<string[]> {
	const view = await viewOf(payload, target, languages);
	const book = await addressBook(payload, view);
	const keys = typeof view.drafts === 'string' ? [] : [...view.drafts];
	const paths: string[] = [];
	for (const lang of languages)
		for (const key of keys) {
			const path = await pathOf(payload, book, key, lang);
			if (path !== null) paths.push(path);
		}
	return [...new Set(paths)];
}
