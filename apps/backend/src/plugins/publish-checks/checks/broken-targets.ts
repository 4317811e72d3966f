import { type Addressed, isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { documentAtPath } from '../../../content/addresses/document-at-path.ts';
import { loadPartialBook } from '../../../content/addresses/load-address-book.ts';
import { isSitePath } from '../../../content/addresses/site-paths.ts';
import { environment } from '../../../platform/environment.ts';
import { words } from '../../../platform/i18n/words.ts';
import { innerRequest } from '../../../platform/transactions/inner-request.ts';
import { findRedirects } from '../../redirects/api.ts';

/** Why a link's target cannot be reached. */
export type BrokenReason = 'deleted' | 'noFile' | 'draft' | 'unknown';

/** Why visitors cannot use a typed address, though it may lead somewhere. */
type UnusableReason = 'editors' | 'preview' | 'private' | 'host';

/** The messages that editors see. */
export const brokenWords = {
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
		'Intet er udgivet på denne adresse på hjemmesiden.',
		'Unter dieser Adresse der Website ist nichts veröffentlicht.',
	),
	noFile: words(
		'The file no longer exists.',
		'Filen findes ikke længere.',
		'Die Datei gibt es nicht mehr.',
	),
	editors: words(
		'This address belongs to the editors’ interface, which visitors cannot open.',
		'Denne adresse hører til redaktørernes system, som besøgende ikke kan åbne.',
		'Diese Adresse gehört zum Redaktionssystem, das Besucher nicht öffnen können.',
	),
	preview: words(
		'This is the address of a preview, which shows drafts and ends.',
		'Dette er adressen på en forhåndsvisning, som viser kladder og udløber.',
		'Das ist die Adresse einer Vorschau, die Entwürfe zeigt und abläuft.',
	),
	private: words(
		'Only your own computer or network can reach this address.',
		'Kun din egen computer eller dit eget netværk kan nå denne adresse.',
		'Nur Ihr eigener Rechner oder Ihr eigenes Netz erreicht diese Adresse.',
	),
	host: words(
		'This looks like another website: begin it with https://.',
		'Dette ligner en anden hjemmeside: Begynd den med https://.',
		'Das sieht nach einer anderen Website aus: Beginnen Sie mit https://.',
	),
} satisfies Record<BrokenReason | UnusableReason, object>;

const privateHost =
	/^(?:localhost|.*\.(?:localhost|local|internal|lan|home\.arpa)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*|\[(?:::1|f[cd].*|fe80:.*)\])$/;

/** Why visitors cannot use a typed address; null if nothing speaks against it. */
export function unusableReason(address: string): UnusableReason | null {
	if (/^\/(?:www\.[^/]+|[^/]+\.(?:com|dk|de|eu|net|org|io))(?:\/|$)/i.test(address)) return 'host';
	if (!URL.canParse(address, environment.SITE_URL)) return null;
	const { origin, pathname, hostname } = new URL(address, environment.SITE_URL);
	if (origin === environment.SITE_URL)
		return /^\/preview(?:\/|$)/.test(pathname) ? 'preview' : null;
	if (origin === environment.BACKEND_URL && /^\/(?:admin|api)(?:\/|$)/.test(pathname))
		return 'editors';
	return privateHost.test(hostname) ? 'private' : null;
}

async function findExistingIds(
	req: PayloadRequest,
	collection: CollectionSlug,
	ids: readonly number[],
): Promise<Set<number>> {
	const { docs } = await req.payload.find({
		collection,
		where: { id: { in: [...ids] } },
		select: {},
		depth: 0,
		pagination: false,
		req: innerRequest(req),
	});
	return new Set(docs.map(({ id }) => Number(id)));
}

async function findLiveIds(
	req: PayloadRequest,
	collection: Addressed,
	ids: readonly number[],
	lang: LocaleCode,
): Promise<Set<number>> {
	const part = await loadPartialBook(req, { [collection]: { id: { in: [...ids] } } });
	const parents = [...part.entries.pages.values()].flatMap(({ parent }) => parent ?? []);
	const book =
		parents.length > 0
			? await loadPartialBook(req, { pages: { id: { in: [...ids, ...parents.map(Number)] } } })
			: part;
	return new Set(ids.filter((id) => book.href(collection, String(id), lang) !== null));
}

async function pathExists(req: PayloadRequest, path: string): Promise<boolean> {
	if (isSitePath(path) || (await documentAtPath(req, path))) return true;
	return (await findRedirects(req, { from: { equals: path } })).length > 0;
}

/**
 * Returns the targets that visitors cannot reach in a language, and why. This is the only implementation of that rule.
 *
 * @param keys targets as `plugins/references/store-references.ts` stores them: `pages:12`, `path:/about`; other keys are ignored
 */
export async function brokenTargets(
	req: PayloadRequest,
	keys: Iterable<string>,
	lang: LocaleCode,
): Promise<Map<string, BrokenReason>> {
	const broken = new Map<string, BrokenReason>();
	const byKind = Map.groupBy(new Set(keys), (key) => key.slice(0, key.indexOf(':')));
	for (const key of byKind.get('path') ?? [])
		if (!(await pathExists(req, key.slice('path:'.length)))) broken.set(key, 'unknown');
	for (const [slug, list] of byKind) {
		const collection = req.payload.config.collections.find((one) => one.slug === slug)?.slug;
		if (!collection) continue;
		const ids = list.map((key) => Number(key.slice(slug.length + 1)));
		const existingIds = await findExistingIds(req, collection, ids);
		const liveIds = isAddressed(slug) ? await findLiveIds(req, slug, ids, lang) : existingIds;
		for (const id of ids)
			if (!existingIds.has(id))
				broken.set(`${slug}:${id}`, slug === 'media' ? 'noFile' : 'deleted');
			else if (!liveIds.has(id)) broken.set(`${slug}:${id}`, 'draft');
	}
	return broken;
}
