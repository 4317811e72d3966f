import { getTranslation } from '@payloadcms/translations';
import { asPerson, hasRightForSome } from '../../access/person.ts';
import type { Entity } from '../../access/rights.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { words } from '../../platform/i18n/words.ts';
import type { ReadDashboardList } from '../dashboard/api.ts';

const title = words('Prices changed last', 'Senest ændrede priser', 'Zuletzt geänderte Preise');

const priceLists = [
	'sms-prices',
	'rcs-prices',
	'subscription-prices',
	'email-price-tiers',
] as const;

/** The list of prices that changed last, for people who may change prices and write no texts. */
export const readChangedPrices: ReadDashboardList = async ({ req, person, t, admin, rows }) => {
	const { payload, i18n } = req;
	const readList = async (collection: (typeof priceLists)[number]) => {
		const { docs } = await payload.find({
			collection,
			sort: '-updatedAt',
			limit: rows,
			pagination: false,
			depth: 0,
		});
		const kind = getTranslation(payload.collections[collection].config.labels.singular, i18n);
		return docs.map((price) => ({
			key: `${collection}-${price.id}`,
			title: ('name' in price ? price.name : price.title) || kind,
			href: adminUrl(admin, { kind: 'collection', slug: collection, id: price.id }),
			about: kind,
			time: price.updatedAt,
		}));
	};
	const canChange = (entity: Entity) => hasRightForSome(asPerson(person), entity, 'update');
	const ownLists = canChange('pages') ? [] : priceLists.filter(canChange);
	const lines = (await Promise.all(ownLists.map(readList))).flat();
	return {
		title: t(title),
		lines: lines.toSorted((one, other) => other.time.localeCompare(one.time)).slice(0, rows),
	};
};
