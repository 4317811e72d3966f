import { localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { type TextValue, textsOf } from '../translations/api.ts';
import type { SearchEntry, SearchedCollection } from './entry.ts';
import { limits } from './limits.ts';

const inLanguages = z.record(z.string(), z.unknown()).nullish();
const schema = z.looseObject({
	id: z.coerce.number(),
	title: inLanguages,
	slug: inLanguages,
	excerpt: inLanguages,
	sections: inLanguages,
	parent: z.unknown().optional(),
	seo: z.looseObject({ metaDesc: inLanguages }).nullish(),
});

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Labels of buttons and links are not text of the page. */
const isLinkLabel = ({ breadcrumbs }: TextValue): boolean =>
	breadcrumbs.some((part) => 'interfaceName' in part && part.interfaceName === 'LinkGroup');

/** True if a section shows the prices of all channels and countries; other overviews show a part of them. */
const showsPrices = (sections: unknown): boolean =>
	listOf(sections).some(
		(row) =>
			isRecord(row) &&
			row.blockType === 'pricingOverview' &&
			row.channel === 'all' &&
			row.showAllCountries === true,
	);

/** The index entries of these documents: the published ones, in each language in which they have a slug. */
export async function buildEntries(
	req: PayloadRequest,
	collection: SearchedCollection,
	ids: readonly number[],
): Promise<SearchEntry[]> {
	const { docs } = await req.payload.find({
		collection,
		where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
		locale: 'all',
		depth: 0,
		pagination: false,
		overrideAccess: true,
		req: innerRequest(req),
	});
	const { fields } = req.payload.collections[collection].config;
	return docs.flatMap((doc) => toEntries(collection, fields, { ...doc }));
}

function toEntries(
	collection: SearchedCollection,
	fields: Parameters<typeof textsOf>[0],
	document: JsonRecord,
): SearchEntry[] {
	const { id, title, slug, excerpt, parent, seo, sections } = schema.parse(document);
	// Title and lead are separate fields of the entry, and the page does not show texts for search engines.
	const rest = { ...document, title: null, excerpt: null, seo: null };
	return localeCodes
		.filter((lang) => text(slug?.[lang]) !== '')
		.map((lang) => ({
			collection,
			id,
			lang,
			title: text(title?.[lang]),
			lead: text(collection === 'posts' ? excerpt?.[lang] : seo?.metaDesc?.[lang]),
			body: textsOf(fields, rest, lang, {
				isIncluded: (value) => !isLinkLabel(value),
				// The site knows the price, the index doesn't.
				placeholder: '…',
			})
				.join('\n')
				.slice(0, limits.bodyLength),
			showsPrices: showsPrices(sections?.[lang]),
			isSubpage: collection === 'pages' && typeof parent === 'number',
		}));
}
