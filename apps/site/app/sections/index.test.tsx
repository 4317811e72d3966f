// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { markupFaults } from '~/testing/markup-faults';
import { renderHtml, renderMarkup, texts } from '~/testing/render';
import { PageSections } from '.';

const modules = import.meta.glob<{ example: PageSectionFieldsFragment }>('./*/example.ts', {
	eager: true,
});
const examples = Object.values(modules).map((module) => module.example);

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

	it('leaves out types it does not know', () => {
		const unknown = {
			__typename: 'FutureSection',
			id: 'x',
		} as unknown as PageSectionFieldsFragment;
		expect(renderHtml(<PageSections sections={[unknown]} />).innerHTML).toBe('');
	});
});
