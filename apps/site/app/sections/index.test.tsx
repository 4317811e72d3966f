// @vitest-environment ./test/dom/environment.ts
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { renderHtml, texts } from '~/testing/render';
import { PageSections } from '.';

const modules = import.meta.glob<{ example: PageSectionFieldsFragment }>('./*/example.ts', {
	eager: true,
});
const examples = Object.values(modules).map((module) => module.example);

function markupWithChat(element: ReactNode): string {
	const page = <MessagesProvider messages={en}>{element}</MessagesProvider>;
	const router = createMemoryRouter(
		[{ id: 'root', path: '*', element: page, loader: () => null }],
		{
			hydrationData: { loaderData: { root: { hasChat: true } } },
		},
	);
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

const visibleFields = new Set(
	'heading eyebrow title notes bullets label value source description question quote company figure figureLabel caption'.split(
		' ',
	),
);

/** The texts of a section's fields that it always shows as plain text. */
function textsOf(value: unknown, name = ''): string[] {
	if (typeof value === 'string') return visibleFields.has(name) ? [value] : [];
	// The estimator shows this button for large numbers only.
	if (name === 'requestLink') return [];
	if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name));
	return Object.entries(value ?? {}).flatMap(([key, field]) => textsOf(field, key));
}

const spaceless = (text: string) => text.replace(/\s+/g, '');

describe('PageSections', () => {
	it('renders every section that has an example', () => {
		const container = renderHtml(<PageSections sections={examples} />);
		expect(container.querySelectorAll('section').length).toBeGreaterThanOrEqual(examples.length);
	});

	it('shows every text of a section and labels the section with its heading', () => {
		for (const example of examples) {
			const container = renderHtml(<PageSections sections={[example]} title="Page" />);
			const html = spaceless(container.innerHTML + container.textContent);
			const missing = textsOf(example).filter((text) => !html.includes(spaceless(text)));
			expect(missing, example.__typename).toEqual([]);
			if (!('heading' in example)) continue;
			const section = container.querySelector('section[aria-labelledby]');
			const label = container.querySelector(`[id="${section?.getAttribute('aria-labelledby')}"]`);
			expect(label?.matches('h1, h2'), example.__typename).toBe(true);
		}
	});

	it('never skips a heading level', () => {
		for (const example of examples) {
			const container = renderHtml(<PageSections sections={[example]} title="Page" />);
			let previous = 0;
			for (const heading of container.querySelectorAll('h1, h2, h3, h4')) {
				const level = Number(heading.tagName.slice(1));
				expect(level, `${example.__typename}: ${heading.textContent}`).toBeLessThanOrEqual(
					previous + 1,
				);
				previous = level;
			}
		}
	});

	it('renders one h1, visually hidden if no hero or form is the first section', () => {
		const [hero] = examples.filter((example) => example.__typename === 'HeroSection');
		const [faq] = examples.filter((example) => example.__typename === 'FaqSection');
		if (!hero || !faq) throw new Error('examples missing');
		expect(texts(renderHtml(<PageSections sections={[hero, faq]} title="Page" />), 'h1')).toEqual([
			'Say it once. See where it got to.',
		]);
		expect(texts(renderHtml(<PageSections sections={[faq]} title="Page" />), 'h1')).toEqual([
			'Page',
		]);
		const [form] = examples.filter((example) => example.__typename === 'FormSection');
		if (!form) throw new Error('example missing');
		expect(texts(renderHtml(<PageSections sections={[form]} title="Page" />), 'h1')).toEqual([
			'Write to us',
		]);
	});

	it('puts the target of chat links at the first form if there is no chat', () => {
		const [form] = examples.filter((example) => example.__typename === 'FormSection');
		const [faq] = examples.filter((example) => example.__typename === 'FaqSection');
		if (!form || !faq) throw new Error('examples missing');
		const chatTargets = (sections: PageSectionFieldsFragment[]) => [
			...renderHtml(<PageSections sections={sections} />).querySelectorAll('#openchat'),
		];
		const targets = chatTargets([faq, form, { ...form, id: 'another' }]);
		expect(targets).toHaveLength(1);
		expect(targets[0]?.nextElementSibling?.querySelector('form')).not.toBeNull();
		expect(chatTargets([faq])).toEqual([]);
		expect(markupWithChat(<PageSections sections={[form]} />)).not.toContain('openchat');
	});

	it('omits sections of unknown types', () => {
		const unknown = {
			__typename: 'FutureSection',
			id: 'x',
		} as unknown as PageSectionFieldsFragment;
		expect(renderHtml(<PageSections sections={[unknown]} />).innerHTML).toBe('');
	});
});
