import type {
	CollectionAfterChangeHook,
	CollectionBeforeChangeHook,
	PayloadRequest,
} from 'payload';
import { ValidationError } from 'payload';
import { kindOf } from '../../content/addresses/address-book.ts';
import { documentAt } from '../../content/addresses/document-at.ts';
import { changeRedirect, findRedirects } from '../../documents/redirects/store.ts';
import { ownPath, targetPath } from '../../documents/redirects/target.ts';
import type { Redirect } from '../../payload-types.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { type Words, words } from '../../platform/i18n/words.ts';

const problems = {
	live: words(
		'A published document is at this address; a redirect from it would never be followed.',
		'Et udgivet dokument ligger på denne adresse; en omdirigering herfra ville aldrig blive fulgt.',
		'Unter dieser Adresse liegt ein veröffentlichtes Dokument; eine Weiterleitung von hier würde nie benutzt.',
	),
	nowhere: words(
		'Choose a page or an article, or write another address.',
		'Vælg en side eller en artikel, eller skriv en anden adresse.',
		'Eine Seite oder einen Artikel wählen oder eine andere Adresse angeben.',
	),
	itself: words(
		'The redirect leads to itself.',
		'Omdirigeringen fører til sig selv.',
		'Die Weiterleitung führt zu sich selbst.',
	),
	loop: words(
		'The redirect leads back to itself through other redirects.',
		'Omdirigeringen fører tilbage til sig selv gennem andre omdirigeringer.',
		'Die Weiterleitung führt über andere Weiterleitungen zu sich selbst zurück.',
	),
};

function refuse(req: PayloadRequest, path: string, problem: Words): never {
	const errors = [{ path, message: translator(req)(problem) }];
	throw new ValidationError({ collection: 'redirects', errors, req });
}

const isPermanent = ({ status }: Pick<Redirect, 'status'>) => status === '301' || status === '308';

type Draft = Pick<Redirect, 'from' | 'to' | 'locale' | 'status'>;

/** The redirect that is followed from a path, if there is one. */
async function nextFrom(req: PayloadRequest, path: string | null): Promise<Redirect | undefined> {
	if (path === null) return undefined;
	const [next] = await findRedirects(req, { from: { equals: path } });
	return next && next.status !== '410' ? next : undefined;
}

/**
 * Where a redirect leads in the end: of permanent ones that follow it only the last counts, so that visitors take one step.
 * A way back to its own source is refused.
 */
async function lastTarget(req: PayloadRequest, own: Draft): Promise<Pick<Draft, 'to' | 'locale'>> {
	const field = own.to?.reference ? 'to.reference' : 'to.url';
	const passed = new Set([own.from]);
	let last: Pick<Draft, 'to' | 'locale'> = own;
	let path = await targetPath(req, own.to, own.locale);
	if (path === own.from) refuse(req, field, problems.itself);
	let permanent = true;
	for (let next = await nextFrom(req, path); next; next = await nextFrom(req, path)) {
		if (passed.has(next.from)) break;
		passed.add(next.from);
		permanent &&= isPermanent(next);
		if (permanent) last = next;
		path = await targetPath(req, next.to, next.locale);
		if (path === own.from) refuse(req, field, problems.loop);
	}
	const anchor = last.to?.anchor || own.to?.anchor;
	return { to: anchor ? { ...last.to, anchor } : last.to, locale: last.locale };
}

/** Refuses a redirect whose source is a live address, that leads nowhere, or in a circle; shortens a chain to its last target. */
export const checkRedirect: CollectionBeforeChangeHook<Redirect> = async ({
	data,
	originalDoc,
	req,
}) => {
	const { from, to, locale, status, deletedAt } = { ...originalDoc, ...data };
	if (deletedAt || !from || !locale || !status) return data;
	if (await documentAt(req, from)) refuse(req, 'from', problems.live);
	if (status === '410') return data;
	const leads = to?.reference ? Object.hasOwn(kindOf, to.reference.relationTo) : Boolean(to?.url);
	if (!leads) refuse(req, 'to.reference', problems.nowhere);
	return { ...data, ...(await lastTarget(req, { from, to, locale, status })) };
};

/** Redirects that lead to the source of a permanent one lead to its target from now on. */
export const shortenChains: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
	if (!isPermanent(doc)) return doc;
	const near = await findRedirects(req, { 'to.url': { like: doc.from } });
	for (const redirect of near) {
		if (redirect.id === doc.id || redirect.to?.reference) continue;
		if (ownPath(redirect.to?.url ?? '') !== doc.from) continue;
		await changeRedirect(req, redirect, { to: redirect.to, locale: redirect.locale });
	}
	return doc;
};
