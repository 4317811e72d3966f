import { getTranslation, type I18n } from '@payloadcms/translations';
import { sharedGlobals, textCollections } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { Payload, Where } from 'payload';
import { adminUrl } from '../../documents/document-ref.ts';
import { statesSlug } from '../translations/api.ts';

/** The unpublished documents of one collection or global in a locale. */
export interface MissingDocuments {
	/** In the language of the admin. */
	label: string;
	count: number;
	/** The URL of the list of these documents. */
	href: string;
}

/** Counts the documents that are not published in a locale, per collection and global. Counts only documents with translation states. */
export async function countMissingDocuments(
	payload: Payload,
	i18n: I18n,
	language: LocaleCode,
): Promise<MissingDocuments[]> {
	const labelOf = (entity: string) => {
		const collection = payload.config.collections.find(({ slug }) => slug === entity);
		const global = payload.config.globals.find(({ slug }) => slug === entity);
		return getTranslation(collection?.labels.plural ?? global?.label ?? entity, i18n);
	};
	const results = await Promise.all(
		[...textCollections, ...sharedGlobals].map(async (entity) => {
			const conditions = {
				language: { equals: language },
				entity: { equals: entity },
				published: { not_equals: 'true' },
			};
			const where: Where = {
				and: Object.entries(conditions).map(([name, condition]) => ({ [name]: condition })),
			};
			const { totalDocs } = await payload.count({ collection: statesSlug, where });
			const query = new URLSearchParams(
				Object.entries(conditions).map(([name, condition], index) => {
					const [[operator = '', value = ''] = []] = Object.entries(condition);
					return [`where[or][0][and][${index}][${name}][${operator}]`, value];
				}),
			);
			const href = `${adminUrl(payload.config.routes.admin, statesSlug)}?${query}`;
			return { label: labelOf(entity), count: totalDocs, href };
		}),
	);
	return results.filter(({ count }) => count > 0);
}
