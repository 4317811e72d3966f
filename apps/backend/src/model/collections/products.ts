import type { CollectionConfig } from 'payload';
import { fieldsInTab, inTab } from '../../admin/forms/tabs.ts';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { buttonsField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { listPrice } from '../fields/price-reference.ts';
import { richText } from '../fields/rich-text.ts';
import { choice, line, localized } from '../fields/text.ts';
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
		inTab(
			'content',
			localized(richText('description', words('Description', 'Beskrivelse', 'Beschreibung'))),
		),
		...fieldsInTab(
			'price',
			listPrice,
			localized(
				line('priceText', words('Text beside the price', 'Tekst ved prisen', 'Text beim Preis')),
			),
		),
		...fieldsInTab(
			'settings',
			{ type: 'row', fields: [type, messageType] },
			line('provider', words('Provider', 'Udbyder', 'Anbieter')),
			{
				name: 'date',
				type: 'date',
				required: true,
				index: true,
				label: words('Date (orders the list)', 'Dato (ordner listen)', 'Datum (ordnet die Liste)'),
				defaultValue: () => new Date().toISOString(),
			},
		),
		...fieldsInTab('content', mediaField(), localized(buttonsField('globalButtons')), featureBoxes),
		...fieldsInTab('price', addOnProducts, operatorPrices),
		...fieldsInTab(
			'content',
			localized(line('footerText', words('Text at the bottom', 'Tekst nederst', 'Text unten'))),
			{
				name: 'footerFeatures',
				type: 'text',
				hasMany: true,
				localized: true,
				label: words('Points at the bottom', 'Punkter nederst', 'Punkte unten'),
			},
		),
		changedBy,
	],
};
