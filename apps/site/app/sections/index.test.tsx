// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { markupFaults } from '~/testing/markup-faults';
import { renderHtml, renderMarkup, texts } from '~/testing/render';
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

describe('PageSections', () => {
	it('shows every section it has an example of', () => {
		const container = renderHtml(<PageSections sections={examples} />);
		expect(container.querySelectorAll('section').length).toBeGreaterThanOrEqual(examples.length);
	});

	it.each(examples)('$__typename is valid HTML', async (example) => {
		expect(await markupFaults(renderMarkup(<PageSections sections={[example]} />))).toEqual([]);
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

	it('has one first-level heading, hidden where no hero opens the page', () => {
		const [hero] = examples.filter((example) => example.__typename === 'HeroSection');
		const [faq] = examples.filter((example) => example.__typename === 'FaqSection');
		if (!hero || !faq) throw new Error('examples missing');
		expect(texts(renderHtml(<PageSections sections={[hero, faq]} title="Page" />), 'h1')).toEqual([
			'Say it once. See where it got to.',
		]);
		expect(texts(renderHtml(<PageSections sections={[faq]} title="Page" />), 'h1')).toEqual([
			'Page',
		]);
	});

	it('leads who wants to chat to the first form where there is no chat', () => {
		const [form] = examples.filter((example) => example.__typename === 'FormSection');
		const [faq] = examples.filter((example) => example.__typename === 'FaqSection');
		if (!form || !faq) throw new Error('examples missing');
		const places = (sections: PageSectionFieldsFragment[]) => [
			...renderHtml(<PageSections sections={sections} />).querySelectorAll('#openchat'),
		];
		const both = places([faq, form, { ...form, id: 'another' }]);
		expect(both).toHaveLength(1);
		expect(both[0]?.nextElementSibling?.querySelector('form')).not.toBeNull();
		expect(places([faq])).toEqual([]);
		expect(markupWithChat(<PageSections sections={[form]} />)).not.toContain('openchat');
	});

	it('leaves out types it does not know', () => {
		const unknown = {
			__typename: 'FutureSection',
			id: 'x',
		} as unknown as PageSectionFieldsFragment;
		expect(renderHtml(<PageSections sections={[unknown]} />).innerHTML).toBe('');
	});
});
