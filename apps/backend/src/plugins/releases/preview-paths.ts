import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { pathOf } from '../../content/preview/document-path.ts';
import type { DraftView, FixedVersion } from '../../content/preview/draft-view.ts';
import { configOf } from '../../documents/document.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import { contentFields } from '../../publication/live.ts';
import { inLocale } from '../../publication/locale-values.ts';
import { readMembers } from './members.ts';

/** The key of a release, for views, its lock and the audit log. */
export const releaseKey = ({ id }: { id: number }) => `releases:${id}`;

/** The id of a release in the target of a token or link; null for a document. */
export function releaseOf(target: string): number | null {
	const [, id] = /^releases:(\d{1,10})$/.exec(target) ?? [];
	return id === undefined ? null : Number(id);
}

/** A view with the draft of one document, or with the versions that a release publishes. */
export async function viewOf(
	payload: Payload,
	target: string,
	languages: readonly LocaleCode[] | 'all',
): Promise<DraftView> {
	const release = releaseOf(target);
	const shared = { languages: languages === 'all' ? languages : new Set(languages) } as const;
	if (release === null) return { ...shared, drafts: new Set([target]) };
	const members = await readMembers({ payload }, release);
	const fixed = members.flatMap(({ target: key, content: all, publishedAt }) => {
		const document = parseTextDocument(key);
		if (!document || !all || publishedAt !== null) return [];
		const fields = contentFields(configOf(payload, document).flattenedFields);
		const version: FixedVersion = { all, in: (lang) => inLocale(fields, all, lang) };
		return [[key, version] as const];
	});
	return {
		...shared,
		drafts: new Set(members.map((member) => member.target)),
		fixed: new Map(fixed),
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
			const path = await pathOf(payload, { book, view }, key, lang);
			if (path !== null) paths.push(path);
		}
	return [...new Set(paths)];
}
