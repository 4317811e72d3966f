import type { CollectionConfig } from 'payload';
import { inTab } from '../../admin/forms/tabs.ts';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { buttonsField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { listPrice } from '../fields/price-reference.ts';
import { richText } from '../fields/rich-text.ts';
import { choice, line } from '../fields/text.ts';
import { addOnProducts, featureBoxes, operatorPrices } from './product-lists.ts';
import { drafts } from './versions.ts';

const type = choice('type', words('Kind of price', 'Prisform', 'Preisart'), [
	['subscription', words('Subscription', 'Abonnement', 'Abonnement')],
	['payAsYouGo', words('Pay as you go', 'Betal efter forbrug', 'Nach Verbrauch')],
	['addOn', words('Add-on', 'Tilvalg', 'Zusatz')],
]);

const messageType = choice('messageType', words('Channel', 'Kanal', 'Kanal'), [
	['sms', words('SMS', 'Sms', 'SMS')],
	['rcs', words('RCS', 'RCS', 'RCS')],
	['email', words('E-mail', 'E-mail', 'E-Mail')],
	['keyword', words('Keyword', 'Kodeord', 'Keyword')],
	['number', words('Number', 'Nummer', 'Nummer')],
]);

/** Products with prices (specification section 3, Product). */
export const products: CollectionConfig = {
	slug: 'products',
	labels: {
		singular: words('Product', 'Produkt', 'Produkt'),
		plural: words('Products', 'Produkter', 'Produkte'),
	},
	admin: {
		group: contentGroup,
		useAsTitle: 'title',
		defaultColumns: ['title', 'messageType', 'listPrice.item', '_status'],
	},
	defaultSort: 'date',
	versions: drafts,
	trash: true,
	fields: [
		{ name: 'title', type: 'text', localized: true, label: words('Title', 'Titel', 'Titel') },
		inTab('content', {
			...richText('description', words('Description', 'Beskrivelse', 'Beschreibung')),
			localized: true,
		}),
		inTab('price', listPrice),
		inTab('price', {
			...line('priceText', words('Text beside the price', 'Tekst ved prisen', 'Text beim Preis')),
			localized: true,
		}),
		inTab('settings', { type: 'row', fields: [type, messageType] }),
		inTab('settings', line('provider', words('Provider', 'Udbyder', 'Anbieter'))),
		inTab('settings', {
			name: 'date',
			type: 'date',
			required: true,
			index: true,
			label: words('Date (orders the list)', 'Dato (ordner listen)', 'Datum (ordnet die Liste)'),
			defaultValue: () => new Date().toISOString(),
		}),
		inTab('content', mediaField()),
		inTab('content', { ...buttonsField('globalButtons'), localized: true }),
		inTab('content', featureBoxes),
		inTab('price', addOnProducts),
		inTab('price', operatorPrices),
		inTab('content', {
			...line('footerText', words('Text at the bottom', 'Tekst nederst', 'Text unten')),
			localized: true,
		}),
		inTab('content', {
			name: 'footerFeatures',
			type: 'text',
			hasMany: true,
			localized: true,
			label: words('Points at the bottom', 'Punkter nederst', 'Punkte unten'),
		}),
		changedBy,
	],
};
