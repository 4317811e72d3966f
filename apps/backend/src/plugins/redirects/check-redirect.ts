import { isAddressed } from '@website/contracts/entities';
import {
	type CollectionAfterChangeHook,
	type CollectionBeforeChangeHook,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { documentAtPath } from '../../content/addresses/document-at-path.ts';
import { redirectSources } from '../../content/addresses/redirect-path.ts';
import type { Redirect } from '../../payload-types.ts';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import { sourceProblem, targetProblem } from './redirect-problems.ts';
import { changeRedirect, findRedirects } from './store.ts';
import { sitePathOf, targetPath } from './target.ts';

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

function reject(req: PayloadRequest, path: string, problem: Words): never {
	const errors = [{ path, message: translator(req)(problem) }];
	throw new ValidationError({ collection: 'redirects', errors, req });
}

const isPermanent = ({ status }: Pick<Redirect, 'status'>) => status === '301' || status === '308';

type Draft = Pick<Redirect, 'from' | 'to' | 'locale' | 'status'>;

/** The first redirect from one of these sources, unless it is a 410. */
async function findNext(
	req: PayloadRequest,
	sources: readonly string[],
): Promise<Redirect | undefined> {
	if (sources.length === 0) return undefined;
	const redirects = await findRedirects(req, { from: { in: [...sources] } });
	const [next] = sources.flatMap((from) => redirects.find((one) => one.from === from) ?? []);
	return next && next.status !== '410' ? next : undefined;
}

/**
 * The final target of a redirect: it skips the permanent redirects that follow, so that visitors need one step. Throws a validation error
 * if the chain leads back to the source.
 */
async function findFinalTarget(
	req: PayloadRequest,
	redirect: Draft,
): Promise<Pick<Draft, 'to' | 'locale'>> {
	const field = redirect.to?.reference ? 'to.reference' : 'to.url';
	const visited = new Set([redirect.from]);
	let last: Pick<Draft, 'to' | 'locale'> = redirect;
	/** The sources of redirects that apply to the target of one. */
	const sourcesAt = async ({ to, locale }: Pick<Draft, 'to' | 'locale'>) => {
		const path = await targetPath(req, to, locale);
		return path === null ? [] : redirectSources(path);
	};
	let sources = await sourcesAt(redirect);
	if (sources.includes(redirect.from)) reject(req, field, problems.itself);
	let isStillPermanent = true;
	for (let next = await findNext(req, sources); next; next = await findNext(req, sources)) {
		if (visited.has(next.from)) break;
		visited.add(next.from);
		isStillPermanent &&= isPermanent(next);
		if (isStillPermanent) last = next;
		sources = await sourcesAt(next);
		if (sources.includes(redirect.from)) reject(req, field, problems.loop);
	}
	const anchor = last.to?.anchor || redirect.to?.anchor;
	return { to: anchor ? { ...last.to, anchor } : last.to, locale: last.locale };
}

/** Rejects a redirect from a live URL, without a target or in a loop; shortens a chain to its final target. */
export const checkRedirect: CollectionBeforeChangeHook<Redirect> = async ({
	data,
	originalDoc,
	req,
}) => {
	const { from, to, locale, status, deletedAt } = { ...originalDoc, ...data };
	if (deletedAt || !from || !locale || !status) return data;
	const sourceFault = from === originalDoc?.from ? null : sourceProblem(from);
	if (sourceFault) reject(req, 'from', sourceFault);
	if (await documentAtPath(req, from)) reject(req, 'from', problems.live);
	if (status === '410') return data;
	const hasTarget = to?.reference ? isAddressed(to.reference.relationTo) : Boolean(to?.url);
	if (!hasTarget) reject(req, 'to.reference', problems.nowhere);
	const isNewTarget = to?.url && !to.reference && to.url !== originalDoc?.to?.url;
	const targetFault = isNewTarget ? targetProblem(to.url ?? '') : null;
	if (targetFault) reject(req, 'to.url', targetFault);
	return { ...data, ...(await findFinalTarget(req, { from, to, locale, status })) };
};

/** Points redirects to the source of a permanent redirect directly to its target. */
export const shortenChains: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
	if (!isPermanent(doc)) return doc;
	const candidates = await findRedirects(req, { 'to.url': { like: doc.from } });
	for (const redirect of candidates) {
		if (redirect.id === doc.id || redirect.to?.reference) continue;
		if (sitePathOf(redirect.to?.url ?? '') !== doc.from) continue;
		await changeRedirect(req, redirect, { to: redirect.to, locale: redirect.locale });
	}
	return doc;
};
