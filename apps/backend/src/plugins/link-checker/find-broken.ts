import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { kindOf } from '../../content/addresses/address-book.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import type { Addressed } from '../../content/entities.ts';
import { type BrokenReason, brokenTargets } from '../../documents/checks/broken-targets.ts';
import type { ReferenceRow } from '../../documents/references/store-references.ts';
import { limits } from '../../platform/limits.ts';
import { type BrokenLink, externalPrefix } from './broken-link.ts';

const { atOnce } = limits.linkReport;

type Row = Pick<ReferenceRow, 'holder' | 'target' | 'lang' | 'path'>;

/** The stored references of published content, in batches. */
async function* publishedReferences({ payload }: PayloadRequest): AsyncGenerator<Row[]> {
	for (let page = 1; ; page += 1) {
		const { docs, hasNextPage } = await payload.db.find<ReferenceRow & { id: number }>({
			collection: 'usages',
			where: { draftOnly: { not_equals: true } },
			sort: 'id',
			page,
			limit: atOnce,
		});
		yield docs;
		if (!hasNextPage) return;
	}
}

const isAddressed = (slug: string): slug is Addressed => Object.hasOwn(kindOf, slug);

/** Returns a function that returns the languages in which a reference is published. */
async function visibleLocalesOf({ payload }: PayloadRequest) {
	const book = await addressBook(payload);
	return ({ holder, lang }: Row): LocaleCode[] => {
		const [slug = '', id = ''] = holder.split(':');
		const codes = siteLocaleCodes().filter((code) => lang === null || lang === code);
		if (!isAddressed(slug)) return codes;
		return codes.filter((code) => book.href(kindOf[slug], id, code) !== null);
	};
}

/** The targets of all published references, by language. */
async function targetsByLanguage(req: PayloadRequest): Promise<Map<LocaleCode, Set<string>>> {
	const visibleLocales = await visibleLocalesOf(req);
	const targets = new Map(localeCodes.map((code) => [code, new Set<string>()]));
	for await (const rows of publishedReferences(req))
		for (const row of rows)
			for (const code of visibleLocales(row)) targets.get(code)?.add(row.target);
	return targets;
}

function* batchesOf(keys: Iterable<string>): Generator<string[]> {
	const all = [...keys];
	for (let start = 0; start < all.length; start += atOnce) yield all.slice(start, start + atOnce);
}

/** The external URLs in published content. */
export async function externalUrls(req: PayloadRequest): Promise<string[]> {
	const targets = [...(await targetsByLanguage(req)).values()].flatMap((keys) => [...keys]);
	const urls = targets.flatMap((key) =>
		key.startsWith(externalPrefix) ? [key.slice(externalPrefix.length)] : [],
	);
	return [...new Set(urls)];
}

/**
 * Finds the broken links of published content in each language, by the same rules as the checklist: targets that do not exist or are not
 * published.
 *
 * @param dead external URLs that do not respond
 */
export async function findBrokenLinks(
	req: PayloadRequest,
	dead: readonly string[],
): Promise<BrokenLink[]> {
	const broken = new Map<LocaleCode, Map<string, BrokenReason>>();
	for (const [code, keys] of await targetsByLanguage(req)) {
		const brokenInLocale = new Map<string, BrokenReason>(
			dead.map((url) => [externalPrefix + url, 'noAnswer']),
		);
		for (const batch of batchesOf(keys))
			for (const [key, why] of await brokenTargets(req, batch, code)) brokenInLocale.set(key, why);
		broken.set(code, brokenInLocale);
	}
	const visibleLocales = await visibleLocalesOf(req);
	const links = new Map<string, BrokenLink>();
	for await (const rows of publishedReferences(req))
		for (const row of rows) {
			const { holder, target, path } = row;
			if (holder === target) continue;
			for (const code of visibleLocales(row)) {
				const why = broken.get(code)?.get(target);
				if (why === undefined) continue;
				const key = JSON.stringify([holder, target, path, why]);
				const link = links.get(key) ?? { holder, languages: [], path, target, why };
				links.set(key, { ...link, languages: [...new Set([...link.languages, code])] });
			}
		}
	return [...links.values()];
}
