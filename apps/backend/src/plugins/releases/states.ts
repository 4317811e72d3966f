import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { AddressBook } from '../../content/addresses/address-book.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { pathOf } from '../../content/preview/document-path.ts';
import type { DraftView } from '../../content/preview/draft-view.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { languageName } from '../../platform/i18n/words.ts';
import { differsIn, liveLocales } from '../../publication/live.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { kindOf, localeOf, previewDocument, titleOf } from '../publish-checks/api.ts';
import { draftTime, type Member } from './members.ts';
import { releaseKey, viewOf } from './preview-paths.ts';
import type { ReleaseMember as MemberState } from './use-release.ts';

/** The enabled locales that a release publishes. Releases of earlier versions may have none stored: they publish all. */
export const localesOf = ({ languages }: Pick<Release, 'languages'>): readonly LocaleCode[] =>
	siteLocaleCodes().filter((code) => !languages?.length || languages.includes(code));

interface Site {
	view: DraftView;
	book: AddressBook;
}

async function stateOf(
	req: PayloadRequest,
	member: Member,
	locales: readonly LocaleCode[],
	site: Site,
): Promise<MemberState> {
	const { target, action, addedBy, content } = member;
	const ref = parseTextDocument(target);
	const stored = ref && (await readStoredDocument(req, ref));
	const shared = { target, action, addedBy, path: null, preview: null };
	if (!ref || !stored) return { ...shared, title: target, kind: '', form: '', state: 'gone' };
	const { flattenedFields: fields, newest, published } = stored;
	const document = {
		...shared,
		title: titleOf(req, ref, newest),
		kind: kindOf(req, ref),
		form: adminUrl('', ref),
		path: await pathOf(req.payload, site, target, localeOf(req)),
	};
	const isOnline = liveLocales(fields, published).length > 0;
	const hasEffect = action === 'unpublish' ? isOnline : draftTime(newest) !== null;
	if (member.publishedAt || !hasEffect) return { ...document, state: 'done' };
	const isChanged = content !== null && differsIn(fields, content, newest, locales);
	return {
		...document,
		preview: await previewDocument(req, ref, { stored, content, book: site.book }),
		state: isChanged ? 'changed' : 'ready',
	};
}

/** The current states of the members of a release. */
export async function statesOf(
	req: PayloadRequest,
	release: Release,
	members: readonly Member[],
): Promise<MemberState[]> {
	const view = await viewOf(req.payload, releaseKey(release), 'all');
	const site = { view, book: await addressBook(req.payload, view) };
	const states: MemberState[] = [];
	for (const member of members) states.push(await stateOf(req, member, localesOf(release), site));
	return states;
}

/** The errors that stop a member in the languages of its release: one line each, with the language. */
export const errorsOf = (
	{ preview }: MemberState,
	release: Release,
	{ i18n }: Pick<PayloadRequest, 'i18n'>,
): string[] =>
	(preview?.languages ?? [])
		.filter(({ language }) => localesOf(release).includes(language))
		.flatMap(({ language, findings }) =>
			findings
				.filter(({ level }) => level === 'error')
				.map(({ message }) => `${languageName(language, i18n.language)}: ${message}`),
		);

/** True if publishing the member in the languages of its release changes something for visitors. */
export const hasEffectIn = ({ action, preview }: MemberState, release: Release): boolean =>
	(preview?.languages ?? []).some(
		({ language, waiting, addressOffer }) =>
			action === 'unpublish' ||
			(localesOf(release).includes(language) && waiting && addressOffer === null),
	);
