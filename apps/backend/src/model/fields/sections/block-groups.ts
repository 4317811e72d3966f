import { type Words, words } from '../../../platform/i18n/words.ts';

interface BlockGroup {
	label: Words;
	/** Slugs of sections and blog elements. */
	blocks: readonly string[];
}

/** The groups of blocks by purpose in the block picker; groups and blocks are in the order of their use, most used first. */
const groups: readonly BlockGroup[] = [
	{
		label: words('Opening of a page', 'Åbning af en side', 'Anfang einer Seite'),
		blocks: ['cleanHero', 'hero'],
	},
	{
		label: words('Text and pictures', 'Tekst og billeder', 'Text und Bilder'),
		blocks: [
			...['content', 'richText', 'heading', 'media', 'stepGuide', 'faq', 'mediaText', 'linkList'],
			...['statistics', 'featureCards', 'featureBoxes', 'featureList', 'table', 'quote', 'code'],
			...['video', 'carousel', 'slider', 'signature'],
		],
	},
	{
		label: words('Product and prices', 'Produkt og priser', 'Produkt und Preise'),
		blocks: [
			...['messageComposer', 'pricingOverview', 'pricingTable', 'priceExtract', 'apiErrors'],
		],
	},
	{
		label: words('Customers and partners', 'Kunder og partnere', 'Kunden und Partner'),
		blocks: ['testimonials', 'logoWall', 'references', 'integrations'],
	},
	{
		label: words(
			'Contact and next steps',
			'Kontakt og næste skridt',
			'Kontakt und nächste Schritte',
		),
		blocks: ['form', 'wideCta', 'ctaButton', 'contactDetails'],
	},
];

const order = groups.flatMap(({ blocks }) => blocks);

/** The label of a block's group; undefined if it is in none. */
export const groupOf = (slug: string): Words | undefined =>
	groups.find(({ blocks }) => blocks.includes(slug))?.label;

/** Compares blocks by their position in the picker. Those without a group come first: Payload shows them there. */
export const byGroup = (one: { slug: string }, other: { slug: string }): number =>
	order.indexOf(one.slug) - order.indexOf(other.slug);
