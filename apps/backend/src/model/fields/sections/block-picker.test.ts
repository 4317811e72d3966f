// @vitest-environment happy-dom
import type { BlocksFieldClientProps } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { block, block as faq } from '../../sections/faq.ts';
import { block as hero } from '../../sections/hero.ts';
import { block as richText } from '../../sections/rich-text.ts';
import { block as wideCta } from '../../sections/wide-cta.ts';

let language = 'en';
const renderBlocks = vi.fn((_props: BlocksFieldClientProps) => null);
vi.mock('@payloadcms/ui', () => ({
	BlocksField: (props: BlocksFieldClientProps) => renderBlocks(props),
	useFormFields: () => -1,
	useTranslation: () => ({ i18n: { language, fallbackLanguage: 'en' } }),
}));
const { BlockPicker } = await import('./block-picker.tsx');

const singular = {
	en: 'Questions and answers',
	da: 'Spørgsmål og svar',
	de: 'Fragen und Antworten',
};
const { slug, admin } = block;
const custom = { ...admin?.custom };
const labels = { singular, plural: singular };
const field = { name: 'sections', blocks: [{ slug, labels, fields: [], admin: { custom } }] };

it.each([
	['en', 'Questions and answers', 'accordion'],
	['da', 'Spørgsmål og svar', 'harmonika'],
	['de', 'Fragen und Antworten', 'Akkordeon'],
])('in %s the picker shows the name and use of a block', (code, name, use) => {
	language = code;
	const props = {
		field,
		path: 'sections',
		schemaPath: 'pages.sections',
		permissions: true,
	} as const;
	renderToStaticMarkup(createElement(BlockPicker, props));
	const label = renderBlocks.mock.lastCall?.[0].field.blocks[0]?.labels?.singular;
	const [first, second] = String(label).split('\n');
	expect(first).toBe(name);
	expect(second).toContain(use);
});

it('offers blocks by purpose, most used first', () => {
	const blocks = [wideCta, faq, hero, richText].map((one) => ({
		slug: one.slug,
		labels,
		fields: [],
	}));
	const props = {
		field: { name: 'sections', blocks },
		path: 'sections',
		schemaPath: 'pages.sections',
		permissions: true,
	} as const;
	renderToStaticMarkup(createElement(BlockPicker, props));
	const slugs = renderBlocks.mock.lastCall?.[0].field.blocks.map((one) => one.slug);
	expect(slugs).toEqual(['hero', 'richText', 'faq', 'wideCta']);
	expect(faq.admin?.group).toMatchObject({ en: 'Text and pictures' });
});
