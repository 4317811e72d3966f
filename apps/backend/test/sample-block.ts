import { contract } from '@website/contracts/content-schema';
import { getNamedType, isObjectType } from 'graphql';
import type { Block, Field } from 'payload';
import { expect } from 'vitest';
import { storedFields } from '../src/documents/field-walk.ts';
import type { JsonRecord } from '../src/platform/http/reading/json-record.ts';
import { Keys } from '../src/seed/keys.ts';
import { LexicalWriter } from '../src/seed/lexical.ts';

/** Converts Markdown to the rich text that the editor stores. */
export const richText = (markdown: string) =>
	new LexicalWriter(new Keys(), { file: 'test', field: '' }).fromSource(markdown);

/** A text with a heading, a list and a table. */
export const longText = richText(
	'## Part\n\nText.\n\n- One\n- Two\n- Three\n\n### Prices\n\n| Country | Price |\n|---|---|\n| Denmark | 1 |\n\nEnd.',
);

export const link = { title: 'More', url: 'https://example.com/', newTab: true };
export const expectedLink = { url: 'https://example.com/', title: 'More', target: '_blank' };

const expectedProduct = expect.objectContaining({
	title: 'E-mail',
	price: null,
	priceReference: expect.objectContaining({ item: 'email' }),
});
const expectedAnimation = expect.objectContaining({
	alt: 'Moving',
	animationLink: expect.stringMatching(/^http:\/\/backend\.test:4000\/.*moving\.json/),
});

/** The documents that a sample refers to. */
export interface SampleDocuments {
	image: number | string;
	/** The picture in a response. */
	expectedImage: unknown;
	animation: number | string;
	form: number;
	/** The form in a response. */
	expectedForm: unknown;
	product: number | string;
	author: number;
}

/** A stored value, and what the contract has in its place. */
type Sample = [stored: unknown, expected: unknown];

/** Values of fields whose texts have a format. */
const formatted: Partial<Record<string, string>> = { icon: 'check', language: 'json' };

function sampleOf(field: Field, type: string, documents: SampleDocuments): Sample {
	const same = (value: unknown): Sample => [value, value];
	switch (field.type) {
		case 'text':
			return same(
				field.hasMany ? ['One', 'Two'] : (formatted[field.name] ?? field.name.slice(0, 11)),
			);
		case 'textarea': {
			const text = 'Less < more\nnow';
			return type === 'HTML' ? [text, '<p>Less &lt; more<br />now</p>'] : same(text);
		}
		case 'richText':
			return type === 'HTML'
				? [richText('Text with **weight**.'), '<p>Text with <strong>weight</strong>.</p>']
				: same(longText);
		case 'number':
			return same(field.max ?? 250_000);
		case 'checkbox':
			return same(true);
		case 'select': {
			const last = field.options.at(-1);
			const value = typeof last === 'object' ? last.value : last;
			return [value, type === 'Int' ? Number(value) : value];
		}
		case 'upload':
			return [documents.image, documents.expectedImage];
		case 'relationship':
			switch (field.relationTo) {
				case 'authors':
					return [documents.author, expect.objectContaining({ name: 'The desk' })];
				case 'countries':
					return same(field.hasMany ? ['SE', 'DK'] : 'DK');
				case 'forms':
					return [documents.form, documents.expectedForm];
				default:
					return [[documents.product], [expectedProduct]];
			}
		case 'group':
			if (field.interfaceName === 'LinkGroup') return [link, expectedLink];
			if (field.interfaceName === 'AnimationGroup')
				return [{ file: documents.animation }, expectedAnimation];
			return samplesOf(field.fields, type, documents);
		case 'array': {
			const [stored, expected] = samplesOf(field.fields, type, documents);
			return [[stored], [expected]];
		}
		default:
			throw new Error(`There is no sample of the type ${field.type}`);
	}
}

function samplesOf(
	fields: readonly Field[],
	typeName: string,
	documents: SampleDocuments,
): [stored: JsonRecord, expected: JsonRecord] {
	const type = contract.getType(typeName);
	const stored: JsonRecord = {};
	const expected: JsonRecord = {};
	for (const field of storedFields(fields)) {
		const contractField = isObjectType(type) ? type.getFields()[field.name] : undefined;
		const fieldType = contractField ? getNamedType(contractField.type).name : '';
		const sample = sampleOf(field, fieldType, documents);
		stored[field.name] = sample[0];
		if (contractField) expected[field.name] = sample[1];
	}
	return [stored, expected];
}

/** A block with a value in every field, and the fields of its contract type that are stored under their names. */
export function sampleBlock({ slug, fields }: Block, typeName: string, documents: SampleDocuments) {
	const [stored, expected] = samplesOf(fields, typeName, documents);
	return { stored: { ...stored, blockType: slug }, expected };
}
