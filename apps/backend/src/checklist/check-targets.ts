import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { kindOf } from '../content/addresses/address-book.ts';
import { documentAt } from '../content/addresses/document-at.ts';
import { loadPart } from '../content/addresses/load-address-book.ts';
import type { Addressed } from '../content/addresses/published-addresses.ts';
import { words } from '../editing/words.ts';
import { limits } from '../limits.ts';
import { innerRequest } from '../payload-fixes/inner-request.ts';
import { findRedirects } from '../redirects/store.ts';
import { ownPath } from '../redirects/target.ts';
import type { Use } from '../usage/use.ts';
import { walk } from '../usage/walk.ts';
import { type ChecklistProblem, error, warning } from './problem.ts';

const { width, height } = limits.editing.sharedPicture;

const messages = {
	deleted: words(
		'Leads to something that is deleted or in the trash.',
		'Fører til noget, der er slettet eller i papirkurven.',
		'Führt zu etwas Gelöschtem oder im Papierkorb.',
	),
	draft: words(
		'Leads to something that is not published in this language; the link is left out until it is.',
		'Fører til noget, der ikke er udgivet på dette sprog; linket udelades, til det er.',
		'Führt zu etwas, das in dieser Sprache nicht veröffentlicht ist; der Link entfällt bis dahin.',
	),
	unknown: words(
		'Nothing is published at this address of the site.',
		'Intet er udgivet på denne adresse på webstedet.',
		'Unter dieser Adresse der Website ist nichts veröffentlicht.',
	),
	noFile: words(
		'The file no longer exists.',
		'Filen findes ikke længere.',
		'Die Datei gibt es nicht mehr.',
	),
	noAlt: words(
		'The picture has no alternative text in this language; right only for pure decoration.',
		'Billedet har ingen alternativ tekst på dette sprog; det er kun rigtigt for ren pynt.',
		'Das Bild hat in dieser Sprache keinen Alternativtext; richtig nur für reinen Schmuck.',
	),
	small: words(
		`Smaller than ${width} × ${height}: too small where the page is shared.`,
		`Mindre end ${width} × ${height}: for lille, hvor siden deles.`,
		`Kleiner als ${width} × ${height}: zu klein, wo die Seite geteilt wird.`,
	),
};

const addressed: readonly string[] = Object.keys(kindOf);
/** Addresses that the site answers itself. */
const ownRoutes = /^\/(?:[a-z]{2}\/)?(?:docs|prices|blog\/feed\.xml|content|images|sitemap)/;

interface Found extends Record<string, unknown> {
	alt?: unknown;
	mimeType?: unknown;
	pixelWidth?: unknown;
	pixelHeight?: unknown;
	width?: unknown;
	height?: unknown;
}

async function existing(
	req: PayloadRequest,
	collection: CollectionSlug,
	ids: readonly number[],
	locale: LocaleCode,
): Promise<Map<number, Found>> {
	const { docs } = await req.payload.find({
		collection,
		where: { id: { in: [...ids] } },
		locale,
		fallbackLocale: false,
		depth: 0,
		pagination: false,
		req: innerRequest(req),
	});
	return new Map(docs.map(({ id, ...rest }): [number, Found] => [Number(id), rest]));
}

function checkPicture(file: Found, { path }: Use, isShared: boolean): ChecklistProblem[] {
	const type = String(file.mimeType ?? '');
	if (!type.startsWith('image/')) return [];
	const problems: ChecklistProblem[] = [];
	if (typeof file.alt !== 'string' || file.alt.trim() === '')
		problems.push(warning(path, messages.noAlt));
	const wide = Number(file.width ?? file.pixelWidth ?? 0);
	const high = Number(file.height ?? file.pixelHeight ?? 0);
	if (isShared && type !== 'image/svg+xml' && wide > 0 && (wide < width || high < height))
		problems.push(warning(path, messages.small));
	return problems;
}

async function checkAddress(req: PayloadRequest, url: string, path: string) {
	const own = ownPath(url);
	if (own === null || ownRoutes.test(own) || (await documentAt(req, own))) return [];
	const redirects = await findRedirects(req, { from: { equals: own } });
	return redirects.length > 0 ? [] : [warning(path, messages.unknown)];
}

/** Links that lead nowhere or to drafts, files without alternative texts, pictures too small for sharing. */
export async function checkTargets(
	req: PayloadRequest,
	fields: readonly Field[],
	data: Record<string, unknown>,
	lang: LocaleCode,
	own: string,
): Promise<ChecklistProblem[]> {
	const uses: Use[] = [];
	walk(fields, data, { lang, path: '', place: [], visit: (use) => uses.push(use) });
	const problems: ChecklistProblem[] = [];
	const typed: { url: string; path: string }[] = [];
	const byCollection = new Map<string, { id: number; use: Use }[]>();
	for (const use of uses) {
		if ('url' in use.used) typed.push({ url: use.used.url, path: use.path });
		else {
			const { collection, id } = use.used;
			byCollection.set(collection, [...(byCollection.get(collection) ?? []), { id, use }]);
		}
	}
	for (const { url, path } of typed) problems.push(...(await checkAddress(req, url, path)));
	for (const [slug, list] of byCollection) {
		const collection = req.payload.config.collections.find((one) => one.slug === slug)?.slug;
		if (!collection) continue;
		const ids = [...new Set(list.map(({ id }) => id))];
		const found = await existing(req, collection, ids, lang);
		const live = addressed.includes(slug) ? await liveIn(req, slug as Addressed, ids, lang) : null;
		for (const { id, use } of list) {
			if (`${slug}:${id}` === own) continue;
			const document = found.get(id);
			if (!document)
				problems.push(error(use.path, slug === 'media' ? messages.noFile : messages.deleted));
			else if (slug === 'media') problems.push(...checkPicture(document, use, isShared(use.path)));
			else if (live && !live.has(id)) problems.push(warning(use.path, messages.draft));
		}
	}
	return problems;
}

/** Shown where a page is shared: of several pictures a document may have, the site takes one of these. */
const isShared = (path: string) => /^(seo\.(opengraphImage|twitterImage)|coverImage)$/.test(path);

async function liveIn(
	req: PayloadRequest,
	collection: Addressed,
	ids: readonly number[],
	lang: LocaleCode,
): Promise<Set<number>> {
	const named = await loadPart(req, { [collection]: { id: { in: [...ids] } } });
	const parents = [...named.pages.values()].flatMap(({ parent }) => parent ?? []);
	const book =
		parents.length > 0
			? await loadPart(req, { pages: { id: { in: [...ids, ...parents.map(Number)] } } })
			: named;
	return new Set(ids.filter((id) => book.href(kindOf[collection], String(id), lang) !== null));
}
