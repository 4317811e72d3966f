import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { kindOf } from '../../content/addresses/address-book.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import type { Addressed } from '../../content/entities.ts';
import { type Broken, brokenTargets } from '../../documents/checks/broken-targets.ts';
import type { ReferenceRow } from '../../documents/references/store-references.ts';
import { limits } from '../../platform/limits.ts';
import { type BrokenLink, elsewhere } from './broken-link.ts';

const { atOnce } = limits.linkReport;

type Row = Pick<ReferenceRow, 'holder' | 'target' | 'lang' | 'path'>;

/** The noted uses of what visitors see, a part at a time. */
async function* publishedUses({ payload }: PayloadRequest): AsyncGenerator<Row[]> {
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

/** The languages in which visitors see a use. */
async function languagesOf({ payload }: PayloadRequest) {
	const book = await addressBook(payload);
	return ({ holder, lang }: Row): LocaleCode[] => {
		const [slug = '', id = ''] = holder.split(':');
		const own = siteLocaleCodes().filter((code) => lang === null || lang === code);
		if (!isAddressed(slug)) return own;
		return own.filter((code) => book.href(kindOf[slug], id, code) !== null);
	};
}

/** Everything that published content leads to, by language. */
async function targetsByLanguage(req: PayloadRequest): Promise<Map<LocaleCode, Set<string>>> {
	const seenIn = await languagesOf(req);
	const targets = new Map(localeCodes.map((code) => [code, new Set<string>()]));
	for await (const rows of publishedUses(req))
		for (const row of rows) for (const code of seenIn(row)) targets.get(code)?.add(row.target);
	return targets;
}

function* partsOf(keys: Iterable<string>): Generator<string[]> {
	const all = [...keys];
	for (let start = 0; start < all.length; start += atOnce) yield all.slice(start, start + atOnce);
}

/** The addresses elsewhere that published content leads to. */
export async function externalAddresses(req: PayloadRequest): Promise<string[]> {
	const targets = [...(await targetsByLanguage(req)).values()].flatMap((keys) => [...keys]);
	const urls = targets.flatMap((key) =>
		key.startsWith(elsewhere) ? [key.slice(elsewhere.length)] : [],
	);
	return [...new Set(urls)];
}

/**
 * Every link of what visitors see that leads nowhere or to what they can't see, in each language, judged as the checklist before publishing judges.
 *
 * @param dead addresses elsewhere that are known not to answer
 */
export async function findBroken(
	req: PayloadRequest,
	dead: readonly string[],
): Promise<BrokenLink[]> {
	const broken = new Map<LocaleCode, Map<string, Broken>>();
	for (const [code, keys] of await targetsByLanguage(req)) {
		const found = new Map<string, Broken>(dead.map((url) => [elsewhere + url, 'noAnswer']));
		for (const part of partsOf(keys))
			for (const [key, why] of await brokenTargets(req, part, code)) found.set(key, why);
		broken.set(code, found);
	}
	const seenIn = await languagesOf(req);
	const links = new Map<string, BrokenLink>();
	for await (const rows of publishedUses(req))
		for (const row of rows) {
			const { holder, target, path } = row;
			if (holder === target) continue;
			for (const code of seenIn(row)) {
				const why = broken.get(code)?.get(target);
				if (why === undefined) continue;
				const key = JSON.stringify([holder, target, path, why]);
				const known = links.get(key) ?? { holder, languages: [], path, target, why };
				links.set(key, { ...known, languages: [...new Set([...known.languages, code])] });
			}
		}
	return [...links.values()];
}
