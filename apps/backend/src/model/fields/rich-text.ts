import {
	BlockquoteFeature,
	BlocksFeature,
	BoldFeature,
	createServerFeature,
	EXPERIMENTAL_TableFeature,
	FixedToolbarFeature,
	HeadingFeature,
	HorizontalRuleFeature,
	InlineCodeFeature,
	InlineToolbarFeature,
	ItalicFeature,
	type LexicalEditorProps,
	LinkFeature,
	lexicalEditor,
	OrderedListFeature,
	ParagraphFeature,
	StrikethroughFeature,
	UnorderedListFeature,
	UploadFeature,
} from '@payloadcms/richtext-lexical';
import { addressedCollections } from '@website/contracts/entities';
import type { Block, FieldAffectingData, RichTextField } from 'payload';
import { pastedAddress } from '../../content/addresses/pasted-address.ts';
import { environment } from '../../platform/environment.ts';
import { sentenceCase } from '../../platform/i18n/sentence-case.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { linkSearch } from './addresses/link-search.ts';
import { validLink } from './addresses/valid-address.ts';
import type { HeadingTag } from './pasting/levels.ts';
import type { PasteRules } from './pasting/nodes.ts';
import { priceReferenceFields, quantityFields } from './price-reference.ts';
import { withoutCreating } from './without-creating.ts';

/** An editor feature that converts content pasted from Word, Google Docs or web pages to nodes that the field supports. */
const PasteFeature = createServerFeature<PasteRules, PasteRules, PasteRules>({
	key: 'paste',
	feature: ({ props }) => ({
		ClientFeature: '/model/fields/pasting/paste-plugin.tsx#PasteFeatureClient',
		clientFeatureProps: props,
		sanitizedServerFeatureProps: props,
	}),
});

/** Validates the URL like that of other links, and disables creating a target document (`plugins/autosave/index.ts`). */
function withOwnRules(field: FieldAffectingData): FieldAffectingData {
	if (field.type === 'text' && field.name === 'url' && field.hasMany !== true)
		return {
			...field,
			hooks: {
				beforeChange: [({ value }) => (typeof value === 'string' ? pastedAddress(value) : value)],
			},
			validate: validLink,
		};
	return field.type === 'relationship' ? withoutCreating(field) : field;
}

const link = () =>
	LinkFeature({
		enabledCollections: [...addressedCollections, 'media'],
		fields: ({ defaultFields }) => [
			linkSearch(true),
			...defaultFields.map(withOwnRules),
			{
				name: 'anchor',
				type: 'text',
				label: words(
					'Place on the page (after #)',
					'Sted på siden (efter #)',
					'Stelle der Seite (nach #)',
				),
			},
		],
	});

/** A price of the price list inside a text. It follows the list and the visitor's currency. */
const price: Block = {
	slug: 'price',
	interfaceName: 'PriceInlineBlock',
	labels: {
		singular: words('Price of the list', 'Pris fra listen', 'Preis der Liste'),
		plural: words('Prices of the list', 'Priser fra listen', 'Preise der Liste'),
	},
	fields: [...priceReferenceFields({ required: true }), ...quantityFields],
};

const inline = () => [
	ParagraphFeature(),
	BoldFeature(),
	ItalicFeature(),
	StrikethroughFeature(),
	InlineCodeFeature(),
	link(),
	BlocksFeature({ inlineBlocks: [price] }),
	InlineToolbarFeature(),
];

const headings: HeadingTag[] = ['h2', 'h3', 'h4'];

const lists = () => [UnorderedListFeature(), OrderedListFeature()];

const plain = { lists: false, quotes: false, tables: false, pictures: false, headings: [] };

const pasting = (overrides: Partial<PasteRules>) =>
	PasteFeature({ ...plain, ...overrides, siteUrl: environment.SITE_URL });

/** Payload's German one says "du" beside our "Sie". */
const placeholder = words(
	"Start typing, or press '/' for commands …",
	'Begynd at skrive, eller tryk på »/« for kommandoer …',
	'Text eingeben, oder „/“ für Befehle …',
);

/** An editor with its texts in sentence case, except for the German ones. */
function editor(
	features: NonNullable<LexicalEditorProps['features']>,
): ReturnType<typeof lexicalEditor> {
	const create = lexicalEditor({ admin: { placeholder }, features });
	return async (options) => {
		const adapter = await create(options);
		const { en = {}, da = {}, ...others } = adapter.i18n ?? {};
		return { ...adapter, i18n: { ...others, en: sentenceCase(en), da: sentenceCase(da) } };
	};
}

const editors = {
	/** Paragraphs, emphasis, links and lists. */
	simple: () => editor([...inline(), ...lists(), pasting({ lists: true })]),
	/** All features for long texts, including headings, tables and pictures. */
	full: () =>
		editor([
			...inline(),
			...lists(),
			FixedToolbarFeature(),
			HeadingFeature({ enabledHeadingSizes: headings }),
			BlockquoteFeature(),
			HorizontalRuleFeature(),
			EXPERIMENTAL_TableFeature(),
			UploadFeature({ enabledCollections: ['media'] }),
			pasting({ headings, lists: true, quotes: true, tables: true, pictures: true }),
		]),
	/** One table. */
	table: () => editor([...inline(), EXPERIMENTAL_TableFeature(), pasting({ tables: true })]),
};

export const defaultEditor = editors.simple();

/** A rich text field; HTML in the contract. */
export function richText(
	name = 'text',
	label: Words = words('Text', 'Tekst', 'Text'),
	kind: keyof typeof editors = 'simple',
): RichTextField {
	return { name, type: 'richText', label, editor: editors[kind]() };
}
