// @vitest-environment happy-dom
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

describe('PageSections', () => {
	it('renders every section that has an example', () => {
		const container = renderHtml(<PageSections sections={examples} />);
		expect(container.querySelectorAll('section').length).toBeGreaterThanOrEqual(examples.length);
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

	it('renders one h1, visually hidden if no hero is the first section', () => {
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
